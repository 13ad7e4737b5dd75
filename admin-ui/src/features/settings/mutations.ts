import { mutationOptions } from '@tanstack/react-query';
import { changePassword, type PasswordChange, signOut } from '../../strapi/auth';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { session } from '../../strapi/owner-session';
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

/** Every session has ended on the server by then, this one too. */
export const changeOwnPassword = () =>
  mutationOptions({
    mutationKey: ['account', 'change-password'],
    mutationFn: (change: PasswordChange) => changePassword(change),
    onSuccess: () => session.end(),
    meta: { done: wording.passwordChanged, failed: wording.passwordFailed, changesNothingShown: true },
  });

export const signOutEverywhere = () =>
  mutationOptions({
    mutationKey: ['account', 'sign-out-everywhere'],
    mutationFn: () => signOut({ everywhere: true }),
    onSuccess: () => session.end(),
    meta: { done: wording.signedOutEverywhere, failed: wording.signOutFailed, changesNothingShown: true },
  });
