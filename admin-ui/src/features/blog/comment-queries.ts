import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { PAGE_SIZE, type Page } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { type Comment, type CommentStatus, toComment } from './comment';
import { wording } from './wording';

const commentFields = graphql(`
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

const Comments = graphql(
  `
    query Comments($filters: CommentFiltersInput, $page: Int!, $pageSize: Int!) {
      comments_connection(
        filters: $filters
        sort: ["createdAt:desc"]
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

export const commentQueries = {
  all: () => ['comments'] as const,

  /** Newest first; without a status all of them. */
  page: (page: number, status: CommentStatus | undefined) =>
    queryOptions({
      queryKey: [...commentQueries.all(), 'page', page, status] as const,
      queryFn: async ({ signal }): Promise<Page<Comment>> => {
        const filters = status ? { status: { eq: status } } : {};
        const variables = { filters, page, pageSize: PAGE_SIZE };
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
