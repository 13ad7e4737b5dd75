import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';

/** Where Strapi notes which files of `database/migrations` have been run. */
const EXECUTED = 'strapi_migrations';

/**
 * Stops the start on a database that a newer version of the site has changed, before Strapi fits its tables to the
 * older schema.
 */
export async function refuseNewerDatabase(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  if (!(await connection.schema.hasTable(EXECUTED))) return;
  const executed: { name: string }[] = await connection(EXECUTED).select('name');
  const known = new Set(readdirSync(join(strapi.dirs.app.root, 'database', 'migrations')));
  const unknown = executed.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new Error(
      `The database was written by a newer version of the site: it has been through ${unknown.name}.`,
    );
  }
}
