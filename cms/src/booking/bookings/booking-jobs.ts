import type { Core } from '@strapi/strapi';
import { eachAlone } from '../../platform/jobs/each-alone';
import type { DueWork } from '../../platform/jobs/job';
import { addDays } from '../../shared/days';
import { endOfDay, nairobiDay } from '../../shared/nairobi';
import { wording } from '../wording';
import { BOOKING, type Booking } from './booking';
import { moveBooking } from './change-state';

/** Ends every expired hold, the earliest end first. */
export const endHolds: DueWork = {
  name: 'booking-holds',
  title: wording.endsHolds,
  nextDue: async (strapi, after) => {
    const next = await first(strapi, 'option', 'holdEndsAt', after && new Date(after));
    return next?.holdEndsAt ? new Date(next.holdEndsAt).getTime() : undefined;
  },
  run: async (strapi, now) => {
    const where = { state: 'option', holdEndsAt: { $lte: new Date(now) } };
    const ended: Booking[] = await strapi.db
      .query(BOOKING)
      .findMany({ where, orderBy: [{ holdEndsAt: 'asc' }, { documentId: 'asc' }] });
    // The owner may have changed the state or the end since the query.
    const onlyIf = ({ state, holdEndsAt }: Booking) =>
      state === 'option' && holdEndsAt !== null && new Date(holdEndsAt).getTime() <= now;
    await eachAlone(strapi, ended, ({ documentId }) =>
      moveBooking(strapi, { documentId, event: 'HOLD_ENDED', onlyIf }, now),
    );
  },
};

/** Finishes confirmed bookings when their last day is over in Nairobi. */
export const finishBookings: DueWork = {
  name: 'booking-days',
  title: wording.finishes,
  nextDue: async (strapi, after) => {
    const next = await first(strapi, 'confirmed', 'lastDay', after && addDays(nairobiDay(after), -1));
    return next && endOfDay(next.lastDay);
  },
  run: async (strapi, now) => {
    const where = { state: 'confirmed', lastDay: { $lt: nairobiDay(now) } };
    const over: Booking[] = await strapi.db
      .query(BOOKING)
      .findMany({ where, orderBy: { documentId: 'asc' } });
    const onlyIf = ({ state, lastDay }: Booking) => state === 'confirmed' && lastDay < nairobiDay(now);
    await eachAlone(strapi, over, ({ documentId }) =>
      moveBooking(strapi, { documentId, event: 'FINISH', onlyIf }, now),
    );
  },
};

async function first(
  strapi: Core.Strapi,
  state: Booking['state'],
  by: 'holdEndsAt' | 'lastDay',
  after: Date | string | 0 | undefined,
): Promise<Booking | undefined> {
  const where = { state, [by]: { $notNull: true, ...(after && { $gt: after }) } };
  const [found]: Booking[] = await strapi.db
    .query(BOOKING)
    .findMany({ where, orderBy: { [by]: 'asc' }, limit: 1 });
  return found;
}
