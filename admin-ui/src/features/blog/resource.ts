import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import { collection, containing } from '../../resource/collection';
import { decisionMutation } from '../../resource/decisions';
import { pageQuery } from '../../resource/queries';
import { reader } from '../../resource/reader';
import type { BlogSearch } from './blog';
import { type Comment, toComment } from './comment';
import { Comments, commentFragment, PendingComments } from './documents';
import { wording as sentences } from './wording';

const wording = sentences.comments;
const { loadFailure } = wording;

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

/** Returns the query of one page, with the titles of unpublished posts. */
export const commentPage = (search: Pick<BlogSearch, 'comments' | 'q' | 'order' | 'page'>) => {
  const filters = comments.filters(search);
  const variables = { filters, sort: sortOrder(search.order), page: search.page, pageSize: PAGE_SIZE };
  return pageQuery({ key: 'comments', toItem: toComment, document: Comments, variables, loadFailure });
};

export const pendingComments = () =>
  reader('comments', loadFailure)('pending-count', PendingComments, {
    toData: (answer) => answer.comments_connection?.pageInfo.total ?? 0,
  });

/** Unlike a decision about an application, this one can be changed. */
export const decideComments = decisionMutation<Comment>(comments, {
  isOpen: ({ status }, decision) => status !== decision,
  sentence: wording.decided,
  changeFailed: wording.changeFailed,
});
