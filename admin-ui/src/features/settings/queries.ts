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
