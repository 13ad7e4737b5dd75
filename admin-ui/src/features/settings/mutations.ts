import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { NEVER_SAVED, stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { settingsFields, settingsQueries } from './queries';
import { type Settings, type SettingsValues, toSettings, toSettingsInput } from './settings';
import { wording } from './wording';

const UpdateSettings = graphql(
  `
    mutation UpdateSettings($data: SettingsInput!) {
      updateSettings(data: $data) {
        ...SettingsFields
      }
    }
  `,
  [settingsFields],
);

/** @param settings what the changes are based on; null when nothing was ever saved */
export const saveSettings = (settings: Settings | null) =>
  mutationOptions({
    mutationKey: ['settings', 'save'],
    mutationFn: async (values: SettingsValues) => {
      const data = { ...toSettingsInput(values), revision: settings?.revision ?? NEVER_SAVED };
      const { updateSettings } = await strapi.request({ document: UpdateSettings, variables: { data } });
      return toSettings(stillThere(updateSettings));
    },
    onSuccess: (saved, _values, _shown, { client }) =>
      client.setQueryData(settingsQueries.stored().queryKey, saved),
    meta: { done: wording.saved, failed: wording.saveFailed, asksWhenOvertaken: true },
  });
