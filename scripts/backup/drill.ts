import { rmSync } from 'node:fs';
import { namingTrouble } from '../config/machine-trouble.mjs';
import type { Cleanup } from '../run/child-processes.mjs';
import { ArchiveFault, type Tables } from './archive.ts';
import { playBackPostgres, scratchDatabase } from './databases.ts';
import { DRILL } from './leftovers.mjs';
import { copyDatabase, type Installation, scratchFolder, tablesIn } from './make-backup.ts';
import { inTurn, noteFailure, writeNote } from './notes.mjs';
import { checkArchiveIsThere, unpackSound } from './restore-backup.ts';

/**
 * Restores an archive into a temporary folder, and with PostgreSQL into a temporary database. Compares every
 * file and table with the manifest, and notes the result: it is correct, it is not, or why
 * that could not be found out. The site may run and is not touched.
 *
 * @throws {CommandError} when the archive cannot be restored, or differs from what was stored
 */
export async function drillBackup(installation: Installation, file: string, cleanup: Cleanup) {
  await checkArchiveIsThere(file);
  try {
    return await namingTrouble(installation.dataDir, 'The archive was not judged.', () =>
      inTurn(installation, cleanup, async () => {
        const compared = await restoreAndCompare(installation, file, cleanup);
        await writeNote(installation, 'backup_compared', new Date().toISOString());
        await writeNote(installation, 'backup_compare_failed', undefined);
        await writeNote(installation, 'backup_compare_blocked', undefined);
        return compared;
      }),
    );
  } catch (error) {
    const isJudged = error instanceof ArchiveFault;
    await noteFailure(installation, isJudged ? 'backup_compare_failed' : 'backup_compare_blocked', error);
    throw error;
  }
}

async function restoreAndCompare(installation: Installation, file: string, cleanup: Cleanup) {
  const scratch = scratchFolder(installation, DRILL, cleanup);
  try {
    // Compares the files.
    const { manifest, database } = await unpackSound(installation, file, {
      staging: scratch,
      what: 'the restore test',
    });
    const found = await tablesRestored(installation, database, cleanup);
    compareTables(file, manifest.tables, found);
    const sums = Object.values(found);
    return {
      manifest,
      tables: sums.length,
      rows: sums.reduce((all, { rows }) => all + rows, 0),
      uploads: Object.keys(manifest.files).length - 1,
    };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** An unpacked SQLite file is already restored; a dump is restored and dumped again. */
async function tablesRestored(installation: Installation, database: string, { onExit }: Cleanup) {
  const { databaseUrl } = installation;
  if (!databaseUrl) return tablesIn(installation, database);
  const scratch = await scratchDatabase(databaseUrl, `backup_drill_${process.pid}`);
  onExit(scratch.remove);
  try {
    const restored = { ...installation, databaseUrl: scratch.url };
    const copy = `${database}.again`;
    await playBackPostgres(scratch.url, database);
    await copyDatabase(restored, copy);
    return await tablesIn(restored, copy);
  } finally {
    await scratch.remove();
  }
}

function compareTables(file: string, stored: Tables, found: Tables) {
  const names = new Set([...Object.keys(stored), ...Object.keys(found)]);
  for (const name of names) {
    const [before, after] = [stored[name], found[name]];
    if (before?.checksum === after?.checksum && before?.rows === after?.rows) continue;
    throw new ArchiveFault(
      `${file} does not restore correctly: table ${name} has ${after?.rows ?? 0} rows instead of ${before?.rows ?? 0}, or different content. Make a new backup and try again.`,
    );
  }
}
