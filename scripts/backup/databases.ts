import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS } from '../paths.mjs';
import { runToEnd } from '../processes.mjs';
import { findPostgres } from '../programs.ts';
import { Stop } from '../stop.mjs';

/** The part of better-sqlite3 that is used here. */
export interface SqliteDatabase {
  prepare(sql: string): {
    run(...values: unknown[]): { lastInsertRowid: number | bigint };
    all(...values: unknown[]): unknown[];
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
    throw new Stop(
      `The database is PostgreSQL, and ${name} is not on this machine: install PostgreSQL's client programs (on Debian the package postgresql-client), in the version of the server or a newer one.`,
    );
  }
  const { code, output } = await runToEnd(program, args, { env: connection(databaseUrl) });
  if (code !== 0) throw new Stop(`${name} failed:`, { detail: output });
  return output;
}

/** Writes a consistent copy of the database while it is in use. */
export async function dumpPostgres(databaseUrl: string, file: string) {
  await run('pg_dump', ['--format=custom', ...OURS_ONLY, `--file=${file}`], databaseUrl);
}

/**
 * Puts a copy in the place of everything in the database, all or nothing.
 *
 * @throws {Stop} the database is then as it was
 */
export async function playBackPostgres(databaseUrl: string, file: string) {
  const script = `${file}.sql`;
  await run('pg_restore', [...OURS_ONLY, `--file=${script}`, file], databaseUrl);
  const once = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await run('psql', [...once, `--command=${DROP_TABLES}`, `--file=${script}`], databaseUrl);
}

/** @returns how many other programs are connected to the database */
export async function connectionsTo(databaseUrl: string) {
  const bare = ['--no-psqlrc', '--tuples-only', '--no-align'];
  return Number(await run('psql', [...bare, `--command=${OTHER_CONNECTIONS}`], databaseUrl));
}
