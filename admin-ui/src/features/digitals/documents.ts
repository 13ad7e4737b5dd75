import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const digitalSetFragment = graphql(
  `fragment DigitalSetFields on DigitalSet {
    documentId
    revision
    takenOn
    stillTrueOn
    state
    pictures(pagination: { limit: 40 }) {
      angle
      image { ...MediaFileFields }
    }
    clip { documentId url }
    captions { documentId url }
  }`,
  [mediaFileFragment],
);

export type DigitalSetRow = ResultOf<typeof digitalSetFragment>;
