import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { pageQuery } from '../../content/collection';
import { PAGE_SIZE, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import type { BlogSearch } from './blog';
import { toComment } from './comment';
import { Comments, PendingComments } from './documents';
import { wording as sentences } from './wording';

const { loadFailure } = sentences.comments;

/** A status, and a text in name, email or comment. */
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
  /** Without a status all of them. */
  page: ({ comments, q, order, page }: Pick<BlogSearch, 'comments' | 'q' | 'order' | 'page'>) => {
    const filters = commentFilters({ comments, q });
    const variables = { filters, sort: sortOrder(order), page, pageSize: PAGE_SIZE };
    return pageQuery({ key: 'comments', toItem: toComment, document: Comments, variables, loadFailure });
  },
  /** How many wait for a decision. */
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
