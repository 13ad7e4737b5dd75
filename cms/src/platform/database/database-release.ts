import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { StartError } from '../start-error';

/** Where Strapi notes which files of `database/migrations` have been run. */
const EXECUTED = 'strapi_migrations';

/** The table with the release that last started on the database; `npm start` reads it before it starts the CMS. */
const NOTES = 'site_notes';
const RELEASE = 'release';

/** As in "1.2.0", of this program. */
const ownRelease = (strapi: Core.Strapi) => strapi.config.get<string>('info.version');

/** To be called when everything is as this release wants it. */
export async function recordRelease(strapi: Core.Strapi): Promise<void> {
  const row = { name: RELEASE, value: ownRelease(strapi) };
  await strapi.db.connection(NOTES).insert(row).onConflict('name').merge();
}

/**
 * Stops the start on a database that a newer version of the site has changed, before Strapi fits its tables to the
 * older schema.
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

function isLater(release: string, other: string): boolean {
  const [ours, theirs] = [release, other].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = ours.findIndex((part, index) => part !== theirs[index]);
  return at >= 0 && (ours[at] ?? 0) > (theirs[at] ?? 0);
}
