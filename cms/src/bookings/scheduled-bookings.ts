import type { Core } from '@strapi/strapi';
import { nairobiDay } from '../dates/nairobi-day';
import type { DueWork } from '../scheduler/work';
import { BOOKING, type Booking } from './booking';
import { endOfDay } from './days';
import { moveBooking } from './move-booking';
import { wording } from './wording';

/** Ends every option whose time has come, the one that ended first before the others. */
export const endHolds: DueWork = {
  name: 'booking-holds',
  title: wording.endsHolds,
  nextDue: async (strapi) => {
    const next = await first(strapi, 'option', 'holdEndsAt');
    return next?.holdEndsAt ? new Date(next.holdEndsAt).getTime() : undefined;
  },
  run: async (strapi, now) => {
    const where = { state: 'option', holdEndsAt: { $lte: new Date(now) } };
    const ended: Booking[] = await strapi.db
      .query(BOOKING)
      .findMany({ where, orderBy: [{ holdEndsAt: 'asc' }, { documentId: 'asc' }] });
    for (const { documentId } of ended) await moveBooking(strapi, { documentId, event: 'HOLD_ENDED' }, now);
  },
};

/** What was confirmed is done when its last day is over in Nairobi. */
export const finishBookings: DueWork = {
  name: 'booking-days',
  title: wording.finishes,
  nextDue: async (strapi) => {
    const next = await first(strapi, 'confirmed', 'lastDay');
    return next && endOfDay(next.lastDay);
  },
  run: async (strapi, now) => {
    const where = { state: 'confirmed', lastDay: { $lt: nairobiDay(now) } };
    const over: Booking[] = await strapi.db
      .query(BOOKING)
      .findMany({ where, orderBy: { documentId: 'asc' } });
    for (const { documentId } of over) await moveBooking(strapi, { documentId, event: 'FINISH' }, now);
  },
};

async function first(
  strapi: Core.Strapi,
  state: Booking['state'],
  by: 'holdEndsAt' | 'lastDay',
): Promise<Booking | undefined> {
  const where = { state, [by]: { $notNull: true } };
  const [found]: Booking[] = await strapi.db
    .query(BOOKING)
    .findMany({ where, orderBy: { [by]: 'asc' }, limit: 1 });
  return found;
}
