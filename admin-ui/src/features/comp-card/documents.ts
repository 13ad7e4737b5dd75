import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const compCardFragment = graphql(
  `fragment CompCardFields on CompCard {
    documentId
    revision
    pictures(pagination: { limit: 5 }) {
      focalX
      focalY
      image {
        ...MediaFileFields
      }
    }
  }`,
  [mediaFileFragment],
);

export type CompCardRow = ResultOf<typeof compCardFragment>;

export const TheCompCard = graphql(
  `query TheCompCard {
    found: compCard { ...CompCardFields }
  }`,
  [compCardFragment],
);

/** Creates the card, too, where there is none yet. */
export const UpdateCompCard = graphql(
  `mutation UpdateCompCard($data: CompCardInput!) {
    saved: updateCompCard(data: $data) { ...CompCardFields }
  }`,
  [compCardFragment],
);
