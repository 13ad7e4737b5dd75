import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errorMessage } from './error-message';

/** With less free space an upload or a growing database may fail half-way. */
const MIN_FREE_BYTES = 100 * 1024 * 1024;
const ANSWER_WITHIN_MS = 1000;

async function succeeds(strapi: Core.Strapi, what: string, check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    strapi.log.error(`${what}: ${errorMessage(error)}`);
    return false;
  }
}

/** Returns whether the site can read and write: database, uploads folder and disk. */
export const isHealthy = (strapi: Core.Strapi): Promise<boolean> =>
  succeeds(strapi, 'Health', () => Promise.all([databaseWrites(strapi), uploadsWritable(strapi)]));

/**
 * Returns whether the database answers a read quickly. It reads a table, because a query without one succeeds even on a
 * locked file.
 */
export const databaseAnswers = (strapi: Core.Strapi): Promise<boolean> =>
  succeeds(strapi, 'Database', async () =>
    strapi.db.connection('site_counters').first('value').timeout(ANSWER_WITHIN_MS),
  );

async function databaseWrites(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .connection('site_counters')
    .insert({ name: 'health_probe', value: Date.now() })
    .onConflict('name')
    .merge()
    .timeout(ANSWER_WITHIN_MS);
}

async function uploadsWritable(strapi: Core.Strapi): Promise<void> {
  const folder = join(strapi.dirs.static.public, 'uploads');
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE_BYTES) throw new Error('less than 100 MB are free where uploads are stored');
}
