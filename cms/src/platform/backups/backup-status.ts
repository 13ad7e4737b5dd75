import type { Core } from '@strapi/strapi';
import { readNotes } from './backup-notes';
import { newestArchive } from './newest-archive';

/** Notes that are ISO times. */
const TIMES = {
  madeAt: 'backup_made',
  plannedAt: 'backup_planned',
  downloadedAt: 'backup_downloaded',
  failedAt: 'backup_failed',
  comparedAt: 'backup_compared',
  compareFailedAt: 'backup_compare_failed',
} as const;

type Times = Record<keyof typeof TIMES, string | null>;

/** The newest archive, if this machine has it. `bytes` may exceed an Int of GraphQL. */
interface Archive {
  name: string;
  bytes: number;
}

/** Returns when the last archives were made and compared. A failure remains until the same step succeeds. */
export async function readBackups(strapi: Core.Strapi): Promise<Times & { newest: Archive | null }> {
  const found = await readNotes(strapi, Object.values(TIMES));
  const times = Object.fromEntries(
    Object.entries(TIMES).map(([field, note]) => [field, found[note] ?? null]),
  );
  const newest = await newestArchive(strapi);
  return { ...(times as Times), newest: newest ? { name: newest.name, bytes: newest.bytes } : null };
}
