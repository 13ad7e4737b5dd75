import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { eachAlone } from '../../platform/jobs/each-alone';
import { turn } from './publish';
import { dueItems, lockSchedule, markFailed, storeSchedule } from './schedule-table';

/**
 * Lets out what is due, and takes off what has had its time: each item in a transaction of its own, under a lock. One that
 * cannot go out waits for the owner, with the reason; the others go on.
 *
 * @param now milliseconds since 1970
 * @throws what is no fault of an item, after all others
 */
export async function publishDueItems(strapi: Core.Strapi, now: number): Promise<void> {
  await eachAlone(strapi, await dueItems(strapi, now), async ({ documentId }) => {
    try {
      await strapi.db.transaction(({ trx }) => goThrough(strapi, trx, documentId, now));
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      await markFailed(strapi, documentId, error.message);
    }
  });
}

async function goThrough(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
  now: number,
): Promise<void> {
  const due = await lockSchedule(trx, documentId);
  // Another has done it since it was read.
  if (!due || due.problem) return;
  const item = { uid: due.contentType, documentId };
  const has = (moment: number | undefined) => moment !== undefined && moment <= now;
  const [out, off] = [has(due.publishAt), has(due.unpublishAt)];
  await storeSchedule(trx, {
    ...due,
    publishAt: out ? undefined : due.publishAt,
    unpublishAt: off ? undefined : due.unpublishAt,
    hidden: (due.hidden && !out) || off,
  });
  // Both have come when the site was stopped over both: visitors see nothing of it, the record tells it.
  if (out) await turn(strapi, trx, 'publish', item, 'schedule');
  if (off) await turn(strapi, trx, 'unpublish', item, 'schedule');
}
