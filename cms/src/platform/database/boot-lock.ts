import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Of PostgreSQL's advisory locks: any number that nobody else locks in this database. */
const BOOT = 1_947_203_551;
const LOOK_EVERY_MS = 200;
/** A machine that loses its power while it boots leaves its connection open: the server ends it after this long. */
const LONGEST_BOOT = '15min';

const locks = new WeakMap<Core.Strapi, Knex.Transaction>();

/**
 * Lets one of several CMS boot at a time: tables, accounts, roles and starter content are made by the first, and found
 * by the others. SQLite's file belongs to one machine, which starts one CMS.
 */
export async function lockBoot(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  // The lock goes with its transaction: poolers between, which share connections out by transactions, keep it whole.
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

/** The next one may boot. A boot that fails ends its process, and its lock with that. */
export async function unlockBoot(strapi: Core.Strapi): Promise<void> {
  await locks.get(strapi)?.commit();
}
