import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const BlogCardFields = graphql(
  `
    fragment BlogCardFields on BlogPost {
      documentId slug title excerpt readingMinutes tags firstPublishedAt
      image { ...UploadFileFields }
    }
  `,
  [UploadFileFields],
);

export type BlogCardRow = ResultOf<typeof BlogCardFields>;

/** A missing variable leaves its filter out. */
export const BlogPage = graphqlForAll(
  `
    query BlogPage($search: String, $tag: JSON, $page: Int!, $pageSize: Int!) {
      blogPosts_connection(
        filters: {
          and: [
            { or: [{ title: { containsi: $search } }, { excerpt: { containsi: $search } }] }
            { tags: { containsi: $tag } }
          ]
        }
        sort: ["firstPublishedAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes { ...BlogCardFields }
        pageInfo { page pageCount total }
      }
    }
  `,
  [BlogCardFields],
);

/** The fields of posts for the sitemap. */
export const BlogAddresses = graphqlForAll(`
  query BlogAddresses($page: Int!, $pageSize: Int!) {
    blogPosts_connection(
      sort: ["firstPublishedAt:desc", "documentId:asc"]
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes {
        slug title updatedAt
        image { url }
      }
      pageInfo { page pageCount total }
    }
  }
`);

/** The newest posts with their whole texts, for feeds. */
export const BlogFeed = graphqlForAll(
  `
    query BlogFeed {
      blogPosts(sort: ["firstPublishedAt:desc", "documentId:asc"], pagination: { pageSize: 20 }) {
        ...BlogCardFields content updatedAt
        pictures { ...UploadFileFields }
      }
    }
  `,
  [BlogCardFields, UploadFileFields],
);

export const BlogTags = graphqlForAll(`
  query BlogTags {
    blogTags { name count }
  }
`);

export const BlogPostBySlug = graphqlForAll(
  `
    query BlogPostBySlug($slug: String!) {
      blogPostBySlug(slug: $slug) {
        post {
          ...BlogCardFields content updatedAt
          pictures { ...UploadFileFields }
          searchTitle searchDescription
          previewPicture { ...UploadFileFields }
        }
        previous { slug title }
        next { slug title }
      }
    }
  `,
  [BlogCardFields, UploadFileFields],
);

export type BlogPostRow = NonNullable<ResultOf<typeof BlogFeed>['blogPosts'][number]>;
export type BlogPostPageRow = NonNullable<ResultOf<typeof BlogPostBySlug>['blogPostBySlug']>;
