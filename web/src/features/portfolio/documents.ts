import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll } from '../../strapi/graphql';
import { FilmFileFields, UploadFileFields } from '../../strapi/upload-file';

/** For lists, which load no frames. */
export const PortfolioItemFields = graphql(
  `
    fragment PortfolioItemFields on PortfolioItem {
      documentId slug title category description year pictureCount filmCount
      cover { ...UploadFileFields }
    }
  `,
  [UploadFileFields],
);

export type PortfolioItemRow = ResultOf<typeof PortfolioItemFields>;

/** A missing category leaves the filter out. */
export const PortfolioPage = graphqlForAll(
  `
    query PortfolioPage($category: String, $page: Int!, $pageSize: Int!) {
      portfolioItems_connection(
        filters: { category: { eqi: $category } }
        sort: ["position:asc", "createdAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes { ...PortfolioItemFields position }
        pageInfo { page pageCount total }
      }
    }
  `,
  [PortfolioItemFields],
);

export const OnePortfolioItem = graphqlForAll(
  `
    query OnePortfolioItem($documentId: ID!) {
      portfolioItem(documentId: $documentId) { ...PortfolioItemFields }
    }
  `,
  [PortfolioItemFields],
);

const FrameFileFields = graphql(
  `
    fragment FrameFileFields on UploadFile {
      ...FilmFileFields createdAt
      credits { photographer stylist makeUp designer copyrightNotice }
    }
  `,
  [FilmFileFields],
);

export type FrameFileRow = ResultOf<typeof FrameFileFields>;

/** A piece with all its frames, for its page and for the lightbox. */
export const PortfolioPieceBySlug = graphqlForAll(
  `
    query PortfolioPieceBySlug($slug: String!) {
      portfolioPiece(slug: $slug) {
        item {
          ...PortfolioItemFields
          image { ...FrameFileFields }
          frames(pagination: { limit: 30 }) {
            id
            file { ...FrameFileFields }
            poster { ...UploadFileFields }
            captions { url language }
          }
        }
        previous { slug title }
        next { slug title }
      }
    }
  `,
  [PortfolioItemFields, FrameFileFields, UploadFileFields],
);

export type PieceRow = NonNullable<ResultOf<typeof PortfolioPieceBySlug>['portfolioPiece']>;

/** The fields of pieces for the site map. */
export const PortfolioAddresses = graphqlForAll(`
  query PortfolioAddresses($page: Int!, $pageSize: Int!) {
    portfolioItems_connection(
      sort: ["position:asc", "createdAt:desc", "documentId:asc"]
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes {
        slug title description updatedAt
        cover { url }
        image { url }
        frames(pagination: { limit: 30 }) {
          file { url mime alternativeText seconds }
          poster { url }
        }
      }
      pageInfo { page pageCount total }
    }
  }
`);

export type PieceAddressRow = NonNullable<
  NonNullable<ResultOf<typeof PortfolioAddresses>['portfolioItems_connection']>['nodes'][number]
>;

/** The number of pieces, without their frames. */
export const PortfolioCount = graphqlForAll(`
  query PortfolioCount {
    portfolioItems_connection(pagination: { pageSize: 1 }) { pageInfo { total } }
  }
`);

export const PortfolioCategories = graphqlForAll(`
  query PortfolioCategories {
    portfolioCategories { name count }
  }
`);
