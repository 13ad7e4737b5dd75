import { queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { fetchSiteState } from '../../strapi/site-state';
import { type Settings, toSettings } from './settings';
import { wording } from './wording';

export const settingsFields = graphql(`
  fragment SettingsFields on Settings {
    documentId
    revision
    siteTitle
    contactEmail
    enableBlog
    enableVolunteers
    autoApproveComments
    maintenance
    deleteMessagesAfterMonths
    deleteRejectedAfterMonths
  }
`);

export type SettingsRow = ResultOf<typeof settingsFields>;

const StoredSettings = graphql(
  `
    query StoredSettings {
      settings {
        ...SettingsFields
      }
    }
  `,
  [settingsFields],
);

export const settingsQueries = {
  all: () => ['settings'] as const,

  /** What anybody may know: the site's name. Also works before signing in. */
  siteState: () =>
    queryOptions({
      queryKey: [...settingsQueries.all(), 'site-state'] as const,
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
    queryOptions({
      queryKey: [...settingsQueries.all(), 'stored'] as const,
      queryFn: async ({ signal }): Promise<Settings | null> => {
        const { settings } = await strapi.request({ document: StoredSettings, signal });
        return settings && toSettings(settings);
      },
      meta: { loadFailure: wording.loadFailure },
    }),
};
