import type { StatusLooks } from '../../manager/status-badge';
import type { CommentRow } from './documents';
import { wording } from './wording';

export const COMMENT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** What a visitor wrote under a post. */
export interface Comment {
  documentId: string;
  revision: number;
  name: string;
  /** Never shown to visitors. */
  email: string;
  text: string;
  status: CommentStatus;
  /** Title of the post; null when it was deleted. */
  postTitle: string | null;
  /** ISO 8601 */
  createdAt: string;
}

export function toComment(row: CommentRow): Comment {
  const { documentId, revision, name, email, text, status, blogPost, createdAt } = row;
  return {
    documentId,
    revision: revision ?? 1,
    name,
    email,
    text,
    status,
    postTitle: blogPost?.title ?? null,
    createdAt: createdAt ?? '',
  };
}

export const commentLooks: StatusLooks<CommentStatus> = {
  pending: { label: wording.comments.statuses.pending, colour: 'amber' },
  approved: { label: wording.comments.statuses.approved, colour: 'green' },
  rejected: { label: wording.comments.statuses.rejected, colour: 'red' },
};
