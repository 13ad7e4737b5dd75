import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { prepareSqlite } from '../src/platform/database/prepare-sqlite';

/** One machine needs few connections; PostgreSQL's own default limit is 100 for all clients together. */
const POSTGRES_POOL = { min: 0, max: 10 };

/**
 * A PostgreSQL server that hangs neither answers nor refuses. Milliseconds: below the ten seconds after which a browser
 * gives up, and far above what any question of this site takes.
 */
const ANSWER_WITHIN_MS = 5000;

/** A question that fails is logged with its SQL, not with the texts that somebody has sent. */
const WITHOUT_VALUES = { compileSqlOnError: false };

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  // Without this Strapi drops the column, with its data, of an attribute removed from a schema file.
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
      // Strapi's types know no address as a whole; the driver does.
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
