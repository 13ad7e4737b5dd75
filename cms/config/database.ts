import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { prepareSqlite } from '../src/platform/database/database-errors';

/** One machine needs few connections. PostgreSQL's default limit is 100 for all clients together. */
const POSTGRES_POOL = { min: 0, max: 10 };

/**
 * Milliseconds. Bounds the wait for a PostgreSQL server that hangs: shorter than the ten seconds of browsers, far
 * longer than any query of this site.
 */
const ANSWER_WITHIN_MS = 5000;

/** Logs a failed query with its SQL but without its values, which may be personal data. */
const WITHOUT_VALUES = { compileSqlOnError: false };

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  // Otherwise Strapi drops the column and the data of an attribute that was removed from a schema file.
  const settings = { forceMigration: false, runMigrations: true };
  const url = env('DATABASE_URL');
  if (url) {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: url,
          query_timeout: ANSWER_WITHIN_MS,
          connectionTimeoutMillis: ANSWER_WITHIN_MS,
          keepAlive: true,
        },
        acquireConnectionTimeout: ANSWER_WITHIN_MS,
        pool: POSTGRES_POOL,
        ...WITHOUT_VALUES,
      },
      settings,
      // Strapi's types lack `connectionString`; the driver supports it.
    } as unknown as Core.Config.Database;
  }
  const folder = resolve(env('DATA_DIR', '../data'));
  mkdirSync(folder, { recursive: true });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: resolve(folder, 'database.sqlite') },
      useNullAsDefault: true,
      ...WITHOUT_VALUES,
      pool: { afterCreate: prepareSqlite },
    },
    settings,
  } as unknown as Core.Config.Database;
};

export default config;
