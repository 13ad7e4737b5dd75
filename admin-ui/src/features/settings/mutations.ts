import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { settingsFields } from './queries';
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
      const data = { ...toSettingsInput(values), ...(settings && { revision: settings.revision }) };
      const { updateSettings } = await strapi.request({ document: UpdateSettings, variables: { data } });
      return toSettings(stillThere(updateSettings));
    },
    meta: { done: wording.saved, failed: wording.saveFailed, asksWhenOvertaken: true },
  });
