import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const bioFragment = graphql(`fragment BioFields on BioContent {
  documentId
  revision
  title
  content
}`);

export type BioRow = ResultOf<typeof bioFragment>;

export const TheBio = graphql(
  `query TheBio {
    found: bioContent { ...BioFields }
  }`,
  [bioFragment],
);

export const milestoneFragment = graphql(
  `fragment MilestoneFields on Milestone {
    documentId
    revision
    year
    title
    description
    image {
      ...MediaFileFields
    }
  }`,
  [mediaFileFragment],
);

export type MilestoneRow = ResultOf<typeof milestoneFragment>;

export const Milestones = graphql(
  `query Milestones($filters: MilestoneFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: milestones_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...MilestoneFields }
      pageInfo { total pageCount }
    }
  }`,
  [milestoneFragment],
);

export const OneMilestone = graphql(
  `query OneMilestone($documentId: ID!) {
    found: milestone(documentId: $documentId) { ...MilestoneFields }
  }`,
  [milestoneFragment],
);

/** Also creates the biography if none exists. */
export const UpdateBio = graphql(
  `mutation UpdateBio($data: BioContentInput!) {
    saved: updateBioContent(data: $data) { ...BioFields }
  }`,
  [bioFragment],
);

export const CreateMilestone = graphql(
  `mutation CreateMilestone($data: MilestoneInput!) {
    saved: createMilestone(data: $data) { ...MilestoneFields }
  }`,
  [milestoneFragment],
);

export const UpdateMilestone = graphql(
  `mutation UpdateMilestone($documentId: ID!, $data: MilestoneInput!) {
    saved: updateMilestone(documentId: $documentId, data: $data) { ...MilestoneFields }
  }`,
  [milestoneFragment],
);

export const DeleteMilestone = graphql(`mutation DeleteMilestone($documentId: ID!) {
  deleteMilestone(documentId: $documentId) { documentId }
}`);
