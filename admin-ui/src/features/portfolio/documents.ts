import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

/** What a list shows of a piece. Lists never read frames: a page of stories has hundreds of them. */
export const cardFragment = graphql(
  `fragment PortfolioCardFields on PortfolioItem {
    documentId revision title category year
    cover { ...MediaFileFields }
    pictureCount filmCount
  }`,
  [mediaFileFragment],
);
export type CardRow = ResultOf<typeof cardFragment>;

export const pieceFragment = graphql(
  `fragment PieceFields on PortfolioItem {
    ...PortfolioCardFields slug description
    image { ...MediaFileFields name size }
    frames(pagination: { limit: 30 }) {
      file { ...MediaFileFields name size }
      poster { ...MediaFileFields }
      captions { documentId url }
    }
  }`,
  [cardFragment, mediaFileFragment],
);
export type PieceRow = ResultOf<typeof pieceFragment>;

export const PortfolioIds =
  graphql(`query PortfolioIds($filters: PortfolioItemFiltersInput, $page: Int!, $pageSize: Int!) {
  portfolioItems_connection(
    filters: $filters
    sort: ["documentId:asc"]
    pagination: { page: $page, pageSize: $pageSize }
  ) {
    nodes { documentId }
    pageInfo { pageCount total }
  }
}`);

export const PortfolioTitles =
  graphql(`query PortfolioTitles($filters: PortfolioItemFiltersInput, $pageSize: Int!) {
  portfolioItems(
    filters: $filters
    sort: ["position:asc", "createdAt:desc", "documentId:asc"]
    pagination: { pageSize: $pageSize }
  ) {
    documentId title
  }
}`);

export const PortfolioOrder = graphql(`query PortfolioOrder {
  portfolioOrder { version arranged }
}`);

export const OwnersCategories = graphql(`query OwnersCategories {
  portfolioCategories { name }
}`);

export const MovePortfolioItems =
  graphql(`mutation MovePortfolioItems($documentIds: [ID!]!, $place: PortfolioPlace!, $target: ID, $version: Int!) {
  movePortfolioItems(documentIds: $documentIds, place: $place, target: $target, version: $version) {
    version arranged
  }
}`);

export const ShowPortfolioNewestFirst = graphql(`mutation ShowPortfolioNewestFirst($version: Int!) {
  showPortfolioNewestFirst(version: $version) { version arranged }
}`);

export const SetPortfolioCategory =
  graphql(`mutation SetPortfolioCategory($documentIds: [ID!]!, $category: String) {
  setPortfolioCategory(documentIds: $documentIds, category: $category)
}`);

export const SetPortfolioYear = graphql(`mutation SetPortfolioYear($documentIds: [ID!]!, $year: Int) {
  setPortfolioYear(documentIds: $documentIds, year: $year)
}`);

export const DeletePortfolioItems = graphql(`mutation DeletePortfolioItems($documentIds: [ID!]!) {
  deletePortfolioItems(documentIds: $documentIds)
}`);
