import { toListPage } from '../../strapi/paging';
import { strapiPages, strapiQuery } from '../../strapi/query';
import {
  OnePortfolioItem,
  PortfolioAddresses,
  PortfolioCategories,
  PortfolioCount,
  PortfolioPage,
  PortfolioPieceBySlug,
} from './documents';
import { toPortfolioItem } from './portfolio-item';
import { toPiece } from './story';
import { portfolioWording } from './wording';

/** Images per page: complete rows of one, two and three. */
export const PORTFOLIO_PAGE_SIZE = 12;

interface PortfolioList {
  /** Ignores case; absent: all */
  category?: string;
  pageSize: number;
}

export const portfolioQueries = {
  /** In the owner's order (newest first until they change it), one page at a time for View More. */
  pages: ({ category, pageSize }: PortfolioList) =>
    strapiPages(
      PortfolioPage,
      { pageSize, ...(category && { category }) },
      ({ portfolioItems_connection: list }) => toListPage(list, toPortfolioItem),
      { loadFailure: portfolioWording.loadFailure },
    ),

  /** Returns one item for an address that names it; null when it does not exist or has no image. */
  one: (documentId: string) =>
    strapiQuery(
      OnePortfolioItem,
      { documentId },
      ({ portfolioItem }) => (portfolioItem && toPortfolioItem(portfolioItem)[0]) ?? null,
      { loadFailure: portfolioWording.loadFailure },
    ),

  /** Returns a piece with its frames and neighbours; null when the slug is unknown or visitors can see nothing of it. */
  piece: (slug: string) =>
    strapiQuery(
      PortfolioPieceBySlug,
      { slug },
      ({ portfolioPiece }) => portfolioPiece && toPiece(portfolioPiece),
      { loggedFailure: portfolioWording.loadFailure },
    ),

  /** The fields of pieces for the site map, in the owner's order; pages of up to 100 count from 1. */
  addresses: (page: number, pageSize: number) =>
    strapiQuery(PortfolioAddresses, { page, pageSize }, ({ portfolioItems_connection: list }) =>
      toListPage(list, (row) => row),
    ),

  /** Returns the number of pieces. */
  count: () =>
    strapiQuery(PortfolioCount, {}, ({ portfolioItems_connection: list }) => list?.pageInfo.total ?? 0),

  /** Returns the categories with the number of their items, counted by the server. */
  categories: () =>
    strapiQuery(PortfolioCategories, {}, ({ portfolioCategories }) => portfolioCategories, {
      loadFailure: portfolioWording.loadFailure,
    }),
};
