import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drillBackup } from '../../scripts/backup/drill.ts';
import { type Installation, makeBackup } from '../../scripts/backup/make-backup.ts';
import { putBack } from '../../scripts/backup/restore-backup.ts';
import { uploadsFolder } from '../../scripts/backup/uploads.ts';
import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import type { Table } from './report.ts';

const MB = 1_000_000;
const FILES = 1000;
const PASSPHRASE = 'of the benchmark only';

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
  const plain = { dataDir, databaseUrl: undefined };
  const columns = [
    await secondsFor(plain, cleanup),
    await secondsFor({ ...plain, backupPassphrase: PASSPHRASE }, cleanup),
  ];
  const row = (what: 'backup' | 'drill' | 'restore' | 'megabytes') => columns.map((each) => each[what]);
  return {
    title: `Backup of ${content} and ${FILES} files of 1 MB (s)`,
    columns: ['What', 'Plain', 'Encrypted'],
    rows: [
      ['made and read back', ...row('backup')],
      ['drilled', ...row('drill')],
      ['restored', ...row('restore')],
      ['resident memory at most (MB)', ...row('megabytes')],
    ],
  };
}

async function secondsFor(site: Installation, cleanup: Cleanup) {
  let megabytes = 0;
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, process.memoryUsage.rss() / MB);
  }, 100);
  const timed = async <T>(work: () => Promise<T>) => {
    const since = Date.now();
    const result = await work();
    return { result, seconds: (Date.now() - since) / 1000 };
  };
  const backup = await timed(() => makeBackup(site, cleanup));
  const { file } = backup.result;
  const drill = await timed(() => drillBackup(site, file, cleanup));
  const restore = await timed(() => putBack(site, file, cleanup));
  clearInterval(watching);
  return { backup: backup.seconds, drill: drill.seconds, restore: restore.seconds, megabytes };
}
