import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';

/** One machine needs few connections; PostgreSQL's own default limit is 100 for all clients together. */
const POSTGRES_POOL = { min: 0, max: 10 };

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  // Without this Strapi drops the column, with its data, of an attribute removed from a schema file.
  const settings = { forceMigration: false, runMigrations: true };
  const url = env('DATABASE_URL');
  if (url) {
    return {
      connection: { client: 'postgres', connection: { connectionString: url }, pool: POSTGRES_POOL },
      settings,
    } as Core.Config.Database;
  }
  const folder = resolve(env('DATA_DIR', '../data'));
  mkdirSync(folder, { recursive: true });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: resolve(folder, 'database.sqlite') },
      useNullAsDefault: true,
    },
    settings,
  } as Core.Config.Database;
};

export default config;
