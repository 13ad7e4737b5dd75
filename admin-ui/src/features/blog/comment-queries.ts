import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import type { BlogSearch } from './blog';
import { type Comment, toComment } from './comment';
import { wording } from './wording';

export const commentFields = graphql(`
  fragment CommentFields on Comment {
    documentId
    revision
    name
    email
    text
    status
    createdAt
    blogPost {
      title
    }
  }
`);

export type CommentRow = ResultOf<typeof commentFields>;

/** Comments have no draft; their posts do, and an unpublished post has nothing else to take the title from. */
const Comments = graphql(
  `
    query Comments($filters: CommentFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      comments_connection(
        status: DRAFT
        filters: $filters
        sort: $sort
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...CommentFields
        }
        pageInfo {
          total
          pageCount
        }
      }
    }
  `,
  [commentFields],
);

const PendingComments = graphql(`
  query PendingComments {
    comments_connection(filters: { status: { eq: "pending" } }, pagination: { page: 1, pageSize: 1 }) {
      pageInfo {
        total
      }
    }
  }
`);

type Filters = NonNullable<VariablesOf<typeof Comments>['filters']>;

/** A status, and a text in name, email or comment. */
export function commentFilters({ comments: status, q }: Pick<BlogSearch, 'comments' | 'q'>): Filters {
  const found = { containsi: q };
  return {
    ...(status && { status: { eq: status } }),
    ...(q && { or: [{ name: found }, { email: found }, { text: found }] }),
  };
}

export const commentQueries = {
  all: () => ['comments'] as const,

  /** Without a status all of them. */
  page: ({ comments, q, order, page }: Pick<BlogSearch, 'comments' | 'q' | 'order' | 'page'>) =>
    queryOptions({
      queryKey: [...commentQueries.all(), 'page', comments, q, order, page] as const,
      queryFn: async ({ signal }): Promise<Page<Comment>> => {
        const filters = commentFilters({ comments, q });
        const variables = { filters, sort: sortOrder(order), page, pageSize: PAGE_SIZE };
        const answer = await strapi.request({ document: Comments, variables, signal });
        const found = answer.comments_connection;
        return {
          items: (found?.nodes ?? []).map(toComment),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.comments.loadFailure },
    }),

  /** How many wait for a decision. */
  pendingCount: () =>
    queryOptions({
      queryKey: [...commentQueries.all(), 'pending-count'] as const,
      queryFn: async ({ signal }) => {
        const answer = await strapi.request({ document: PendingComments, signal });
        return answer.comments_connection?.pageInfo.total ?? 0;
      },
      meta: { loadFailure: wording.comments.loadFailure },
    }),
};
