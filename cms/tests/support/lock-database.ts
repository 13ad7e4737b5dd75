import { createRequire } from 'node:module';
import type { BootedCms } from './boot-strapi';

const require = createRequire(import.meta.url);

/**
 * Locks the database from another connection: the whole SQLite file, or tables of PostgreSQL.
 *
 * @returns a function that unlocks it
 */
export async function lockDatabase({ strapi }: BootedCms, tables: string[]): Promise<() => Promise<void>> {
  return strapi.db.dialect.client === 'postgres' ? lockTables(tables) : lockFile(strapi);
}

async function lockFile({ db }: BootedCms['strapi']): Promise<() => Promise<void>> {
  const Sqlite = require('better-sqlite3') as new (
    file: string,
  ) => { exec(sql: string): void; close(): void };
  const [{ file }] = (await db.connection.raw('pragma database_list')) as [{ file: string }];
  // The driver blocks the only thread while it waits; five seconds per query would add up to minutes.
  await db.connection.raw('pragma busy_timeout = 50');
  const other = new Sqlite(file);
  other.exec('begin exclusive');
  return async () => {
    other.exec('rollback');
    other.close();
    await db.connection.raw('pragma busy_timeout = 5000');
  };
}

async function lockTables(tables: string[]): Promise<() => Promise<void>> {
  const { Client } = require('pg') as typeof import('pg');
  const other = new Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  await other.query(`begin; lock table ${tables.join(', ')} in access exclusive mode`);
  return () => other.end();
}
