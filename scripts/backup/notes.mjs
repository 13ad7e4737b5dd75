// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CMS } from '../config/paths.mjs';

/**
 * @import { Environment } from '../config/environment.mjs'
 * @import { Cleanup } from '../run/child-processes.mjs'
 *
 * @typedef {Pick<Environment, 'dataDir' | 'databaseUrl'>} Where
 *
 * @typedef {'release' | 'backup_made' | 'backup_failed' | 'backup_compared' | 'backup_compare_failed'
 *   | 'backup_newest' | 'backup_downloaded' | 'backup_planned' | 'backup_before_upgrade' | 'backup_running'} NoteName
 */

// Backups leave notes for each other and for the CMS in the database, which every replica shares. The
// migration `cms/database/migrations/2026.11.22T14.00.00.site-notes.js` makes the table of short named texts.

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

/** Notes about archives, which a restore must keep. @type {NoteName[]} */
const ABOUT_ARCHIVES = [
  'backup_made',
  'backup_newest',
  'backup_downloaded',
  'backup_failed',
  'backup_compared',
  'backup_compare_failed',
];

/**
 * Returns the notes to write again after a restore.
 *
 * @param {Where} where
 * @returns {Promise<[NoteName, string][]>}
 */
export async function notesAboutArchives(where) {
  /** @type {[NoteName, string][]} */
  const notes = [];
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
const CLAIM = `${WRITE} where site_notes.value < $3 returning value`;

/**
 * Works on the backups of a database while nobody else does, on this machine or another. Waits for its turn.
 *
 * @template T
 * @param {Where} where
 * @param {Cleanup} cleanup
 * @param {() => Promise<T>} work
 */
export async function inTurn(where, cleanup, work) {
  const until = () => new Date(Date.now() + CLAIM_MS).toISOString();
  const claimed = () => ask(where, CLAIM, ['backup_running', until(), new Date().toISOString()]);
  await ask(where, MAKE);
  for (let tries = 0; (await claimed()).length === 0; tries += 1) {
    if (tries === 0) console.log('Waiting for another backup to finish.');
    await pause(LOOK_AGAIN_MS);
  }
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let renewing = setInterval(
    () => writeNote(where, 'backup_running', until()).catch(console.error),
    RENEW_MS,
  );
  const release = async () => {
    if (!renewing) return;
    clearInterval(renewing);
    renewing = undefined;
    await writeNote(where, 'backup_running', undefined);
  };
  cleanup.onExit(release);
  try {
    return await work();
  } finally {
    await release();
  }
}
