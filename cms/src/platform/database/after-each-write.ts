import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Does some work in the transaction of every write of these types, through any API. */
export function afterEachWrite(
  strapi: Core.Strapi,
  models: string[],
  work: (trx: Knex.Transaction) => Promise<unknown>,
): void {
  // `getConnection` would not join that transaction, and on SQLite would wait for its only connection.
  const act = async () => {
    await strapi.db.transaction(({ trx }) => work(trx));
  };
  strapi.db.lifecycles.subscribe({
    models,
    afterCreate: act,
    afterUpdate: act,
    afterDelete: act,
    afterCreateMany: act,
    afterUpdateMany: act,
    afterDeleteMany: act,
  });
}
