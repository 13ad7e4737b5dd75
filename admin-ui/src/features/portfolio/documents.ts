import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const portfolioFragment = graphql(
  `fragment PortfolioFields on PortfolioItem {
    documentId
    revision
    title
    category
    year
    description
    image {
      ...MediaFileFields
    }
  }`,
  [mediaFileFragment],
);

export type PortfolioRow = ResultOf<typeof portfolioFragment>;

export const PortfolioItems = graphql(
  `query PortfolioItems($filters: PortfolioItemFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: portfolioItems_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...PortfolioFields }
      pageInfo { total pageCount }
    }
  }`,
  [portfolioFragment],
);

export const PortfolioIds =
  graphql(`query PortfolioIds($filters: PortfolioItemFiltersInput, $page: Int!, $pageSize: Int!) {
  portfolioItems_connection(
    filters: $filters
    sort: ["documentId:asc"]
    pagination: { page: $page, pageSize: $pageSize }
  ) {
    nodes { documentId }
    pageInfo { pageCount }
  }
}`);

export const PortfolioTitles =
  graphql(`query PortfolioTitles($filters: PortfolioItemFiltersInput, $pageSize: Int!) {
  portfolioItems(
    filters: $filters
    sort: ["position:asc", "createdAt:desc", "documentId:asc"]
    pagination: { pageSize: $pageSize }
  ) {
    documentId
    title
  }
}`);

export const PortfolioOrder = graphql(`query PortfolioOrder {
  portfolioOrder { version arranged }
}`);

export const OwnersCategories = graphql(`query OwnersCategories {
  portfolioCategories { name }
}`);

export const OnePortfolioItem = graphql(
  `query OnePortfolioItem($documentId: ID!) {
    found: portfolioItem(documentId: $documentId) { ...PortfolioFields }
  }`,
  [portfolioFragment],
);

export const CreatePortfolioItem = graphql(
  `mutation CreatePortfolioItem($data: PortfolioItemInput!) {
    saved: createPortfolioItem(data: $data) { ...PortfolioFields }
  }`,
  [portfolioFragment],
);

export const UpdatePortfolioItem = graphql(
  `mutation UpdatePortfolioItem($documentId: ID!, $data: PortfolioItemInput!) {
    saved: updatePortfolioItem(documentId: $documentId, data: $data) { ...PortfolioFields }
  }`,
  [portfolioFragment],
);

export const DeletePortfolioItem = graphql(`mutation DeletePortfolioItem($documentId: ID!) {
  deletePortfolioItem(documentId: $documentId) { documentId }
}`);

export const MovePortfolioItems =
  graphql(`mutation MovePortfolioItems($documentIds: [ID!]!, $place: PortfolioPlace!, $target: ID, $version: Int!) {
  movePortfolioItems(documentIds: $documentIds, place: $place, target: $target, version: $version) {
    version
    arranged
  }
}`);

export const ShowPortfolioNewestFirst = graphql(`mutation ShowPortfolioNewestFirst($version: Int!) {
  showPortfolioNewestFirst(version: $version) { version arranged }
}`);

export const SetPortfolioCategory =
  graphql(`mutation SetPortfolioCategory($documentIds: [ID!]!, $category: String) {
  setPortfolioCategory(documentIds: $documentIds, category: $category)
}`);

export const DeletePortfolioItems = graphql(`mutation DeletePortfolioItems($documentIds: [ID!]!) {
  deletePortfolioItems(documentIds: $documentIds)
}`);
