import type { Knex } from 'knex';

export type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;

const isPostgres = (database: Knex) => database.client.config.client !== 'better-sqlite3';

/** Returns the names of all tables, sorted. */
export async function tablesOf(database: Knex): Promise<string[]> {
  const names: { name: string }[] = isPostgres(database)
    ? await database('pg_tables').where({ schemaname: 'public' }).select({ name: 'tablename' })
    : await database('sqlite_master').where({ type: 'table' }).select('name');
  return names.map(({ name }) => name).sort();
}

/** Returns every row of every table in a fixed order. */
export async function rowsOf(database: Knex, tables: string[]): Promise<Rows> {
  const rows: Rows = {};
  for (const table of tables) {
    const found = await (isPostgres(database) ? postgresRows(database, table) : database(table).select());
    rows[table] = found.sort((a: Row, b: Row) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return rows;
}

/** As PostgreSQL prints them: Strapi changes how its driver reads values, for all connections of the process. */
async function postgresRows(database: Knex, table: string): Promise<Row[]> {
  const { rows } = await database.raw('select to_jsonb(t)::text as row from ?? t', [table]);
  return rows.map(({ row }: { row: string }) => JSON.parse(row));
}

/** Returns the number of rows of every table. */
export async function countsIn(database: Knex): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(database)) counts[table] = (await database(table).select()).length;
  return counts;
}
