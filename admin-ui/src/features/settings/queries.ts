import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getJson } from '../../strapi/http';

const siteState = z.object({
  siteTitle: z.string(),
  sendsMail: z.boolean(),
});

async function fetchSiteState(signal: AbortSignal) {
  return siteState.parse(await getJson('/api/site-state', { signal }));
}

export const settingsQueries = {
  /** Public data: the site's name, and whether it sends mail. Available before sign-in. */
  siteState: () =>
    queryOptions({
      queryKey: ['settings', 'site-state'] as const,
      queryFn: ({ signal }) => fetchSiteState(signal),
      staleTime: 60_000,
    }),
};
