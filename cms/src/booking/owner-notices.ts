import type { Core } from '@strapi/strapi';
import { jobTitle } from '../platform/jobs/scheduler';
import { ABOUT_SITE, NOTICES, type NoticeRow } from '../platform/notices';
import { BOOKING, type Booking } from './bookings/booking';

const MOST_SHOWN = 50;

export async function ownerNotices(strapi: Core.Strapi) {
  const rows: NoticeRow[] = await strapi.db.connection(NOTICES).orderBy('id', 'desc').limit(MOST_SHOWN);
  const documentIds = rows.map(({ about }) => about);
  const bookings: Booking[] = await strapi.db
    .query(BOOKING)
    .findMany({ where: { documentId: { $in: documentIds } } });
  return rows.flatMap(({ id, at, event, about, rank, quote_number }) => {
    const booking = bookings.find(({ documentId }) => documentId === about) ?? null;
    const work = jobTitle(strapi, about);
    if (!booking && !work && about !== ABOUT_SITE) return [];
    return [
      { id, at: new Date(Number(at)).toISOString(), event, booking, work, rank, quoteNumber: quote_number },
    ];
  });
}

export async function dismissNotice(strapi: Core.Strapi, id: number): Promise<boolean> {
  await strapi.db.connection(NOTICES).where({ id }).delete();
  return true;
}
