import type { Core } from '@strapi/strapi';
import { confirmOwnPassword } from '../../people';
import { makeBackupLink } from '../../platform/backups/backup-link';
import { readBackups } from '../../platform/backups/backup-status';
import { newestArchive } from '../../platform/backups/newest-archive';
import type { SignedInContext } from '../../platform/graphql/signed-in-context';
import { refused } from '../refused';

/** GraphQL schema of backups and of settings that only the owner reads. */
export const privateSchema = /* GraphQL */ `
  "The newest archive. bytes may be larger than an Int"
  type BackupArchive {
    name: String!
    bytes: Float!
  }
  "When copies of this site were made, as ISO times. A failure remains until the same step succeeds"
  type Backups {
    madeAt: String
    "When the next one is made"
    plannedAt: String
    "When an archive was last downloaded completely"
    downloadedAt: String
    failedAt: String
    "When one was last restored to a temporary place and compared"
    comparedAt: String
    compareFailedAt: String
    "null if there is none, or another machine has it"
    newest: BackupArchive
  }
  "An address on the site that sends the newest archive"
  type BackupLink {
    path: String!
    endsAt: String!
  }
  type Query {
    backups: Backups!
  }
  type Mutation {
    "Opens the newest archive for five minutes. The archive contains personal data, so this asks for the password"
    openNewestBackup(password: String!): BackupLink!
  }
`;

export const privateResolvers = (strapi: Core.Strapi) => ({
  Query: {
    backups: () => readBackups(strapi),
  },
  Mutation: {
    openNewestBackup: async (_: unknown, { password }: { password: string }, { state }: SignedInContext) => {
      await confirmOwnPassword(strapi, state.user.id, password);
      if (!(await newestArchive(strapi))) throw refused('BACKUP_MISSING', { kind: 'missing' });
      const { secret, endsAt } = await makeBackupLink(strapi);
      return { path: `/api/backups/${secret}`, endsAt };
    },
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
  'Mutation.openNewestBackup': ownerAlone,
};
