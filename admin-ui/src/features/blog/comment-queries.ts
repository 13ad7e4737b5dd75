import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import { decisionMutation } from '../../resource/decisions';
import { deleteMutation, pageQuery } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { requireFound } from '../../strapi/errors';
import type { BlogSearch } from './blog';
import { type Comment, toComment } from './comment';
import { Comments, DeleteComment, PendingComments, UpdateComment } from './documents';
import { wording as sentences } from './wording';

const { loadFailure } = sentences.comments;

export function commentFilters({
  comments: status,
  q,
}: Pick<BlogSearch, 'comments' | 'q'>): VariablesOf<typeof Comments>['filters'] {
  const found = { containsi: q };
  return {
    ...(status && { status: { eq: status } }),
    ...(q && { or: [{ name: found }, { email: found }, { text: found }] }),
  };
}

export const commentQueries = {
  page: ({ comments, q, order, page }: Pick<BlogSearch, 'comments' | 'q' | 'order' | 'page'>) => {
    const filters = commentFilters({ comments, q });
    const variables = { filters, sort: sortOrder(order), page, pageSize: PAGE_SIZE };
    return pageQuery({ key: 'comments', toItem: toComment, document: Comments, variables, loadFailure });
  },
  pendingCount: () =>
    queryOptions({
      queryKey: ['comments', 'pending-count'] as const,
      queryFn: async ({ signal }) => {
        const answer = await strapi.request({ document: PendingComments, signal });
        return answer.comments_connection?.pageInfo.total ?? 0;
      },
      meta: { loadFailure },
    }),
};

const wording = sentences.comments;

/** Unlike a decision about an application, this one can be changed. */
export const decideComments = decisionMutation<Comment>({
  key: 'comments',
  setStatus: async ({ documentId, revision }, status) => {
    const variables = { documentId, data: { status, revision } };
    const { saved } = await strapi.request({ document: UpdateComment, variables });
    return toComment(requireFound(saved));
  },
  isOpen: ({ status }, decision) => status !== decision,
  sentence: wording.decided,
  changeFailed: wording.changeFailed,
});

export const deleteComment = () =>
  deleteMutation({ key: 'comments', document: DeleteComment, failed: wording.deleteFailed });
