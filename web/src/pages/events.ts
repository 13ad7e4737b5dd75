import * as v from 'valibot';
import { EVENT_TYPES } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { loadInPlace } from '../routing/load-in-place';
import { pagesSearch } from '../routing/more-pages';
import type { Loading, Searched } from './page';

/** `type`: the chosen tab; absent for All Events */
const search = v.object({ ...pagesSearch, type: v.fallback(v.optional(v.picklist(EVENT_TYPES)), undefined) });

export const eventsPage = {
  validateSearch: search,
  loaderDeps: ({ search: { type, pages } }: Searched<typeof search>) => ({ type, pages }),
  loader: ({ context: { queryClient }, deps: { type, pages } }: Loading<Searched<typeof search>['search']>) =>
    loadInPlace(queryClient.ensureInfiniteQueryData({ ...eventQueries.pages(type), pages })),
};
