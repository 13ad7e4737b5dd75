import { graphql } from '../../strapi/graphql';

export const ApplyToVolunteer = graphql(`
  mutation ApplyToVolunteer($data: VolunteerApplicationInput!, $proof: SubmissionProofInput!) {
    applyToVolunteer(data: $data, proof: $proof) { status }
  }
`);
