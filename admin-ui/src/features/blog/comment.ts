import type { StatusLooks } from '../../kit/list/status-badge';
import { stored } from '../../resource/queries';
import type { CommentRow } from './documents';
import { wording } from './wording';

/** A visitor's comment on a post. Visitors never see the email address. */
export type Comment = ReturnType<typeof toComment>;

/** Converts a row. `postTitle` is null if the post was deleted. */
export function toComment({ blogPost, ...row }: CommentRow) {
  return { ...stored(row), postTitle: blogPost?.title ?? null };
}

export const commentLooks: StatusLooks<Comment['status']> = {
  pending: { label: wording.comments.statuses.pending, colour: 'amber' },
  approved: { label: wording.comments.statuses.approved, colour: 'green' },
  rejected: { label: wording.comments.statuses.rejected, colour: 'red' },
};
