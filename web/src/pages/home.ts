import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { biographyQueries } from '../features/biography/queries';
import { heroQueries } from '../features/hero/queries';
import { initiativeQueries } from '../features/initiative/queries';
import { milestoneQueries } from '../features/milestones/queries';
import { portfolioQueries } from '../features/portfolio/queries';
import { useSite } from '../features/site/use-site';
import { loadInPlace } from '../routing/load-in-place';
import { pagesSearch } from '../routing/more-pages';
import { idInSearch } from '../routing/search';
import type { Loading, Searched } from './page';

async function loadHome(queryClient: QueryClient, more: () => Promise<unknown>[]) {
  await queryClient.ensureQueryData(initiativeQueries.teaser());
  await loadInPlace(queryClient.ensureQueryData(biographyQueries.content()), ...more());
}

export const homePage = {
  loader: ({ context: { queryClient } }: Loading) => loadHome(queryClient, () => []),
};

const search = v.object({ ...pagesSearch, item: idInSearch });

/** @param pageSize images per page of its portfolio */
export const homePageWithPortfolio = (pageSize: number) => ({
  validateSearch: search,
  loaderDeps: ({ search: { pages } }: Searched<typeof search>) => ({ pages }),
  loader: ({ context: { queryClient }, deps: { pages } }: Loading<{ pages?: number }>) =>
    loadHome(queryClient, () => [
      queryClient.ensureQueryData(milestoneQueries.list()),
      queryClient.ensureQueryData(portfolioQueries.categories()),
      queryClient.ensureInfiniteQueryData({ ...portfolioQueries.pages({ pageSize }), pages }),
    ]),
});

export function useHomePage() {
  return { site: useSite(), hero: useSuspenseQuery(heroQueries.texts()).data };
}
