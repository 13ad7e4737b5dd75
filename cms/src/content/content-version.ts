import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { nairobiDay } from '../shared/nairobi';
import { VISIBLE_TYPES } from './content-types';

const TABLE = 'site_counters';
const NAME = 'content_version';

/**
 * A number that grows with every change a visitor could see, and the day: at midnight in Nairobi digitals may have become
 * too old to be shown. Cheap to ask, so that caches can ask often.
 */
export async function contentVersion(strapi: Core.Strapi): Promise<string> {
  const row: { value: number | string } = await strapi.db
    .connection(TABLE)
    .where({ name: NAME })
    .first('value');
  return `${row.value} ${nairobiDay()}`;
}

/** For a write that is no save of a document: to be called in its transaction. */
export async function countUpContentVersion(trx: Knex.Transaction): Promise<void> {
  await trx(TABLE).where({ name: NAME }).increment('value', 1);
}

/** Counts up inside the transaction of the write, whichever door it came through. */
export function countContentChanges(strapi: Core.Strapi): void {
  // `getConnection` would not join the transaction of the write, and wait for it on SQLite's one connection.
  const countUp = async () => {
    await strapi.db.transaction(({ trx }) => countUpContentVersion(trx));
  };
  strapi.db.lifecycles.subscribe({
    models: [...VISIBLE_TYPES, 'plugin::upload.file'],
    afterCreate: countUp,
    afterUpdate: countUp,
    afterDelete: countUp,
    afterCreateMany: countUp,
    afterUpdateMany: countUp,
    afterDeleteMany: countUp,
  });
}
