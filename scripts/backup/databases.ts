import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from '../command-error.mjs';
import { CMS } from '../paths.mjs';
import { runToEnd } from '../processes.mjs';
import { findPostgres } from '../programs.ts';
import type { Tables } from './archive.ts';

/** The part of better-sqlite3 that is used here. */
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

/** Opens an SQLite file that is there, with the CMS's own library. */
export function openSqlite(file: string, { readonly = false } = {}): SqliteDatabase {
  const Sqlite = createRequire(join(CMS, 'package.json'))('better-sqlite3');
  return new Sqlite(file, { readonly, fileMustExist: true });
}

/** So many at once are read in about a millisecond; between them the site may write. */
const PAGES_A_STEP = 500;
/** A write of another program makes the copy start again; after so many the rest is read at once. */
const PATIENCE = 5;

/** Writes a consistent copy of a database while it is in use. */
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

/** @returns whether it is an SQLite database whose pages fit together */
export function isSoundSqlite(file: string) {
  try {
    const database = openSqlite(file, { readonly: true });
    try {
      return database.pragma('quick_check', { simple: true }) === 'ok';
    } finally {
      database.close();
    }
  } catch {
    // Not a database at all.
    return false;
  }
}

/** Counts rows and sums up their content, in the order in which they come. */
class TableSum {
  #rows = 0;
  #hash = createHash('sha256');

  add(row: string) {
    this.#rows += 1;
    this.#hash.update(row).update('\n');
  }

  /** To be asked once. */
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

/** Content of its own schema only: extensions and rights are the server's business. */
const OURS_ONLY = ['--no-owner', '--no-privileges'];
/** Empties the database before the dump is played back, in the same transaction. */
const DROP_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I cascade', name);
  end loop;
end $$`;
const OTHER_CONNECTIONS =
  'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** The address as variables: an argument would show the password to everybody who lists processes. */
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

/** Writes a consistent copy of the database while it is in use. */
export async function dumpPostgres(databaseUrl: string, file: string) {
  await run('pg_dump', ['--format=custom', ...OURS_ONLY, `--file=${file}`], databaseUrl);
}

/** Writes a copy as statements that any client can run, without the commands of psql. */
export async function dumpAsText(databaseUrl: string, file: string) {
  await run('pg_dump', ['--inserts', ...OURS_ONLY, `--file=${file}`], databaseUrl);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\\.*$/gm, ''));
}

/**
 * Puts a copy in the place of everything in the database, all or nothing.
 *
 * @throws {CommandError} the database is then as it was
 */
export async function playBackPostgres(databaseUrl: string, file: string) {
  const script = `${file}.sql`;
  await run('pg_restore', [...OURS_ONLY, `--file=${script}`, file], databaseUrl);
  const once = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await run('psql', [...once, `--command=${DROP_TABLES}`, `--file=${script}`], databaseUrl);
}

/** How the rows of a table begin and end in a dump as text, one a line; everything else is no row. */
const ROWS_OF = /^COPY (?:\S+\.)?"?([^" ]+)"? \(.*\) FROM stdin;$/;
const END_OF_ROWS = '\\.';

/** @param file as `dumpPostgres` writes it */
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

/** Unlike `readline` it knows one end of a line: a dump has the others in its texts. */
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
 * @returns its address, and how to remove it
 */
export async function scratchDatabase(databaseUrl: string, name: string) {
  try {
    await run('psql', ['--no-psqlrc', '--quiet', `--command=create database ${name}`], databaseUrl);
  } catch (cause) {
    throw new CommandError('Cannot create a temporary database. Allow it with "alter role USER createdb".', {
      detail: cause instanceof CommandError ? cause.detail : undefined,
      cause,
    });
  }
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const remove = () =>
    run('psql', ['--no-psqlrc', '--quiet', `--command=drop database if exists ${name}`], databaseUrl);
  return { url: url.href, remove };
}

/** @returns how many other programs are connected to the database */
export async function connectionsTo(databaseUrl: string) {
  const bare = ['--no-psqlrc', '--tuples-only', '--no-align'];
  return Number(await run('psql', [...bare, `--command=${OTHER_CONNECTIONS}`], databaseUrl));
}
