import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { biographyQueries } from '../features/biography/queries';
import { heroQueries } from '../features/hero/queries';
import { initiativeQueries } from '../features/initiative/queries';
import { milestoneQueries } from '../features/milestones/queries';
import { portfolioQueries } from '../features/portfolio/queries';
import { rateCardQueries } from '../features/rate-card/queries';
import { rateCardWording } from '../features/rate-card/wording';
import { useSite } from '../features/site/use-site';
import { loadInPlace } from '../routing/load-in-place';
import { pagesSearch } from '../routing/more-pages';
import { idInSearch } from '../routing/search';
import type { Loading, Searched } from './page';

async function loadHome(queryClient: QueryClient, more: () => Promise<unknown>[]) {
  await queryClient.ensureQueryData(initiativeQueries.teaser());
  await loadInPlace(
    queryClient.ensureQueryData(biographyQueries.content()),
    queryClient.ensureQueryData(rateCardQueries.card()),
    ...more(),
  );
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

/** Services that the sentence names. */
const NAMED = 5;

/** Returns the sentence of the section about bookings: the owner's, the services of the rate card, or a general one. */
export function useBookingsText(general: string): string {
  const { texts } = useSite();
  const { data: card } = useQuery(rateCardQueries.card());
  const names = card?.services.map(({ name }) => name) ?? [];
  return (
    texts.homeBookings ??
    (names.length > 0 ? rateCardWording.offered(names.slice(0, NAMED), names.length > NAMED) : general)
  );
}
