import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError, systemCode } from '../config/command-error.mjs';
import { machineTrouble } from '../config/machine-trouble.mjs';
import { CMS } from '../config/paths.mjs';
import { runToEnd } from '../run/child-processes.mjs';
import { findPostgres } from '../run/programs.ts';
import type { Tables } from './archive.ts';

/** The used part of better-sqlite3. */
export interface SqliteDatabase {
  prepare(sql: string): {
    run(...values: unknown[]): { lastInsertRowid: number | bigint };
    all(...values: unknown[]): unknown[];
    iterate(...values: unknown[]): Iterable<unknown>;
  };
  pragma(pragma: string, options?: { simple?: boolean }): unknown;
  transaction(work: () => void): () => void;
  backup(file: string, options: { progress: (state: BackupState) => number }): Promise<BackupState>;
  close(): void;
}

interface BackupState {
  totalPages: number;
  remainingPages: number;
}

/** Opens an existing SQLite file with the CMS's own library. */
export function openSqlite(file: string, { readonly = false } = {}): SqliteDatabase {
  const Sqlite = createRequire(join(CMS, 'package.json'))('better-sqlite3');
  return new Sqlite(file, { readonly, fileMustExist: true });
}

/** Pages per step, about a millisecond; between steps the site may write. */
const PAGES_A_STEP = 500;
/** Writes by other programs restart the copy; after this many the rest is read at once. */
const PATIENCE = 5;

/** Writes a consistent copy of a database in use. */
export async function copySqlite(file: string, copy: string) {
  const database = openSqlite(file, { readonly: true });
  let restarts = 0;
  let remaining = Number.POSITIVE_INFINITY;
  const progress = ({ totalPages, remainingPages }: BackupState) => {
    if (remainingPages > remaining) restarts += 1;
    remaining = remainingPages;
    return restarts < PATIENCE ? PAGES_A_STEP : totalPages;
  };
  try {
    await database.backup(copy, { progress });
  } finally {
    database.close();
  }
}

/** SQLite's own words for a file that is at fault. */
const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/;

/** @returns whether a file is an SQLite database that passes its integrity check */
export function isSoundSqlite(file: string) {
  try {
    const database = openSqlite(file, { readonly: true });
    try {
      return database.pragma('quick_check', { simple: true }) === 'ok';
    } finally {
      database.close();
    }
  } catch (error) {
    if (DAMAGED.test(systemCode(error) ?? '')) return false;
    throw error;
  }
}

/** Counts rows and sums up their content, in their order. */
class TableSum {
  #rows = 0;
  #hash = createHash('sha256');

  add(row: string) {
    this.#rows += 1;
    this.#hash.update(row).update('\n');
  }

  /** Read it only once. */
  get result() {
    return { rows: this.#rows, checksum: this.#hash.digest('hex') };
  }
}

/** @param file that nobody writes to */
export function tablesOfSqlite(file: string): Tables {
  const database = openSqlite(file, { readonly: true });
  try {
    const names = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
    const tables: Tables = {};
    for (const { name } of names as { name: string }[]) {
      const sum = new TableSum();
      for (const row of database.prepare(`select * from "${name}" order by rowid`).iterate()) {
        sum.add(JSON.stringify(row));
      }
      tables[name] = sum.result;
    }
    return tables;
  } finally {
    database.close();
  }
}

/** Content of our schema only: extensions and rights belong to the server. */
const OURS_ONLY = ['--no-owner', '--no-privileges'];
/** Empties the database in the transaction that restores the dump. */
const DROP_ALL = `set client_min_messages = warning; do $$ declare item text; begin
  for item in select format('table %I', tablename) from pg_tables where schemaname = current_schema() union all
    select format('routine %s', oid::regprocedure) from pg_proc where pronamespace = quote_ident(current_schema())::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  loop execute format('drop %s cascade', item); end loop;
end $$`;
const OTHER_CONNECTIONS =
  'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Passes the address in variables: everyone who lists processes can read arguments, including the password. */
function connection(databaseUrl: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslMode = searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}

async function run(name: 'pg_dump' | 'pg_restore' | 'psql', args: string[], databaseUrl: string) {
  const program = findPostgres(name);
  if (!program) {
    throw new CommandError(
      `The program ${name} is missing. Install the PostgreSQL client (on Debian, the package postgresql-client) in the version of the server or newer.`,
    );
  }
  const { code, output } = await runToEnd(program, args, { env: connection(databaseUrl) });
  if (code !== 0) throw new CommandError(`${name} failed:`, { detail: output });
  return output;
}

/** Writes a consistent copy of a database in use. */
export async function dumpPostgres(databaseUrl: string, file: string) {
  await run('pg_dump', ['--format=custom', ...OURS_ONLY, `--file=${file}`], databaseUrl);
}

/** Writes a copy as statements for any client, without commands of psql. */
export async function dumpAsText(databaseUrl: string, file: string) {
  await run('pg_dump', ['--inserts', ...OURS_ONLY, `--file=${file}`], databaseUrl);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\\.*$/gm, ''));
}

/**
 * Replaces the whole database by a copy, all or nothing.
 *
 * @throws {CommandError} the database is then unchanged
 */
export async function playBackPostgres(databaseUrl: string, file: string) {
  const script = `${file}.sql`;
  await run('pg_restore', [...OURS_ONLY, `--file=${script}`, file], databaseUrl);
  const once = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await run('psql', [...once, `--command=${DROP_ALL}`, `--file=${script}`], databaseUrl);
}

/** Start and end of a table's rows in a text dump, one row per line. */
const ROWS_OF = /^COPY (?:\S+\.)?"?([^" ]+)"? \(.*\) FROM stdin;$/;
const END_OF_ROWS = '\\.';

/** @param file written by `dumpPostgres` */
export async function tablesOfDump(databaseUrl: string, file: string): Promise<Tables> {
  const text = `${file}.txt`;
  await run('pg_restore', ['--data-only', `--file=${text}`, file], databaseUrl);
  const tables: Tables = {};
  let name: string | undefined;
  let sum = new TableSum();
  for await (const line of linesOf(text)) {
    if (name === undefined) {
      name = ROWS_OF.exec(line)?.[1];
      sum = new TableSum();
    } else if (line === END_OF_ROWS) {
      tables[name] = sum.result;
      name = undefined;
    } else sum.add(line);
  }
  rmSync(text);
  return tables;
}

/** Unlike `readline`, splits only at line feeds: texts in a dump contain other line ends. */
async function* linesOf(file: string) {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Makes an empty database on the same server.
 *
 * @returns its address, and a function that removes it
 */
export async function scratchDatabase(databaseUrl: string, name: string) {
  try {
    await run('psql', ['--no-psqlrc', '--quiet', `--command=create database ${name}`], databaseUrl);
  } catch (cause) {
    const isDenied = cause instanceof CommandError && /permission denied/.test(cause.detail ?? '');
    if (!isDenied) throw machineTrouble(cause) ?? cause;
    throw new CommandError('Cannot create a temporary database. Allow it with "alter role USER createdb".', {
      detail: cause.detail,
      cause,
    });
  }
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const remove = () =>
    run('psql', ['--no-psqlrc', '--quiet', `--command=drop database if exists ${name}`], databaseUrl);
  return { url: url.href, remove };
}

/** @returns the number of other programs connected to the database */
export async function connectionsTo(databaseUrl: string) {
  return Number(await run('psql', ['-XtA', `--command=${OTHER_CONNECTIONS}`], databaseUrl));
}
