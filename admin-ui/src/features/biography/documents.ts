import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

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

/** Also creates the biography if none exists. */
export const UpdateBio = graphql(
  `mutation UpdateBio($data: BioContentInput!) {
    saved: updateBioContent(data: $data) { ...BioFields }
  }`,
  [bioFragment],
);
