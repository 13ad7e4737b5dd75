import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../shared/days';
import { believed } from '../clock';
import { isBackupWanted } from './back-up-now';
import { type BackupNote, readNotes } from './backup-notes';
import { newestArchive } from './newest-archive';

/** Notes that begin with an ISO time. A failure has its reason after that. */
const TIMES = {
  madeAt: 'backup_made',
  plannedAt: 'backup_planned',
  downloadedAt: 'backup_downloaded',
  failedAt: 'backup_failed',
  comparedAt: 'backup_compared',
  compareFailedAt: 'backup_compare_failed',
  compareBlockedAt: 'backup_compare_blocked',
} as const satisfies Record<string, BackupNote>;

/** Returns when the last archives were made and compared. A failure remains until the same step succeeds. */
export async function readBackups(strapi: Core.Strapi, now = Date.now()) {
  const found = await readNotes(strapi, [...Object.values(TIMES), 'backup_begun', 'backup_running']);
  // A killed program, or one on a full disk, could not note its failure.
  const { backup_begun: begun, backup_running: claim = '' } = found;
  const isMade = begun !== undefined && Date.parse(claim) > now;
  if (begun && !isMade) found.backup_failed ??= begun;
  const timeOf = (note: BackupNote) => {
    const [iso = ''] = found[note]?.split(' ') ?? [];
    const longest = note === 'backup_planned' ? DAY_MS : 0;
    return iso && believed(strapi, `The note ${note}`, { time: Date.parse(iso), now, longest }) ? iso : null;
  };
  const reasonOf = (note: BackupNote) => found[note]?.split(' ').slice(1).join(' ') || null;
  const times = Object.entries(TIMES).map(([field, note]) => [field, timeOf(note)]);
  const newest = await newestArchive(strapi);
  return {
    ...(Object.fromEntries(times) as Record<keyof typeof TIMES, string | null>),
    isRunning: isMade || (await isBackupWanted(now)),
    problem: reasonOf('backup_failed'),
    compareProblem: reasonOf('backup_compare_blocked'),
    // If this machine has it. The bytes may exceed an Int of GraphQL.
    newest: newest ? { name: newest.name, bytes: newest.bytes } : null,
  };
}
