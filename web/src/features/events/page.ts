import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { EVENT_TYPES, type EventType } from './event';
import { eventQueries } from './queries';

/** `type`: the chosen tab; absent for All Events */
export const eventsSearch = v.object({
  ...pagesSearch,
  type: v.fallback(v.optional(v.picklist(EVENT_TYPES)), undefined),
});

/** Loads what the events page shows. `pages`: so many pages of it */
export const loadEvents = (queryClient: QueryClient, type?: EventType, pages?: number): Promise<void> =>
  loadInPlace(queryClient.ensureInfiniteQueryData({ ...eventQueries.pages(type), pages }));
