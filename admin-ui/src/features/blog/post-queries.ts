import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { mediaFileFields } from '../../strapi/media-file';
import type { BlogSearch } from './blog';
import { type Post, toPost } from './post';
import { wording } from './wording';

export const postFields = graphql(
  `
    fragment PostFields on BlogPost {
      documentId
      revision
      title
      slug
      content
      excerpt
      tags
      publicationState
      createdAt
      image {
        ...MediaFileFields
      }
    }
  `,
  [mediaFileFields],
);

export type PostRow = ResultOf<typeof postFields>;

/** The draft is the newest version of every post, published or not. */
const Posts = graphql(
  `
    query Posts($filters: BlogPostFiltersInput, $isPublished: Boolean, $sort: [String], $page: Int!, $pageSize: Int!) {
      blogPosts_connection(
        status: DRAFT
        hasPublishedVersion: $isPublished
        filters: $filters
        sort: $sort
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...PostFields
        }
        pageInfo {
          total
          pageCount
        }
      }
    }
  `,
  [postFields],
);

const OnePost = graphql(
  `
    query OnePost($documentId: ID!) {
      blogPost(documentId: $documentId, status: DRAFT) {
        ...PostFields
      }
    }
  `,
  [postFields],
);

type Filters = NonNullable<VariablesOf<typeof Posts>['filters']>;

/** A text in title or content. */
export function postFilters(q: string): Filters {
  const found = { containsi: q };
  return q ? { or: [{ title: found }, { content: found }] } : {};
}

export const postQueries = {
  all: () => ['posts'] as const,

  /** @param search `posts` narrows it to drafts or to what visitors can read */
  page: ({ q, posts, sort, page }: Pick<BlogSearch, 'q' | 'posts' | 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...postQueries.all(), 'page', q, posts, sort, page] as const,
      queryFn: async ({ signal }): Promise<Page<Post>> => {
        const filters = postFilters(q);
        const isPublished = posts && posts === 'published';
        const variables = { filters, isPublished, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
        const answer = await strapi.request({ document: Posts, variables, signal });
        const found = answer.blogPosts_connection;
        return {
          items: (found?.nodes ?? []).map(toPost),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),

  one: (documentId: string) =>
    queryOptions({
      queryKey: [...postQueries.all(), 'one', documentId] as const,
      queryFn: async ({ signal }): Promise<Post | null> => {
        const { blogPost } = await strapi.request({ document: OnePost, variables: { documentId }, signal });
        return blogPost && toPost(blogPost);
      },
      meta: { loadFailure: wording.loadFailure },
    }),
};
