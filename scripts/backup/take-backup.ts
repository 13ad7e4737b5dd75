import { basename } from 'node:path';
import { namingTrouble } from '../config/machine-trouble.mjs';
import type { Cleanup } from '../run/child-processes.mjs';
import {
  backupsFolder,
  checkDatabaseIsThere,
  type Installation,
  makeBackup,
  removeOldArchives,
} from './make-backup.ts';
import {
  archivesBeingDownloaded,
  believedTime,
  inTurn,
  keepRoomForNotes,
  noteFailure,
  writeNote,
} from './notes.mjs';
import { makeRoom } from './room.ts';

interface BackupOptions {
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
export async function takeBackup(installation: Installation, cleanup: Cleanup, wanted: BackupOptions) {
  const work = () => inTurn(installation, cleanup, () => makeAndNote(installation, cleanup, wanted));
  try {
    checkDatabaseIsThere(installation);
    return await namingTrouble(backupsFolder(installation.dataDir), 'No backup was made.', work);
  } catch (error) {
    await noteFailure(installation, 'backup_failed', error);
    throw error;
  }
}

async function makeAndNote(
  installation: Installation,
  cleanup: Cleanup,
  { unlessSince, keep, nightly }: BackupOptions,
) {
  const last = unlessSince && (await believedTime(installation, 'backup_made'));
  if (last && last >= unlessSince) return undefined;
  // Before the work: a killed program notes nothing.
  await writeNote(installation, 'backup_begun', new Date().toISOString());
  const spare = await archivesBeingDownloaded(installation);
  const rule = keep ? { keep, spare } : nightly && { keep: NIGHTS, only: 'nightly' as const, spare };
  await makeRoom(installation, rule || undefined);
  keepRoomForNotes(installation);
  const backup = await makeBackup(installation, cleanup, nightly);
  await writeNote(installation, 'backup_newest', basename(backup.file));
  await writeNote(installation, 'backup_made', backup.made.toISOString());
  await writeNote(installation, 'backup_failed', undefined);
  await writeNote(installation, 'backup_begun', undefined);
  return { ...backup, removed: rule ? removeOldArchives(installation, rule) : [] };
}
