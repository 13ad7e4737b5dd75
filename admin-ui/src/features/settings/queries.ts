import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { onlyQuery, saveOnlyMutation } from '../../content/collection';
import { getJson } from '../../strapi/http';
import { StoredSettings, UpdateSettings } from './documents';
import { toSettings, toSettingsInput } from './settings';
import { wording } from './wording';

const siteState = z.object({
  siteTitle: z.string(),
  sendsMail: z.boolean(),
  panelUrl: z.optional(z.string()),
});

/**
 * What anybody may know about the site, also before signing in and during maintenance. `panelUrl`, the
 * address of the raw panel, is there for the signed-in owner.
 */
async function fetchSiteState(signal: AbortSignal) {
  return siteState.parse(await getJson('/api/site-state', { signal }));
}

export const settingsQueries = {
  /** What anybody may know: the site's name, and whether it sends mail. Also works before signing in. */
  siteState: () =>
    queryOptions({
      queryKey: ['settings', 'site-state'] as const,
      queryFn: ({ signal }) => fetchSiteState(signal),
      staleTime: 60_000,
    }),
  /** Where the raw panel is; null when the CMS does not say. */
  panelUrl: () =>
    queryOptions({
      queryKey: ['panel-url'] as const,
      queryFn: async ({ signal }) => (await fetchSiteState(signal)).panelUrl ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Null until the first save, on a site that started without content. */
  stored: () =>
    onlyQuery({
      key: 'settings',
      toItem: toSettings,
      document: StoredSettings,
      loadFailure: wording.loadFailure,
    }),
};

export const saveSettings = saveOnlyMutation({
  key: 'settings',
  toItem: toSettings,
  toInput: toSettingsInput,
  document: UpdateSettings,
  wording: { created: wording.saved, updated: wording.saved, saveFailed: wording.saveFailed },
});
