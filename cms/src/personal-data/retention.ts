import type { Core } from '@strapi/strapi';

const SETTINGS = 'api::settings.settings';
const TABLE = 'site_counters';
const NAME = 'retention_day';
const DAY_MS = 24 * 3600 * 1000;
const EVERY_NIGHT = '0 30 3 * * *';
const PAGE_SIZE = 100;

interface RetentionSettings {
  deleteMessagesAfterMonths: number | null;
  deleteRejectedAfterMonths: number | null;
}

/** Deletes what the owner's settings say is old enough, now and every night. Without a setting everything stays. */
export async function keepRetention(strapi: Core.Strapi): Promise<void> {
  const task = () => deleteOld(strapi, new Date()).then(() => undefined);
  strapi.cron.add({ deleteOld: { task, options: { rule: EVERY_NIGHT } } });
  await task();
}

/**
 * Once a day, whoever of several processes is first. Messages count from the day they arrived, rejected applications from
 * the last change, which is the decision unless the owner changed something later.
 *
 * @returns how many were deleted
 */
export async function deleteOld(strapi: Core.Strapi, now: Date): Promise<number> {
  const settings: RetentionSettings | null = await strapi.db.query(SETTINGS).findOne({});
  const { deleteMessagesAfterMonths, deleteRejectedAfterMonths } = settings ?? {};
  if (!deleteMessagesAfterMonths && !deleteRejectedAfterMonths) return 0;
  if (!(await claimDay(strapi, now))) return 0;
  let deleted = 0;
  if (deleteMessagesAfterMonths) {
    const before = monthsBefore(now, deleteMessagesAfterMonths);
    deleted += await deleteAll(strapi, 'api::message.message', { createdAt: { $lt: before } });
  }
  if (deleteRejectedAfterMonths) {
    const before = monthsBefore(now, deleteRejectedAfterMonths);
    const rejected = { status: 'rejected', updatedAt: { $lt: before } };
    deleted += await deleteAll(strapi, 'api::volunteer.volunteer', rejected);
  }
  return deleted;
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

async function claimDay(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const today = Math.floor(now.getTime() / DAY_MS);
  const { connection } = strapi.db;
  await connection(TABLE).insert({ name: NAME, value: 0 }).onConflict('name').ignore();
  const claimed = await connection(TABLE)
    .where({ name: NAME })
    .where('value', '<', today)
    .update({ value: today });
  return claimed > 0;
}

async function deleteAll(
  strapi: Core.Strapi,
  uid: 'api::message.message' | 'api::volunteer.volunteer',
  where: object,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows: { documentId: string }[] = await strapi.db
      .query(uid)
      .findMany({ where, select: ['documentId'], limit: PAGE_SIZE });
    for (const { documentId } of rows) await strapi.documents(uid).delete({ documentId });
    deleted += rows.length;
    if (rows.length < PAGE_SIZE) return deleted;
  }
}
