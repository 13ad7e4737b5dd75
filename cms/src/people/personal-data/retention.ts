import type { Core } from '@strapi/strapi';
import type { SubmissionUid } from '../../content';
import { eachAlone } from '../../platform/jobs/each-alone';
import { nairobiDay } from '../../shared/nairobi';
import { personalDataHooksOf } from './personal-data-hooks';

const SETTINGS = 'api::settings.settings';

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
  const old: Old[] = [];
  if (deleteMessagesAfterMonths) {
    const before = monthsBefore(now, deleteMessagesAfterMonths);
    old.push({ uid: 'api::message.message', where: { createdAt: { $lt: before } } });
  }
  if (deleteRejectedAfterMonths) {
    const before = monthsBefore(now, deleteRejectedAfterMonths);
    const rejected = { status: 'rejected', updatedAt: { $lt: before } };
    old.push({ uid: 'api::volunteer.volunteer', where: rejected });
  }
  if (deleteBookingsAfterMonths) {
    const before = nairobiDay(monthsBefore(now, deleteBookingsAfterMonths).getTime());
    old.push({ uid: 'api::booking.booking', where: { lastDay: { $lt: before } } });
  }
  const found: OldRow[] = [];
  for (const kind of old) found.push(...(await rowsOf(strapi, kind)));
  let deleted = 0;
  await eachAlone(strapi, found, async (row) => {
    if (await deleteIfStillOld(strapi, row)) deleted += 1;
  });
  return deleted;
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** What is deleted of a type. */
interface Old {
  uid: SubmissionUid;
  where: object;
}

type OldRow = Old & { documentId: string };

async function rowsOf(strapi: Core.Strapi, { uid, where }: Old): Promise<OldRow[]> {
  const rows: { documentId: string }[] = await strapi.db
    .query(uid)
    .findMany({ where, select: ['documentId'], orderBy: { id: 'asc' } });
  return rows.map(({ documentId }) => ({ uid, where, documentId }));
}

/** The owner may have changed it since it was read: an application approved, a booking moved. */
async function deleteIfStillOld(strapi: Core.Strapi, { uid, where, documentId }: OldRow): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    await personalDataHooksOf(strapi, uid)?.lock(trx);
    const table = strapi.contentType(uid).collectionName as string;
    await trx(table).where({ document_id: documentId }).forUpdate().first('id');
    const isStillOld = (await strapi.db.query(uid).count({ where: { ...where, documentId } })) > 0;
    if (isStillOld) await strapi.documents(uid).delete({ documentId });
    return isStillOld;
  });
}
