import type { Core } from '@strapi/strapi';
import { readBackups } from '../../platform/monitoring/backup-status';

/** GraphQL schema of backups and of settings that only the owner reads. */
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

/** When emails reach the owner and when old data is deleted. All other settings are public. */
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
