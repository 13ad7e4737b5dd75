import type { Core } from '@strapi/strapi';
import { readBackups } from '../../platform/monitoring/backup-status';

/** Backups, and the settings that are for the owner alone. */
export const privateSchema = /* GraphQL */ `
  "What is known of the copies of this site; each an ISO time. A failure is there until the same has succeeded"
  type Backups {
    madeAt: String
    failedAt: String
    "When one was last restored into a scratch place and compared"
    comparedAt: String
    compareFailedAt: String
  }
  type Query {
    backups: Backups!
  }
`;

export const privateResolvers = (strapi: Core.Strapi) => ({
  Query: {
    backups: () => readBackups(strapi),
  },
});

/** When mail reaches the owner, and what is thrown away when: the rest of the settings is what the site shows or does. */
const OWNERS_SETTINGS = [
  'notifyOwner',
  'quietFrom',
  'quietUntil',
  'deleteMessagesAfterMonths',
  'deleteRejectedAfterMonths',
  'deleteBookingsAfterMonths',
];

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const privateAccess = {
  ...Object.fromEntries(OWNERS_SETTINGS.map((field) => [`Settings.${field}`, ownerAlone])),
  'Query.backups': ownerAlone,
};
