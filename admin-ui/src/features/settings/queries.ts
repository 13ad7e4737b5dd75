import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getJson } from '../../strapi/http';

const siteState = z.object({
  siteTitle: z.string(),
  sendsMail: z.boolean(),
  panelUrl: z.optional(z.string()),
});

/**
 * Loads public data about the site, which is available before sign-in and during maintenance. `panelUrl`, the URL of
 * the raw panel, requires a signed-in owner.
 */
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
  /** URL of the raw panel; null if the CMS does not return it. */
  panelUrl: () =>
    queryOptions({
      queryKey: ['panel-url'] as const,
      queryFn: async ({ signal }) => (await fetchSiteState(signal)).panelUrl ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
