import * as v from 'valibot';
import { creditsQueries } from '../features/credits/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../features/portfolio/queries';
import { loadInPlace } from '../routing/load-in-place';
import { pagesSearch } from '../routing/more-pages';
import { idInSearch, textInSearch } from '../routing/search';
import type { Loading, Searched } from './page';

/** The chosen category, and the documentId of the item in the lightbox */
const search = v.object({ ...pagesSearch, category: textInSearch, item: idInSearch });

type PortfolioLoading = Loading<{ category?: string; pages?: number }>;

export const portfolioPage = {
  validateSearch: search,
  loaderDeps: ({ search: { category, pages } }: Searched<typeof search>) => ({ category, pages }),
  loader: ({ context: { queryClient }, deps: { category, pages } }: PortfolioLoading) =>
    loadInPlace(
      queryClient.ensureQueryData(portfolioQueries.categories()),
      queryClient.ensureInfiniteQueryData({
        ...portfolioQueries.pages({ category, pageSize: PORTFOLIO_PAGE_SIZE }),
        pages,
      }),
      queryClient.ensureQueryData(digitalsQueries.areThere()),
    ),
};

export const portfolioPageWithCredits = {
  ...portfolioPage,
  loader: async (given: PortfolioLoading) => {
    await portfolioPage.loader(given);
    // For search engines; visitors load them with an open picture. The page also works without them.
    if (!import.meta.env.SSR) return;
    const { queryClient } = given.context;
    const list = queryClient.getQueryData(portfolioQueries.pages({ pageSize: PORTFOLIO_PAGE_SIZE }).queryKey);
    const ids = (list?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id));
    if (ids.length > 0) await queryClient.prefetchQuery(creditsQueries.of(ids));
  },
};
