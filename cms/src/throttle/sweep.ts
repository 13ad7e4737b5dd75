import type { Core } from '@strapi/strapi';
import { THROTTLE_TABLE } from './throttle';

const DAY_MS = 24 * 3600 * 1000;
const EVERY_NIGHT = '0 15 3 * * *';

/** Deletes counters that ran out more than a day ago, now and every night: the privacy notice promises it. */
export async function sweepCountersNightly(strapi: Core.Strapi): Promise<void> {
  await sweepCounters(strapi);
  strapi.cron.add({ sweepCounters: { task: () => sweepCounters(strapi), options: { rule: EVERY_NIGHT } } });
}

async function sweepCounters(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .connection(THROTTLE_TABLE)
    .where('window_ends_at', '<', Date.now() - DAY_MS)
    .delete();
}
