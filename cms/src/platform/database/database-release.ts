import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { StartError } from '../start-error';

/** Strapi's table of the `database/migrations` files that have run. */
const EXECUTED = 'strapi_migrations';

/** The table that holds the last release started on this database. `npm start` reads it before it starts the CMS. */
const NOTES = 'site_notes';
const RELEASE = 'release';

/** Version of this program, such as "1.2.0". */
const ownRelease = (strapi: Core.Strapi) => strapi.config.get<string>('info.version');

/** Stores this release as the last one started. Call it when the database has reached the state this release needs. */
export async function recordRelease(strapi: Core.Strapi): Promise<void> {
  const row = { name: RELEASE, value: ownRelease(strapi) };
  await strapi.db.connection(NOTES).insert(row).onConflict('name').merge();
}

/**
 * Stops the start if a newer release has changed the database, before Strapi changes the tables to the older schema.
 *
 * @throws StartError DATABASE_TOO_NEW
 */
export async function refuseNewerDatabase(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  if (await connection.schema.hasTable(NOTES)) {
    const noted: { value: string } | undefined = await connection(NOTES)
      .where({ name: RELEASE })
      .first('value');
    if (noted && isLater(noted.value, ownRelease(strapi))) {
      throw new StartError(
        'DATABASE_TOO_NEW',
        `Version ${noted.value} of the site has changed this database, and this is version ${ownRelease(strapi)}.`,
      );
    }
  }
  if (!(await connection.schema.hasTable(EXECUTED))) return;
  const executed: { name: string }[] = await connection(EXECUTED).select('name');
  const known = new Set(readdirSync(join(strapi.dirs.app.root, 'database', 'migrations')));
  const unknown = executed.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new StartError(
      'DATABASE_TOO_NEW',
      `A newer version of the site has changed this database with the migration ${unknown.name}.`,
    );
  }
}

const isLater = (release: string, other: string) => release.localeCompare(other, 'en', { numeric: true }) > 0;
