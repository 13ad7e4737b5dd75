import { createHash } from 'node:crypto';
import type { Tables } from '../backup/archive.ts';
import { openSqlite, type SqliteDatabase } from '../backup/databases.ts';
import { type PostgresClient, quoted } from './postgres-client.ts';

/** A type of PostgreSQL's catalogue, such as "jsonb". */
type ColumnType = string;

export interface Table {
  name: string;
  columns: { name: string; type: ColumnType }[];
}

/** Content of a table, independent of the order of its rows. */
type Content = Tables[string];

/** Strapi's note of the schema of its tables, separate for each database. */
const OF_ONE_DATABASE = 'strapi_database_schema';

export const MARKER = 'unfinished_move';

const isTime = (type: ColumnType) => type.startsWith('timestamp');
const isJson = (type: ColumnType) => type === 'json' || type === 'jsonb';
const NUMBERS = new Set(['integer', 'bigint', 'smallint', 'numeric', 'double precision', 'real']);

/** Converts a value of SQLite for PostgreSQL's driver. SQLite has no types for times and booleans. */
function asParameter(value: unknown, type: ColumnType): unknown {
  if (value === null) return null;
  if (isTime(type)) return new Date(value as number | string);
  if (type === 'boolean') return Boolean(value);
  return typeof value === 'bigint' ? String(value) : value;
}

/** Returns the same text for the same value of either database. */
function asText(value: unknown, type: ColumnType): string {
  if (value === null) return '';
  if (isTime(type)) return String(new Date(value as number | string | Date).getTime());
  if (type === 'boolean') return String([1, true, 't'].includes(value as number));
  if (type === 'bytea') return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
  if (isJson(type)) return sortedJson(JSON.parse(String(value)));
  if (NUMBERS.has(type)) return String(Number(value));
  // PostgreSQL leaves out zero milliseconds.
  return type.startsWith('time') ? String(value).replace(/\.0+$/, '') : String(value);
}

/** PostgreSQL reorders the keys of an object. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, of]) => `${JSON.stringify(key)}:${sortedJson(of)}`)}}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Row = Record<string, unknown>;

function contentOf({ columns }: Table, rows: Row[]): Content {
  const sums = rows.map((row) =>
    sha256(JSON.stringify(columns.map(({ name, type }) => [row[name] === null, asText(row[name], type)]))),
  );
  return { rows: rows.length, checksum: sha256(sums.sort().join()) };
}

/** A snapshot of an SQLite database: while it is open, nobody else can write. */
export class SqliteSource {
  private readonly database: SqliteDatabase;

  constructor(file: string) {
    this.database = openSqlite(file, { readonly: true });
    this.database.prepare('begin').run();
    this.database.prepare('select count(*) from sqlite_master').all();
  }

  close() {
    this.database.close();
  }

  private names(sql: string): string[] {
    return (this.database.prepare(sql).all() as { name: string }[]).map(({ name }) => name);
  }

  columns(): Map<string, string[]> {
    const tables = this.names(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    );
    return new Map(
      tables.map((table) => [table, this.names(`select name from pragma_table_info('${table}')`)]),
    );
  }

  rows({ name, columns }: Table): Row[] {
    const list = columns.map((column) => quoted(column.name)).join();
    return this.database.prepare(`select ${list} from ${quoted(name)}`).all() as Row[];
  }

  content(table: Table): Content {
    return contentOf(table, this.rows(table));
  }
}

/** Returns the tables that both databases have, and those that only SQLite has from earlier releases. */
export async function compareTables(source: SqliteSource, target: PostgresClient) {
  const sql =
    'select table_name, column_name, data_type from information_schema.columns where table_schema = current_schema()';
  const there = new Map<string, Map<string, ColumnType>>();
  for (const { table_name, column_name, data_type } of (await target.query(sql)).rows) {
    const columns = there.get(String(table_name)) ?? new Map();
    there.set(String(table_name), columns.set(String(column_name), String(data_type)));
  }
  there.delete(OF_ONE_DATABASE);
  there.delete(MARKER);

  const tables: Table[] = [];
  const onlySource: string[] = [];
  for (const [name, names] of source.columns()) {
    const columns = there.get(name);
    if (name === OF_ONE_DATABASE) continue;
    if (!columns) {
      onlySource.push(name);
      continue;
    }
    onlySource.push(...names.filter((column) => !columns.has(column)).map((column) => `${name}.${column}`));
    const shared = names.flatMap((column) => {
      const type = columns.get(column);
      return type ? [{ name: column, type }] : [];
    });
    tables.push({ name, columns: shared });
    for (const { name: column } of shared) columns.delete(column);
    if (columns.size === 0) there.delete(name);
  }
  const onlyTarget = [...there].flatMap(([name, columns]) =>
    [...columns.keys()].map((column) => `${name}.${column}`),
  );
  return { tables, onlySource, onlyTarget };
}

export async function contentInPostgres(target: PostgresClient, table: Table): Promise<Content> {
  const list = table.columns.map(({ name }) => quoted(name)).join();
  return contentOf(table, (await target.query(`select ${list} from ${quoted(table.name)}`)).rows);
}

/** PostgreSQL accepts 65,535 values at a time. */
const MAX_VALUES = 20_000;

/** Copies all rows of a table, in the caller's transaction. */
export async function copyRows(source: SqliteSource, target: PostgresClient, table: Table) {
  const { name, columns } = table;
  const rows = source.rows(table);
  const list = columns.map((column) => quoted(column.name)).join();
  const atOnce = Math.max(1, Math.floor(MAX_VALUES / columns.length));
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce);
    const values = some.flatMap((row) => columns.map((column) => asParameter(row[column.name], column.type)));
    const places = some.map(
      (_row, index) => `(${columns.map((_column, column) => `$${index * columns.length + column + 1}`)})`,
    );
    await target.query(`insert into ${quoted(name)} (${list}) values ${places}`, values);
  }
}
