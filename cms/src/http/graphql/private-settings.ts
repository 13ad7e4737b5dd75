import { confirmOwner } from '../../people';
import { makeBackupLink } from '../../platform/backups/backup-link';
import { readBackups } from '../../platform/backups/backup-status';
import { newestArchive } from '../../platform/backups/newest-archive';
import { forAccount, type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { refused } from '../refused';

/** When emails reach the owner and when old data is deleted. All other settings are public. */
const OWNERS_SETTINGS = [
  'notifyOwner',
  'quietFrom',
  'quietUntil',
  'deleteMessagesAfterMonths',
  'deleteRejectedAfterMonths',
  'deleteBookingsAfterMonths',
];

/** GraphQL schema of backups and of settings that only the owner reads. */
export const privateOperations: Operations = {
  access: OWNER_ALONE,
  alsoFor: OWNERS_SETTINGS.map((field) => `Settings.${field}`),
  types: /* GraphQL */ `
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
      "Why it failed"
      problem: String
      "When one was last restored to a temporary place and compared"
      comparedAt: String
      compareFailedAt: String
      "When the last comparison could not run, which says nothing about the archive"
      compareBlockedAt: String
      compareProblem: String
      "null if there is none, or another machine has it"
      newest: BackupArchive
    }
    "An address on the site that sends one archive, in parts if asked. endsAt: when the download must have begun"
    type BackupLink {
      path: String!
      endsAt: String!
    }
  `,
  queries: { 'backups: Backups!': (strapi) => readBackups(strapi) },
  mutations: {
    'openNewestBackup(password: String): BackupLink!': [
      'Makes a link to the newest archive. It works for five minutes, and for 12 hours once its download has begun. The archive contains personal data, so this asks for the password, or for a second factor if the account has one',
      forAccount(async (strapi, account, { password }: { password?: string | null }) => {
        await confirmOwner(strapi, account, password);
        const newest = await newestArchive(strapi);
        if (!newest) throw refused('BACKUP_MISSING', { kind: 'missing' });
        const { secret, endsAt } = await makeBackupLink(strapi, newest.name);
        return { path: `/api/backups/${secret}`, endsAt };
      }),
    ],
  },
};
