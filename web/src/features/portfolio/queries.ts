import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { nextPage } from '../../strapi/paging';
import { OnePortfolioItem, PortfolioCategories, PortfolioOfCategory, PortfolioPage } from './documents';
import { toPortfolioItem } from './portfolio-item';
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
        return {
          items: (list?.nodes ?? []).flatMap(toPortfolioItem),
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
