import { graphql, graphqlForAll } from '../../strapi/graphql';

export const ApprovedComments = graphqlForAll(`
  query ApprovedComments($post: ID!, $page: Int!) {
    approvedComments(blogPostDocumentId: $post, page: $page) {
      nodes { documentId name text createdAt }
      total
    }
  }
`);

export const PostComment = graphql(`
  mutation PostComment($data: BlogCommentInput!, $proof: SubmissionProofInput!) {
    postComment(data: $data, proof: $proof) { status }
  }
`);
