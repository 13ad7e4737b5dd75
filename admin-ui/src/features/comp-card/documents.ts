import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const compCardFragment = graphql(
  `fragment CompCardFields on CompCard {
    documentId
    revision
    picturesLeft
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

/** Pieces with their frames, of which the pictures can be chosen. */
export const PiecePictures = graphql(
  `query PiecePictures($filters: PortfolioItemFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: portfolioItems_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes {
        title
        image { ...MediaFileFields }
        frames(pagination: { limit: 30 }) { file { ...MediaFileFields } }
      }
      pageInfo { total pageCount }
    }
  }`,
  [mediaFileFragment],
);

type Pieces = NonNullable<ResultOf<typeof PiecePictures>['found']>;
export type PieceRow = Pieces['nodes'][number];

/** One set of digitals per page, newest first. */
export const DigitalPictures = graphql(
  `query DigitalPictures($page: Int!) {
    found: digitalSets_connection(
      sort: ["takenOn:desc", "createdAt:desc", "documentId:asc"]
      pagination: { page: $page, pageSize: 1 }
    ) {
      nodes {
        takenOn
        pictures(pagination: { limit: 40 }) {
          angle
          image {
            ...MediaFileFields
          }
        }
      }
      pageInfo { total pageCount }
    }
  }`,
  [mediaFileFragment],
);

type DigitalSets = NonNullable<ResultOf<typeof DigitalPictures>['found']>;
export type DigitalSetRow = DigitalSets['nodes'][number];

/** Also creates the card if none exists. */
export const UpdateCompCard = graphql(
  `mutation UpdateCompCard($data: CompCardInput!) {
    saved: updateCompCard(data: $data) { ...CompCardFields }
  }`,
  [compCardFragment],
);
