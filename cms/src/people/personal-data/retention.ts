import type { Core } from '@strapi/strapi';
import type { SubmissionUid } from '../../content';
import { eachAlone } from '../../platform/jobs/each-alone';
import { siteDay } from '../../shared/site-clock';
import { personalDataHooksOf } from './personal-data';

const SETTINGS = 'api::settings.settings';

/** What each setting deletes, from the moment before which rows are old. */
const OLD = {
  deleteMessagesAfterMonths: (before) => ({
    uid: 'api::message.message',
    where: { createdAt: { $lt: before } },
  }),
  deleteRejectedAfterMonths: (before) => ({
    uid: 'api::volunteer.volunteer',
    where: { status: 'rejected', updatedAt: { $lt: before } },
  }),
  deleteBookingsAfterMonths: (before) => ({
    uid: 'api::booking.booking',
    where: { lastDay: { $lt: siteDay(before.getTime()) } },
  }),
} satisfies Record<string, (before: Date) => Old>;

/**
 * Deletes old submissions as set in Settings; without a setting it keeps them. Age counts from the arrival of a
 * message, from the last change of a rejected application (normally the rejection), and from the last day of a booking.
 *
 * @param time milliseconds since 1970
 * @returns the number of deleted rows
 */
export async function deleteOld(strapi: Core.Strapi, time: number): Promise<number> {
  const now = new Date(time);
  const settings: Record<string, number | null> = (await strapi.db.query(SETTINGS).findOne({})) ?? {};
  const found: OldRow[] = [];
  for (const [setting, oldSince] of Object.entries(OLD)) {
    const months = settings[setting];
    if (months) found.push(...(await rowsOf(strapi, oldSince(monthsBefore(now, months)))));
  }
  let deleted = 0;
  await eachAlone(strapi, found, async (row) => {
    if (await deleteIfStillOld(strapi, row)) deleted += 1;
  });
  return deleted;
}

/** Returns the same day in an earlier month, or that month's last day. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

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

/** The owner may have changed the row since it was read, for example approved an application. */
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
