import { graphql } from '../../strapi/graphql';

export const ApprovedComments = graphql(`
  query ApprovedComments($post: ID!, $page: Int!) {
    approvedComments(blogPostDocumentId: $post, page: $page) {
      nodes {
        documentId
        name
        text
        createdAt
      }
      total
    }
  }
`);

export const PostComment = graphql(`
  mutation PostComment($data: BlogCommentInput!, $proof: SubmissionProofInput!) {
    postComment(data: $data, proof: $proof) {
      status
    }
  }
`);
