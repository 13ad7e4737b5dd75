import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const PortfolioItemFields = graphql(
  `
    fragment PortfolioItemFields on PortfolioItem {
      documentId
      title
      category
      description
      createdAt
      image {
        ...UploadFileFields
      }
    }
  `,
  [UploadFileFields],
);

export type PortfolioItemRow = ResultOf<typeof PortfolioItemFields>;

export const PortfolioPage = graphql(
  `
    query PortfolioPage($filters: PortfolioItemFiltersInput, $page: Int!, $pageSize: Int!) {
      portfolioItems_connection(
        filters: $filters
        sort: ["createdAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...PortfolioItemFields
        }
        pageInfo {
          page
          pageCount
          total
        }
      }
    }
  `,
  [PortfolioItemFields],
);

export const OnePortfolioItem = graphql(
  `
    query OnePortfolioItem($documentId: ID!) {
      portfolioItem(documentId: $documentId) {
        ...PortfolioItemFields
      }
    }
  `,
  [PortfolioItemFields],
);

export const PortfolioCategories = graphql(`
  query PortfolioCategories {
    portfolioCategories {
      name
      count
    }
  }
`);
