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

export type BlogPostPageRow = NonNullable<ResultOf<typeof BlogPostBySlug>['blogPostBySlug']>;
