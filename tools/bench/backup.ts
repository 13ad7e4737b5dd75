import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drillBackup } from '../../scripts/backup/drill.ts';
import { makeBackup } from '../../scripts/backup/make-backup.ts';
import { putBack } from '../../scripts/backup/restore-backup.ts';
import { uploadsFolder } from '../../scripts/backup/uploads.ts';
import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import type { Cell, Table } from './report.ts';

const MB = 1_000_000;
const FILES = 1000;

/**
 * Adds a gigabyte of incompressible files, like pictures, and makes, drills and restores backups.
 *
 * @param dataDir data of a stopped site on SQLite
 */
export async function backupTable(dataDir: string, content: string, cleanup: Cleanup): Promise<Table> {
  const uploads = uploadsFolder(dataDir);
  mkdirSync(uploads, { recursive: true });
  for (let number = 0; number < FILES; number += 1) {
    writeFileSync(join(uploads, `of-the-benchmark-${number}.jpg`), randomBytes(MB));
  }
  const site = { dataDir, databaseUrl: undefined };
  let megabytes = 0;
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, process.memoryUsage.rss() / MB);
  }, 100);
  const rows: Cell[][] = [];
  const timed = async <T>(what: string, work: () => Promise<T>) => {
    const since = Date.now();
    const result = await work();
    rows.push([what, (Date.now() - since) / 1000]);
    return result;
  };
  const { file } = await timed('made and read back', () => makeBackup(site, cleanup));
  await timed('drilled', () => drillBackup(site, file, cleanup));
  await timed('restored', () => putBack(site, file, cleanup));
  clearInterval(watching);
  rows.push(['resident memory at most (MB)', megabytes]);
  return { title: `Backup of ${content} and ${FILES} files of 1 MB (s)`, columns: ['What', 'Figure'], rows };
}
