// @ts-check
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeBytes, machineTrouble } from '../config/machine-trouble.mjs';
import { CMS } from '../config/paths.mjs';

/**
 * @import { Environment } from '../config/environment.mjs'
 * @import { Cleanup } from '../run/child-processes.mjs'
 *
 * @typedef {Pick<Environment, 'dataDir' | 'databaseUrl'>} Where
 *
 * @import { BackupNote } from '../../cms/src/platform/backups/backup-notes.ts'
 *
 * @typedef {BackupNote | 'release' | 'backup_before_upgrade'} NoteName
 */

// Backups leave notes for each other and for the CMS in the database, which every replica shares. The
// migration in `cms/database/migrations` makes the table of short named texts.

/** Loads the CMS's database drivers. */
const ofCms = createRequire(join(CMS, 'package.json'));
const CONNECT_WITHIN_MS = 5000;

/** @param {string} dataDir */
export const databaseFile = (dataDir) => join(dataDir, 'database.sqlite');

/**
 * @param {Where} where
 * @param {string} sql valid in both databases, with $1, $2 … for values
 * @param {string[]} values
 * @returns {Promise<string[]>} the first column
 */
async function ask({ dataDir, databaseUrl }, sql, values = []) {
  if (databaseUrl) {
    const { Client } = ofCms('pg');
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    await client.connect();
    try {
      const { rows } = await client.query({ text: sql, values, rowMode: 'array' });
      return rows.map((/** @type {string[]} */ [first]) => first);
    } finally {
      await client.end();
    }
  }
  const Sqlite = ofCms('better-sqlite3');
  const database = new Sqlite(databaseFile(dataDir), { fileMustExist: true });
  try {
    const statement = database.prepare(sql);
    const named = Object.fromEntries(values.map((value, at) => [at + 1, value]));
    if (statement.reader) return statement.pluck().all(named);
    statement.run(named);
    return [];
  } finally {
    database.close();
  }
}

const TABLES_IN_SQLITE = "select name from sqlite_master where type = 'table'";
const TABLES_IN_POSTGRES = 'select tablename from pg_tables where schemaname = current_schema()';

/**
 * Returns the names of all tables; empty before the first start.
 *
 * @param {Where} where
 */
export async function tableNames(where) {
  if (where.databaseUrl) return ask(where, TABLES_IN_POSTGRES);
  return existsSync(databaseFile(where.dataDir)) ? ask(where, TABLES_IN_SQLITE) : [];
}

/** Returns the size of a PostgreSQL database. @param {string} databaseUrl */
export async function databaseBytes(databaseUrl) {
  const sql = 'select pg_database_size(current_database())::text';
  return Number((await ask({ dataDir: '', databaseUrl }, sql))[0]);
}

/** Databases of earlier releases lack this table, and the backup is made before their upgrade. */
const MAKE = 'create table if not exists site_notes (name varchar(60) primary key, value text not null)';
const READ = 'select value from site_notes where name = $1';
const WRITE =
  'insert into site_notes (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value';
const REMOVE = 'delete from site_notes where name = $1';

/** @param {Where} where @param {NoteName} name @returns {Promise<string | undefined>} */
export async function noteOf(where, name) {
  if (!(await tableNames(where)).includes('site_notes')) return undefined;
  return (await ask(where, READ, [name]))[0];
}

/** @param {Where} where @param {NoteName} name @param {string | undefined} value undefined removes the note */
export async function writeNote(where, name, value) {
  await ask(where, MAKE);
  if (value === undefined) await ask(where, REMOVE, [name]);
  else await ask(where, WRITE, [name, value]);
}

/** Room for a note on a disk that is full by then. */
const RESERVE_BYTES = 1_000_000;
const reserve = (/** @type {string} */ dataDir) => join(dataDir, 'backups', '.room-for-notes');

/** Keeps a little room, so that a failure can be noted on a full disk. @param {Where} where */
export function keepRoomForNotes({ dataDir }) {
  const file = reserve(dataDir);
  if (existsSync(file) || freeBytes(dataDir) < 10 * RESERVE_BYTES) return;
  mkdirSync(join(dataDir, 'backups'), { recursive: true, mode: 0o700 });
  writeFileSync(file, Buffer.alloc(RESERVE_BYTES), { mode: 0o600 });
}

/**
 * Notes for the dashboard that something failed, and why. If that is impossible, the printed error has the reason.
 *
 * @param {Where} where
 * @param {NoteName} name
 * @param {unknown} error
 */
export async function noteFailure(where, name, error) {
  const shown = machineTrouble(error, where.dataDir) ?? error;
  const value = `${new Date().toISOString()} ${shown instanceof Error ? shown.message : ''}`;
  await writeNote(where, name, value).catch(async () => {
    rmSync(reserve(where.dataDir), { force: true });
    await writeNote(where, name, value).catch(() => {});
  });
}

/** The clocks of synchronised servers differ by less. Milliseconds */
const CLOCK_MARGIN_MS = 60_000;

/**
 * Returns a noted time; undefined, with a warning, if the clock was ahead when it was noted.
 *
 * @param {Where} where
 * @param {NoteName} name
 */
export async function believedTime(where, name) {
  const time = await noteOf(where, name);
  if (!time || Date.parse(time) <= Date.now() + CLOCK_MARGIN_MS) return time;
  console.warn(`The note ${name} is in the future (${time}) and counts as unknown.`);
  return undefined;
}

/** Returns the names of archives whose download may be continued. @param {Where} where */
export async function archivesBeingDownloaded(where) {
  if (!(await tableNames(where)).includes('site_notes')) return [];
  const links = await ask(where, "select value from site_notes where name like 'backup_link:%'");
  const open = links.map((link) => JSON.parse(link)).filter(({ endsAt }) => endsAt > Date.now());
  return open.map(({ archive }) => String(archive));
}

/** Notes about archives, which a restore must keep. @type {NoteName[]} */
const ABOUT_ARCHIVES = [
  'backup_made',
  'backup_newest',
  'backup_downloaded',
  'backup_failed',
  'backup_compared',
  'backup_compare_failed',
  'backup_compare_blocked',
];

/** Marks of the backup that the archive itself came from. @type {[NoteName, undefined][]} */
export const NOTHING_RUNS = [
  ['backup_begun', undefined],
  ['backup_running', undefined],
];

/**
 * Returns the notes to write again after a restore.
 *
 * @param {Where} where
 * @returns {Promise<[NoteName, string | undefined][]>}
 */
export async function notesAboutArchives(where) {
  /** @type {[NoteName, string | undefined][]} */
  const notes = [...NOTHING_RUNS];
  for (const name of ABOUT_ARCHIVES) {
    const value = await noteOf(where, name);
    if (value !== undefined) notes.push([name, value]);
  }
  return notes;
}

/** A killed program blocks others for this long. */
const CLAIM_MS = 120_000;
const RENEW_MS = 30_000;
const LOOK_AGAIN_MS = 1000;
/** ISO times sort as text. */
const CLAIM = `${WRITE} where site_notes.value < $3 or site_notes.value > $4 returning value`;

/**
 * Works on the backups of a database while nobody else does, on this machine or another. Waits for its turn.
 *
 * @template T
 * @param {Where} where
 * @param {Cleanup} cleanup
 * @param {() => Promise<T>} work
 */
export async function inTurn(where, cleanup, work) {
  const inMs = (/** @type {number} */ ms) => new Date(Date.now() + ms).toISOString();
  const until = () => inMs(CLAIM_MS);
  // A claim may also come from a clock that was ahead.
  const claimed = () =>
    ask(where, CLAIM, ['backup_running', until(), inMs(0), inMs(CLAIM_MS + CLOCK_MARGIN_MS)]);
  await ask(where, MAKE);
  for (let tries = 0; (await claimed()).length === 0; tries += 1) {
    if (tries === 0) console.log('Waiting for another backup to finish.');
    await pause(LOOK_AGAIN_MS);
  }
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let renewing = setInterval(
    () => writeNote(where, 'backup_running', until()).catch(({ message }) => console.error(message)),
    RENEW_MS,
  );
  const release = async () => {
    if (!renewing) return;
    clearInterval(renewing);
    renewing = undefined;
    // On a full disk the claim ends by itself.
    await writeNote(where, 'backup_running', undefined).catch(() => {});
  };
  cleanup.onExit(release);
  try {
    return await work();
  } finally {
    await release();
  }
}
