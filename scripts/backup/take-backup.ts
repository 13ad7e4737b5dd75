import { basename } from 'node:path';
import type { Cleanup } from '../run/child-processes.mjs';
import { checkDatabaseIsThere, type Installation, makeBackup, removeOldArchives } from './make-backup.ts';
import { inTurn, noteOf, writeNote } from './notes.mjs';

interface Wanted {
  /** Skips the backup if another replica or a person began one at this ISO time or later. */
  unlessSince?: string;
  /** Number of archives to keep; absent: all that a person made. */
  keep?: number;
  /** Made by the default schedule, which keeps a week of its own archives. */
  nightly?: boolean;
}

const NIGHTS = 7;

/**
 * Makes a backup in turn, notes its success or failure, and removes old archives.
 *
 * @returns undefined when a backup already exists
 * @throws {CommandError} when it cannot be made
 */
export function takeBackup(
  installation: Installation,
  cleanup: Cleanup,
  { unlessSince, keep, nightly }: Wanted,
) {
  checkDatabaseIsThere(installation);
  return inTurn(installation, cleanup, async () => {
    const last = await noteOf(installation, 'backup_made');
    if (unlessSince && last && last >= unlessSince) return undefined;
    try {
      const backup = await makeBackup(installation, cleanup, nightly);
      await writeNote(installation, 'backup_newest', basename(backup.file));
      await writeNote(installation, 'backup_made', backup.made.toISOString());
      await writeNote(installation, 'backup_failed', undefined);
      return { ...backup, removed: removeOld(installation, keep, nightly) };
    } catch (error) {
      // The note is for the dashboard. If it cannot be written, the thrown error still has the reason.
      await writeNote(installation, 'backup_failed', new Date().toISOString()).catch(() => {});
      throw error;
    }
  });
}

function removeOld(installation: Installation, keep: number | undefined, nightly: boolean | undefined) {
  if (keep) return removeOldArchives(installation, keep);
  return nightly ? removeOldArchives(installation, NIGHTS, 'nightly') : [];
}
