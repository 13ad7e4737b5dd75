import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unpackedBytes } from '../../scripts/backup/archive.ts';
import { archivesOf } from '../../scripts/backup/make-backup.ts';
import { noteOf } from '../../scripts/backup/notes.mjs';
import { ROOT } from '../../scripts/config/paths.mjs';
import { type Cleanup, runToEnd } from '../../scripts/run/child-processes.mjs';
import { notRun } from '../../scripts/testing/summary.mjs';
import type { TestSite } from '../../scripts/testing/test-site.ts';

/** Disks in parts of what an archive unpacks to. */
export const DISKS = [0.1, 0.5, 0.9, 1, 1.1, 1.5, 2, 3, 8];

/** Runs a command of the site beside it. */
const run = (env: NodeJS.ProcessEnv, script: string, ...args: string[]) =>
  runToEnd(process.execPath, [join(ROOT, 'scripts', script), ...args], { cwd: ROOT, env });

/**
 * Restores, backs up and drills on disks of several sizes: each command does its work, or says how much room is missing.
 * The archive is never blamed, and a failed backup reaches the dashboard.
 */
export async function smallDisks(site: TestSite, cleanup: Cleanup, sizes: readonly number[]) {
  const backup = await run(site.environment.variables, 'backup.mjs');
  assert.equal(backup.code, 0, backup.output);
  const [archive = ''] = archivesOf(site.environment);
  const unpacked = await unpackedBytes(archive);
  for (const size of sizes) {
    const dataDir = `${site.environment.dataDir}-disk-${size}`;
    mkdirSync(dataDir);
    const options = `size=${Math.ceil(unpacked * size)},mode=700`;
    const { code, output } = await runToEnd('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataDir], {});
    if (code !== 0) return notRun(`a small disk cannot be made here (${output}); as root on Linux it can.`);
    const unmount = () => runToEnd('umount', [dataDir], {});
    cleanup.onExit(unmount);
    try {
      await onDisk(site, { dataDir, archive, size });
    } finally {
      await unmount();
    }
  }
  return undefined;
}

async function onDisk(
  site: TestSite,
  { dataDir, archive, size }: { dataDir: string; archive: string; size: number },
) {
  // Ports that nothing uses: a restore refuses to run beside the site.
  const ports = { PORT: '3997', CMS_PORT: '1997' };
  const variables = { ...site.environment.variables, ...ports, DATA_DIR: dataDir };
  const command = async (script: string, ...args: string[]) => {
    const { code, output } = await run(variables, script, ...args);
    const at = `${script} on a disk of ${size}: ${output}`;
    assert.doesNotMatch(output, /damaged|not a backup|^\s+at /m, at);
    if (code !== 0) assert.match(output, /There are .+ MB free in .+ needs .+ MB|is full/, at);
    console.log(`${script} on a disk of ${size}: ${code === 0 ? 'done' : output.split('\n').at(-1)}`);
    return code === 0;
  };
  if (!(await command('restore.mjs', archive))) {
    assert.deepEqual(readdirSync(dataDir), [], 'a refused restore left something');
    return;
  }
  const isMade = await command('backup.mjs');
  const where = { dataDir, databaseUrl: undefined };
  assert.equal((await noteOf(where, 'backup_failed')) !== undefined, !isMade, 'the note for the dashboard');
  assert.equal(existsSync(join(dataDir, 'backups', '.making')), false);
  if (!(await command('backup-drill.mjs', archive)))
    assert.match((await noteOf(where, 'backup_compare_blocked')) ?? '', /free in|is full/);
  assert.equal(await noteOf(where, 'backup_compare_failed'), undefined);
}
