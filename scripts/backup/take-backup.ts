import type { Ending } from '../processes.mjs';
import { checkDatabaseIsThere, type Installation, makeBackup, removeOldArchives } from './make-backup.ts';
import { inTurn, noteOf, writeNote } from './notes.mjs';

interface Wanted {
  /** None when one has been begun at this ISO time or later: by another replica, or by hand. */
  unlessSince?: string;
  /** How many archives stay; absent: all. */
  keep?: number;
}

/**
 * Makes a backup when nobody else does, notes that it was made, or that it failed, and removes old ones.
 *
 * @returns undefined when there was one already
 * @throws {CommandError} when it cannot be made
 */
export function takeBackup(installation: Installation, ending: Ending, { unlessSince, keep }: Wanted) {
  checkDatabaseIsThere(installation);
  return inTurn(installation, ending, async () => {
    const last = await noteOf(installation, 'backup_made');
    if (unlessSince && last && last >= unlessSince) return undefined;
    try {
      const backup = await makeBackup(installation, ending);
      await writeNote(installation, 'backup_made', backup.made.toISOString());
      await writeNote(installation, 'backup_failed', undefined);
      return { ...backup, removed: keep ? removeOldArchives(installation, keep) : [] };
    } catch (error) {
      // The note is for the dashboard; where it cannot be written, the error that is thrown still says why.
      await writeNote(installation, 'backup_failed', new Date().toISOString()).catch(() => {});
      throw error;
    }
  });
}
