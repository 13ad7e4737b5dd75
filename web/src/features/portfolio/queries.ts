import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { nextPage } from '../../strapi/paging';
import {
  OnePortfolioItem,
  PortfolioAddresses,
  PortfolioCategories,
  PortfolioCount,
  PortfolioOfCategory,
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
    infiniteQueryOptions({
      queryKey: ['portfolio', 'pages', { category: category?.toLowerCase(), pageSize }],
      queryFn: async ({ pageParam, signal }) => {
        const part = { page: pageParam, pageSize };
        const answer = await (category
          ? strapi.request({ document: PortfolioOfCategory, variables: { ...part, category }, signal })
          : strapi.request({ document: PortfolioPage, variables: part, signal }));
        const list = answer.portfolioItems_connection;
        const rows = list?.nodes ?? [];
        return {
          items: rows.flatMap(toPortfolioItem),
          isArranged: rows.some(({ position }) => (position ?? 0) > 0),
          pageInfo: list?.pageInfo ?? { page: 1, pageCount: 1, total: 0 },
        };
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      meta: { loadFailure: portfolioWording.loadFailure },
    }),

  /** Returns one item for an address that names it; null when it does not exist or has no image. */
  one: (documentId: string) =>
    queryOptions({
      queryKey: ['portfolio', 'one', documentId],
      queryFn: async ({ signal }) => {
        const answer = await strapi.request({
          document: OnePortfolioItem,
          variables: { documentId },
          signal,
        });
        return (answer.portfolioItem && toPortfolioItem(answer.portfolioItem)[0]) ?? null;
      },
      meta: { loadFailure: portfolioWording.loadFailure },
    }),

  /** Returns a piece with its frames and neighbours; null when the slug is unknown or visitors can see nothing of it. */
  piece: (slug: string) =>
    queryOptions({
      queryKey: ['portfolio', 'piece', slug],
      queryFn: async ({ signal }) => {
        const variables = { slug };
        const { portfolioPiece } = await strapi.request({
          document: PortfolioPieceBySlug,
          variables,
          signal,
        });
        return portfolioPiece ? toPiece(portfolioPiece) : null;
      },
      meta: { loggedFailure: portfolioWording.loadFailure },
    }),

  /** The fields of pieces for the site map, in the owner's order; pages of up to 100 count from 1. */
  addresses: (page: number, pageSize: number) =>
    queryOptions({
      queryKey: ['portfolio', 'addresses', page, pageSize],
      queryFn: async ({ signal }) => {
        const variables = { page, pageSize };
        const answer = await strapi.request({ document: PortfolioAddresses, variables, signal });
        const list = answer.portfolioItems_connection;
        return { items: list?.nodes ?? [], total: list?.pageInfo.total ?? 0 };
      },
    }),

  /** Returns the number of pieces. */
  count: () =>
    queryOptions({
      queryKey: ['portfolio', 'count'],
      queryFn: async ({ signal }) => {
        const { portfolioItems_connection } = await strapi.request({ document: PortfolioCount, signal });
        return portfolioItems_connection?.pageInfo.total ?? 0;
      },
    }),

  /** Returns the categories with the number of their items, counted by the server. */
  categories: () =>
    queryOptions({
      queryKey: ['portfolio', 'categories'],
      queryFn: async ({ signal }) => {
        const { portfolioCategories } = await strapi.request({ document: PortfolioCategories, signal });
        return portfolioCategories;
      },
      meta: { loadFailure: portfolioWording.loadFailure },
    }),
};
