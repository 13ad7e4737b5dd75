import { stored } from '../../content/collection';
import type { StatusLooks } from '../../manager/status-badge';
import type { CommentRow } from './documents';
import { wording } from './wording';

/** What a visitor wrote under a post. The address is never shown to visitors. */
export type Comment = ReturnType<typeof toComment>;

/** @returns `postTitle`: null when the post was deleted */
export function toComment({ blogPost, ...row }: CommentRow) {
  return { ...stored(row), postTitle: blogPost?.title ?? null };
}

export const commentLooks: StatusLooks<Comment['status']> = {
  pending: { label: wording.comments.statuses.pending, colour: 'amber' },
  approved: { label: wording.comments.statuses.approved, colour: 'green' },
  rejected: { label: wording.comments.statuses.rejected, colour: 'red' },
};
