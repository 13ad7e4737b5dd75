import type { Core } from '@strapi/strapi';
import type { SubmissionUid } from '../content-types';
import { nairobiDay } from '../dates/nairobi-day';

const SETTINGS = 'api::settings.settings';
const PAGE_SIZE = 100;

interface RetentionSettings {
  deleteMessagesAfterMonths: number | null;
  deleteRejectedAfterMonths: number | null;
  deleteBookingsAfterMonths: number | null;
}

/**
 * Deletes what the owner's settings say is old enough; without a setting everything stays. Messages count from the day
 * they arrived, rejected applications from the last change, which is the decision unless the owner changed something later, bookings
 * from their last day.
 *
 * @param time milliseconds since 1970
 * @returns how many were deleted
 */
export async function deleteOld(strapi: Core.Strapi, time: number): Promise<number> {
  const now = new Date(time);
  const settings: RetentionSettings | null = await strapi.db.query(SETTINGS).findOne({});
  const { deleteMessagesAfterMonths, deleteRejectedAfterMonths, deleteBookingsAfterMonths } = settings ?? {};
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
  if (deleteBookingsAfterMonths) {
    const before = nairobiDay(monthsBefore(now, deleteBookingsAfterMonths).getTime());
    deleted += await deleteAll(strapi, 'api::booking.booking', { lastDay: { $lt: before } });
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

async function deleteAll(strapi: Core.Strapi, uid: SubmissionUid, where: object): Promise<number> {
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
