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

export const DigitalSets = graphql(
  `query DigitalSets($page: Int!, $pageSize: Int!) {
    found: digitalSets_connection(
      sort: ["takenOn:desc", "createdAt:desc", "documentId:asc"]
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...DigitalSetFields }
      pageInfo { total pageCount }
    }
  }`,
  [digitalSetFragment],
);

export const OneDigitalSet = graphql(
  `query OneDigitalSet($documentId: ID!) {
    found: digitalSet(documentId: $documentId) { ...DigitalSetFields }
  }`,
  [digitalSetFragment],
);

export const CreateDigitalSet = graphql(
  `mutation CreateDigitalSet($data: DigitalSetInput!) {
    saved: createDigitalSet(data: $data) { ...DigitalSetFields }
  }`,
  [digitalSetFragment],
);

export const UpdateDigitalSet = graphql(
  `mutation UpdateDigitalSet($documentId: ID!, $data: DigitalSetInput!) {
    saved: updateDigitalSet(documentId: $documentId, data: $data) { ...DigitalSetFields }
  }`,
  [digitalSetFragment],
);

export const DeleteDigitalSet = graphql(`mutation DeleteDigitalSet($documentId: ID!) {
  deleteDigitalSet(documentId: $documentId) { documentId }
}`);
