import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const postFragment = graphql(
  `fragment PostFields on BlogPost {
    documentId revision title slug content excerpt tags publicationState listDate
    image { ...MediaFileFields }
    searchTitle searchDescription
    previewPicture { ...MediaFileFields }
  }`,
  [mediaFileFragment],
);

export type PostRow = ResultOf<typeof postFragment>;

/** The draft is the newest version of every post, published or not. */
export const Posts = graphql(
  `query Posts($filters: BlogPostFiltersInput, $isPublished: Boolean, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: blogPosts_connection(
      status: DRAFT
      hasPublishedVersion: $isPublished
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...PostFields }
      pageInfo { total pageCount }
    }
  }`,
  [postFragment],
);

export const CreatePost = graphql(
  `mutation CreatePost($data: BlogPostInput!, $status: PublicationStatus!) {
    saved: createBlogPost(data: $data, status: $status) { ...PostFields }
  }`,
  [postFragment],
);

export const UpdatePost = graphql(
  `mutation UpdatePost($documentId: ID!, $data: BlogPostInput!, $status: PublicationStatus!) {
    saved: updateBlogPost(documentId: $documentId, data: $data, status: $status) { ...PostFields }
  }`,
  [postFragment],
);

export const UnpublishPost = graphql(`mutation UnpublishPost($documentId: ID!) {
  unpublishBlogPost(documentId: $documentId) { documentId }
}`);

export const PreviewLink = graphql(`query PreviewLink($documentId: ID!) {
  blogPostPreview(documentId: $documentId) { path endsAt }
}`);

export const EndPreviews = graphql(`mutation EndPreviews($documentId: ID!) {
  endBlogPostPreviews(documentId: $documentId)
}`);

export const commentFragment = graphql(`fragment CommentFields on Comment {
  documentId revision name email text status createdAt
  blogPost { title }
}`);

export type CommentRow = ResultOf<typeof commentFragment>;

export const PendingComments = graphql(`query PendingComments {
  comments_connection(filters: { status: { eq: "pending" } }, pagination: { page: 1, pageSize: 1 }) {
    pageInfo { total }
  }
}`);
