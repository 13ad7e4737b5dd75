import { existsSync } from 'node:fs';
import { tableNames } from '../backup/notes.mjs';
import { CommandError } from '../config/command-error.mjs';
import { connectPostgres, type PostgresClient, quoted } from './postgres-client.ts';
import { compareTables, contentInPostgres, copyRows, MARKER, SqliteSource, type Table } from './rows.ts';

interface MovedDatabase {
  tables: number;
  rows: number;
  /** Tables and columns unknown to this version of the site */
  leftBehind: string[];
  /** An earlier run already moved everything */
  wasThere: boolean;
}

/**
 * Copies every row of an SQLite file into a PostgreSQL database. The target must be empty, hold what an
 * interrupted run left, or hold everything already. The rows are copied in one transaction, which ends only
 * when both databases are equal.
 *
 * @param makeTables makes the tables of this version in the PostgreSQL database
 * @throws {CommandError} when the database holds other content, or a table differs; no row is stored then
 */
export async function moveDatabase(
  file: string,
  databaseUrl: string,
  makeTables: () => Promise<void>,
): Promise<MovedDatabase> {
  if (!existsSync(file)) throw new CommandError(`The database ${file} does not exist. Correct DATA_DIR.`);
  const source = new SqliteSource(file);
  const target = await connectPostgres(databaseUrl);
  try {
    const present = await tableNames({ dataDir: '', databaseUrl });
    const isOurs = present.length === 0 || present.includes(MARKER);
    if (isOurs) {
      await target.query(`create table if not exists ${MARKER} (started timestamptz default now())`);
      await makeTables();
    }
    const { tables, onlySource, onlyTarget } = await compareTables(source, target);
    if (isOurs && onlyTarget.length > 0) {
      throw new CommandError(
        `${file} has not been upgraded to this version of the site (it lacks ${onlyTarget[0]}). Run "npm start" once, stop the site, and move again.`,
      );
    }
    if (isOurs) await copyAll(source, target, tables);
    else if (onlyTarget.length > 0 || (await differing(source, target, tables)).length > 0) {
      throw new CommandError(
        'The target PostgreSQL database is not empty. Set DATABASE_URL to an empty one. Nothing was changed.',
      );
    }
    const rows = tables.reduce((sum, table) => sum + source.content(table).rows, 0);
    return { tables: tables.length, rows, leftBehind: onlySource, wasThere: !isOurs };
  } finally {
    source.close();
    await target.end();
  }
}

async function differing(source: SqliteSource, target: PostgresClient, tables: Table[]): Promise<string[]> {
  const names: string[] = [];
  for (const table of tables) {
    const [before, after] = [source.content(table), await contentInPostgres(target, table)];
    if (before.rows !== after.rows || before.checksum !== after.checksum) names.push(table.name);
  }
  return names;
}

const FOREIGN_KEYS = `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

/** Tables whose triggers refuse changes, such as the activity log, which only grows. */
const WITH_TRIGGERS = `select distinct tgrelid::regclass::text as table from pg_trigger
  where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)`;

async function copyAll(source: SqliteSource, target: PostgresClient, tables: Table[]) {
  await target.query('begin');
  try {
    // Rows may refer to rows of any table, so the foreign keys are checked after all are copied.
    const { rows: keys } = await target.query(FOREIGN_KEYS);
    const { rows: guarded } = await target.query(WITH_TRIGGERS);
    for (const { table } of guarded) await target.query(`alter table ${table} disable trigger user`);
    for (const { table, conname } of keys) {
      await target.query(`alter table ${table} drop constraint ${quoted(String(conname))}`);
    }
    await target.query(`truncate ${tables.map(({ name }) => quoted(name))}`);
    for (const table of tables) await copyRows(source, target, table);
    for (const { table, conname, definition } of keys) {
      await target.query(`alter table ${table} add constraint ${quoted(String(conname))} ${definition}`);
    }
    for (const { table } of guarded) await target.query(`alter table ${table} enable trigger user`);
    for (const { name, columns } of tables) {
      if (columns.some((column) => column.name === 'id')) await target.query(continueIds(name));
    }
    const wrong = await differing(source, target, tables);
    if (wrong.length > 0)
      throw new CommandError(`The copied rows of ${wrong.join(', ')} differ from the originals.`);
    await target.query(`drop table ${MARKER}`);
    await target.query('commit');
  } catch (cause) {
    await target.query('rollback');
    if (cause instanceof CommandError) throw cause;
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError('PostgreSQL rejected the rows. Nothing was stored there. Output:', {
      detail,
      cause,
    });
  }
}

/** Makes new rows get ids after the copied ones. */
const continueIds = (table: string) => {
  const name = quoted(table).replaceAll("'", "''");
  return `select setval(pg_get_serial_sequence('${name}', 'id'), max(id)) from ${quoted(table)}
    having pg_get_serial_sequence('${name}', 'id') is not null and max(id) is not null`;
};
