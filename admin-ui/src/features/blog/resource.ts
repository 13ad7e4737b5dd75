import { sortOrder } from '../../kit/list/list-search';
import { looksIn } from '../../kit/list/status-badge';
import { collection, containing } from '../../resource/collection';
import { DECISION_COLOURS, decisionMutation } from '../../resource/decisions';
import { stored } from '../../resource/queries';
import { reader } from '../../resource/reader';
import type { BlogSearch } from './blog';
import { type CommentRow, commentFragment, PendingComments } from './documents';
import { wording as sentences } from './wording';

const wording = sentences.comments;

/** Converts a row. `postTitle` is null if the post was deleted. */
const toComment = ({ blogPost, ...row }: CommentRow) => ({
  ...stored(row),
  postTitle: blogPost?.title ?? null,
});

/** A visitor's comment on a post. Visitors never see the email address. */
export type Comment = ReturnType<typeof toComment>;

export const commentLooks = looksIn(wording.statuses, DECISION_COLOURS);

export const comments = collection({
  type: 'comment',
  many: 'comments',
  fragment: commentFragment,
  toItem: toComment,
  filters: ({ comments: status, q }: Pick<BlogSearch, 'comments' | 'q'>) => ({
    ...(status && { status: { eq: status } }),
    ...containing(q, ['name', 'email', 'text']),
  }),
  order: ({ order }: Pick<BlogSearch, 'order'>) => sortOrder(order),
  wording,
});

export const pendingComments = () =>
  reader('comments', wording.loadFailure)('pending-count', PendingComments, {
    toData: (answer) => answer.comments_connection?.pageInfo.total ?? 0,
  });

/** Unlike a decision about an application, this one can be changed. */
export const decideComments = decisionMutation<Comment>(comments, {
  isOpen: ({ status }, decision) => status !== decision,
  sentence: wording.decided,
  changeFailed: wording.changeFailed,
});
