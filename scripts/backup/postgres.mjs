// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../running/owned-process.mjs';
import { Stop } from '../stop.mjs';
import { onPath } from '../testing/chromium.mjs';

/** Debian keeps every version's programs here. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Content of its own schema only: extensions and rights are the server's business. */
const OURS_ONLY = ['--no-owner', '--no-privileges'];

/** Empties the database before the dump is played back, in the same transaction. */
const DROP_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I cascade', name);
  end loop;
end $$`;

/** @param {'pg_dump' | 'pg_restore' | 'psql'} name */
function program(name) {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const candidates = [onPath(name), ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin', name))];
  const found = candidates.find((file) => file !== undefined && existsSync(file));
  if (found) return found;
  throw new Stop(
    `The database is PostgreSQL, and ${name} is not on this machine: install PostgreSQL's client programs (on Debian the package postgresql-client), in the version of the server or a newer one.`,
  );
}

/**
 * The address as variables: an argument would show the password to everybody who lists processes.
 *
 * @param {string} databaseUrl
 */
function connection(databaseUrl) {
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

/**
 * @param {'pg_dump' | 'pg_restore' | 'psql'} name
 * @param {string[]} args
 * @param {string} databaseUrl
 */
async function run(name, args, databaseUrl) {
  const { code, output } = await runToEnd(program(name), args, { env: connection(databaseUrl) });
  if (code !== 0) throw new Stop(`${name} failed:`, { detail: output });
  return output;
}

/**
 * Writes a consistent copy of the database while it is in use.
 *
 * @param {string} databaseUrl
 * @param {string} file
 * @throws {Stop}
 */
export async function dumpPostgres(databaseUrl, file) {
  await run('pg_dump', ['--format=custom', ...OURS_ONLY, `--file=${file}`], databaseUrl);
}

/**
 * Puts a copy in the place of everything in the database, all or nothing.
 *
 * @param {string} databaseUrl
 * @param {string} file
 * @throws {Stop} the database is then as it was
 */
export async function playBackPostgres(databaseUrl, file) {
  const script = `${file}.sql`;
  await run('pg_restore', [...OURS_ONLY, `--file=${script}`, file], databaseUrl);
  const once = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await run('psql', [...once, `--command=${DROP_TABLES}`, `--file=${script}`], databaseUrl);
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<number>} how many other programs are connected to it
 */
export async function connectionsTo(databaseUrl) {
  const count =
    'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  return Number(
    await run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${count}`], databaseUrl),
  );
}
