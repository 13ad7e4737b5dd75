import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unpackedBytes } from '../../scripts/backup/archive.ts';
import { openSqlite } from '../../scripts/backup/databases.ts';
import { archivesOf } from '../../scripts/backup/make-backup.ts';
import { noteOf } from '../../scripts/backup/notes.mjs';
import { ROOT } from '../../scripts/config/paths.mjs';
import { type Cleanup, runToEnd } from '../../scripts/run/child-processes.mjs';
import { isAcknowledged, newKey, peopleOf } from '../../scripts/testing/people.ts';
import { notRun } from '../../scripts/testing/summary.mjs';
import type { TestSite } from '../../scripts/testing/test-site.ts';

const MB = 1_000_000;
const PARTS_AT_ONCE = 8;
const PATIENCE_MS = 60_000;
const A_YEAR_MS = 365 * 24 * 3_600_000;
/** Disks in parts of what an archive unpacks to. */
export const DISKS = [0.1, 0.5, 0.9, 1, 1.1, 1.5, 2, 3, 8];

/** Runs a command of the site beside it. */
export const run = ({ variables }: TestSite['environment'], script: string, ...args: string[]) =>
  runToEnd(process.execPath, [join(ROOT, 'scripts', script), ...args], { cwd: ROOT, env: variables });

/** Backs a site up. @returns the archive */
export async function newestArchive({ environment }: TestSite) {
  const { code, output } = await run(environment, 'backup.mjs');
  assert.equal(code, 0, output);
  return archivesOf(environment)[0] ?? '';
}

/** Waits until something is so; jobs look for work every 20 s. */
async function waitFor(what: string, isSo: () => Promise<boolean>) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!(await isSo())) {
    assert.ok(!patience.aborted, `${what}: not after ${PATIENCE_MS / 1000} s`);
    await pause(200);
  }
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A download is whole when the line is cut every megabyte, and in eight parts at once. */
export async function downloadsContinue(site: TestSite) {
  const archive = await newestArchive(site);
  const bytes = statSync(archive).size;
  const people = await peopleOf(site);
  const opening = 'mutation ($password: String!) { openNewestBackup(password: $password) { path } }';
  const { body } = await people.ask(opening, { password: site.owner.password });
  const { path } = JSON.parse(body).data.openNewestBackup;
  let etag = '';
  const part = async (start: number, end: number, cutAfter = Number.POSITIVE_INFINITY) => {
    const headers = { range: `bytes=${start}-${end}`, ...(etag && { 'if-range': etag }) };
    const answer = await fetch(people.url + path, { headers });
    assert.equal(answer.status, 206, await (answer.status === 206 ? '' : answer.text()));
    etag = answer.headers.get('etag') ?? '';
    const chunks: Uint8Array[] = [];
    let received = 0;
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk);
      received += chunk.length;
      // Leaving the loop cuts the connection.
      if (received >= cutAfter) break;
    }
    return Buffer.concat(chunks);
  };
  let whole = Buffer.alloc(0);
  while (whole.length < bytes) whole = Buffer.concat([whole, await part(whole.length, bytes - 1, MB)]);
  const each = Math.ceil(bytes / PARTS_AT_ONCE);
  const starts = Array.from({ length: PARTS_AT_ONCE }, (_, at) => at * each);
  const parts = await Promise.all(starts.map((start) => part(start, Math.min(start + each, bytes) - 1)));
  const wanted = sumOf(readFileSync(archive));
  assert.deepEqual([sumOf(whole), sumOf(Buffer.concat(parts))], [wanted, wanted]);
  await waitFor('the download is noted', async () =>
    Boolean(await noteOf(site.environment, 'backup_downloaded')),
  );
}

/** A clock a year ahead left its moments in the database: forms, jobs and backups go on. */
export async function momentsOfTheFuture(site: TestSite) {
  const people = await peopleOf(site);
  const aYear = Date.now() + A_YEAR_MS;
  const iso = new Date(aYear).toISOString();
  const database = openSqlite(join(site.environment.dataDir, 'database.sqlite'));
  try {
    database.pragma('busy_timeout = 5000');
    const write = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values);
    write("update scheduled_work set claimed_by = 'ahead', claimed_until = ?, next_run = ?", aYear, aYear);
    write('update throttle_counters set hits = 1000000, window_ends_at = ?', aYear);
    for (const name of ['backup_made', 'backup_running', 'backup_planned'])
      write('insert or replace into site_notes (name, value) values (?, ?)', name, iso);
    const { length: before } = archivesOf(site.environment);
    const { code, output } = await run(
      site.environment,
      'backup.mjs',
      '--unless-since',
      new Date().toISOString(),
    );
    assert.equal(code, 0, output);
    assert.equal(archivesOf(site.environment).length, before + 1, output);
    for (const answer of [await people.save(newKey('ahead')), await people.write(newKey('ahead'))])
      assert.ok(isAcknowledged(answer), `${answer.status} ${answer.body}`);
    const blocked = database.prepare('select name from scheduled_work where claimed_until >= ?');
    await waitFor('jobs run again', async () => blocked.all(aYear).length === 0);
  } finally {
    database.close();
  }
}

/**
 * Restores, backs up and drills on disks of several sizes: each command does its work, or says how much room is missing.
 * The archive is never blamed, and a failed backup reaches the dashboard.
 */
export async function smallDisks(site: TestSite, cleanup: Cleanup, sizes: readonly number[]) {
  const archive = await newestArchive(site);
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
  const environment = {
    ...site.environment,
    variables: { ...site.environment.variables, ...ports, DATA_DIR: dataDir },
  };
  const command = async (script: string, ...args: string[]) => {
    const { code, output } = await run(environment, script, ...args);
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
