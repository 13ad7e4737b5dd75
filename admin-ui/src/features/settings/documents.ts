import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const settingsFragment = graphql(`fragment SettingsFields on Settings {
  documentId
  revision
  siteTitle
  contactEmail
  enableBlog
  enableVolunteers
  autoApproveComments
  maintenance
  notifyOwner
  quietFrom
  quietUntil
  deleteMessagesAfterMonths
  deleteRejectedAfterMonths
  deleteBookingsAfterMonths
}`);

export type SettingsRow = ResultOf<typeof settingsFragment>;

export const StoredSettings = graphql(
  `query StoredSettings {
    found: settings { ...SettingsFields }
  }`,
  [settingsFragment],
);

export const UpdateSettings = graphql(
  `mutation UpdateSettings($data: SettingsInput!) {
    saved: updateSettings(data: $data) { ...SettingsFields }
  }`,
  [settingsFragment],
);
