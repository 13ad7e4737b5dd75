import { graphql } from '../../strapi/graphql';

export const SendMessage = graphql(`
  mutation SendMessage($data: ContactMessageInput!, $proof: SubmissionProofInput!) {
    sendMessage(data: $data, proof: $proof) { status }
  }
`);
