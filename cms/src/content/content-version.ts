import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterEachWrite } from '../platform/database/after-each-write';
import { siteDay } from '../shared/site-clock';
import { VISIBLE_TYPES } from './content-types';

const TABLE = 'site_counters';
const NAME = 'content_version';

/**
 * Returns a number that grows with every change visitors can see, and the date: at midnight digitals may
 * become too old to show. It is cheap to query, so caches can check often.
 */
export async function contentVersion(strapi: Core.Strapi): Promise<string> {
  const row: { value: number | string } = await strapi.db
    .connection(TABLE)
    .where({ name: NAME })
    .first('value');
  return `${row.value} ${siteDay()}`;
}

/** For writes outside the Document Service. Call it in their transaction. */
export async function countUpContentVersion(trx: Knex.Transaction): Promise<void> {
  await trx(TABLE).where({ name: NAME }).increment('value', 1);
}

/** Raises the version in the transaction of every write, through any API. */
export function countContentChanges(strapi: Core.Strapi): void {
  afterEachWrite(strapi, [...VISIBLE_TYPES, 'plugin::upload.file'], countUpContentVersion);
}
