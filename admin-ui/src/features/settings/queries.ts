import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { setPlace } from '../../../../cms/src/shared/place';
import { getJson } from '../../strapi/http';

const siteState = z.object({
  siteTitle: z.string(),
  sendsMail: z.boolean(),
  place: z.record(z.string(), z.string()),
});

async function fetchSiteState(signal: AbortSignal) {
  const state = siteState.parse(await getJson('/api/site-state', { signal }));
  setPlace(state.place);
  return state;
}

export const settingsQueries = {
  /** Public data: the site's name and place, and whether it sends mail. Available before sign-in. */
  siteState: () =>
    queryOptions({
      queryKey: ['settings', 'site-state'] as const,
      queryFn: ({ signal }) => fetchSiteState(signal),
      staleTime: 60_000,
    }),
};
