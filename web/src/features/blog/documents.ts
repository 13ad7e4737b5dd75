import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const BlogCardFields = graphql(
  `
    fragment BlogCardFields on BlogPost {
      documentId
      slug
      title
      excerpt
      readingMinutes
      tags
      createdAt
      image {
        ...UploadFileFields
      }
    }
  `,
  [UploadFileFields],
);

export type BlogCardRow = ResultOf<typeof BlogCardFields>;

export const BlogPage = graphql(
  `
    query BlogPage($filters: BlogPostFiltersInput, $page: Int!, $pageSize: Int!) {
      blogPosts_connection(
        filters: $filters
        sort: ["createdAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...BlogCardFields
        }
        pageInfo {
          page
          pageCount
          total
        }
      }
    }
  `,
  [BlogCardFields],
);

/** What a site map needs of a post. */
export const BlogAddresses = graphql(`
  query BlogAddresses($page: Int!, $pageSize: Int!) {
    blogPosts_connection(
      sort: ["createdAt:desc", "documentId:asc"]
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes {
        slug
        title
        updatedAt
        image {
          url
        }
      }
      pageInfo {
        page
        pageCount
        total
      }
    }
  }
`);

/** The newest posts whole, for feeds. */
export const BlogFeed = graphql(
  `
    query BlogFeed {
      blogPosts(sort: ["createdAt:desc", "documentId:asc"], pagination: { pageSize: 20 }) {
        ...BlogCardFields
        content
        updatedAt
      }
    }
  `,
  [BlogCardFields],
);

export const BlogTags = graphql(`
  query BlogTags {
    blogTags {
      name
      count
    }
  }
`);

export const BlogPostBySlug = graphql(
  `
    query BlogPostBySlug($slug: String!) {
      blogPostBySlug(slug: $slug) {
        post {
          ...BlogCardFields
          content
          updatedAt
        }
        previous {
          slug
          title
        }
        next {
          slug
          title
        }
      }
    }
  `,
  [BlogCardFields],
);

export type BlogPostRow = NonNullable<ResultOf<typeof BlogFeed>['blogPosts'][number]>;
export type BlogPostPageRow = NonNullable<ResultOf<typeof BlogPostBySlug>['blogPostBySlug']>;
