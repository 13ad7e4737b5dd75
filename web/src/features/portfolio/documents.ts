import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const PortfolioItemFields = graphql(
  `
    fragment PortfolioItemFields on PortfolioItem {
      documentId
      title
      category
      description
      year
      image {
        ...UploadFileFields
      }
    }
  `,
  [UploadFileFields],
);

export type PortfolioItemRow = ResultOf<typeof PortfolioItemFields>;

const PortfolioListFields = graphql(
  `
    fragment PortfolioListFields on PortfolioItemEntityResponseCollection {
      nodes {
        ...PortfolioItemFields
      }
      pageInfo {
        page
        pageCount
        total
      }
    }
  `,
  [PortfolioItemFields],
);

export const PortfolioPage = graphqlForAll(
  `
    query PortfolioPage($page: Int!, $pageSize: Int!) {
      portfolioItems_connection(
        sort: ["position:asc", "createdAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        ...PortfolioListFields
      }
    }
  `,
  [PortfolioListFields],
);

export const PortfolioOfCategory = graphqlForAll(
  `
    query PortfolioOfCategory($category: String!, $page: Int!, $pageSize: Int!) {
      portfolioItems_connection(
        filters: { category: { eqi: $category } }
        sort: ["position:asc", "createdAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        ...PortfolioListFields
      }
    }
  `,
  [PortfolioListFields],
);

export const OnePortfolioItem = graphqlForAll(
  `
    query OnePortfolioItem($documentId: ID!) {
      portfolioItem(documentId: $documentId) {
        ...PortfolioItemFields
      }
    }
  `,
  [PortfolioItemFields],
);

export const PortfolioCategories = graphqlForAll(`
  query PortfolioCategories {
    portfolioCategories {
      name
      count
    }
  }
`);
