import { confirmOwner } from '../../people';
import { askForBackup } from '../../platform/backups/back-up-now';
import { makeBackupLink } from '../../platform/backups/backup-link';
import { readBackups } from '../../platform/backups/backup-status';
import { newestArchive } from '../../platform/backups/newest-archive';
import { forAccount, type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { refused } from '../wording';

/** When emails reach the owner, when old data is deleted, and what the dashboard shows. All other settings are public. */
const OWNERS_SETTINGS = [
  'notifyOwner',
  'quietFrom',
  'quietUntil',
  'deleteMessagesAfterMonths',
  'deleteRejectedAfterMonths',
  'deleteBookingsAfterMonths',
  'showFirstSteps',
];

/** GraphQL schema of backups and of settings that only the owner reads. */
export const privateOperations: Operations = {
  access: OWNER_ALONE,
  alsoFor: OWNERS_SETTINGS.map((field) => `Settings.${field}`),
  types: /* GraphQL */ `
    "An archive. bytes is a Float because it can be larger than an Int"
    type BackupArchive {
      name: String!
      bytes: Float!
    }
    "The state of the backups, as ISO times. A failure remains until the same step succeeds"
    type Backups {
      madeAt: String
      "Whether a backup is being made, or waits to be made"
      isRunning: Boolean!
      "When the next backup is made"
      plannedAt: String
      "When an archive was last downloaded completely"
      downloadedAt: String
      failedAt: String
      "Why it failed"
      problem: String
      "When an archive was last restored to a temporary folder and compared"
      comparedAt: String
      compareFailedAt: String
      "When the last comparison could not run. The archive may be good"
      compareBlockedAt: String
      compareProblem: String
      "null if there is none on this machine"
      newest: BackupArchive
    }
    "A path on the site that downloads one archive, with range requests. The download must begin before endsAt"
    type BackupLink {
      path: String!
      endsAt: String!
    }
  `,
  queries: { 'backups: Backups!': readBackups },
  mutations: {
    'backUpNow: Boolean!': [
      'For the owner. Asks for a backup. Does nothing while one is being made',
      async (strapi) => {
        if (!(await readBackups(strapi)).isRunning) await askForBackup();
        return true;
      },
    ],
    'openNewestBackup(password: String): BackupLink!': [
      'For the owner. Creates a link to the newest archive, valid for five minutes, or 12 hours once the download has begun. The archive contains personal data, so this needs the password, or a second factor if the account has one',
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
