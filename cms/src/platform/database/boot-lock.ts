import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Key of a PostgreSQL advisory lock. Any number that no other program locks in this database. */
const BOOT = 1_947_203_551;
const LOOK_EVERY_MS = 200;
/** A machine that loses power while it boots leaves its connection open. The server closes it after this time. */
const LONGEST_BOOT = '15min';

const locks = new WeakMap<Core.Strapi, Knex.Transaction>();

/**
 * Waits until no other CMS is booting on this database, then takes the boot lock. The first CMS creates tables,
 * accounts, roles and starter content; the others find them. SQLite needs no lock: only one CMS uses the file.
 */
export async function lockBoot(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  // The lock belongs to its transaction, so it also works behind a pooler that shares connections between transactions.
  const trx = await strapi.db.connection.transaction();
  await trx.raw(`SET LOCAL idle_in_transaction_session_timeout = '${LONGEST_BOOT}'`);
  const isMine = async () => {
    const { rows } = await trx.raw('SELECT pg_try_advisory_xact_lock(?) AS mine', [BOOT]);
    return rows[0].mine === true;
  };
  if (!(await isMine())) {
    strapi.log.info('Another CMS is booting on this database; waiting for it');
    do await wait(LOOK_EVERY_MS);
    while (!(await isMine()));
  }
  locks.set(strapi, trx);
}

/** Releases the boot lock. A boot that fails ends its process, which releases the lock too. */
export async function unlockBoot(strapi: Core.Strapi): Promise<void> {
  await locks.get(strapi)?.commit();
}
