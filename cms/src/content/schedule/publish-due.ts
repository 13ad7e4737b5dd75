import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { eachAlone } from '../../platform/jobs/each-alone';
import { setPublished } from './publish';
import { dueItems, lockSchedule, markFailed, storeSchedule } from './schedule-table';

/**
 * Publishes and unpublishes due items, each in a separate transaction and under a lock. If an item cannot be published,
 * its schedule stores the reason for the owner, and the others continue.
 *
 * @param now milliseconds since 1970
 * @throws any error that is not about an item, after all items
 */
export async function publishDueItems(strapi: Core.Strapi, now: number): Promise<void> {
  await eachAlone(strapi, await dueItems(strapi, now), async ({ documentId }) => {
    try {
      await strapi.db.transaction(({ trx }) => publishOrUnpublish(strapi, trx, documentId, now));
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      await markFailed(strapi, documentId, error.message);
    }
  });
}

async function publishOrUnpublish(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
  now: number,
) {
  const due = await lockSchedule(trx, documentId);
  // Another process has done it since the list was read.
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
  // If the site was stopped over both times, the item is shown and hidden at once: visitors do not see it, but the
  // activity log has both.
  if (out) await setPublished(strapi, trx, 'publish', item, 'schedule');
  if (off) await setPublished(strapi, trx, 'unpublish', item, 'schedule');
}
