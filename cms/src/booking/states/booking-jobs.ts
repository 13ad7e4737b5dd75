import type { Core } from '@strapi/strapi';
import { eachAlone } from '../../platform/jobs/each-alone';
import type { DueWork } from '../../platform/jobs/job';
import { isBooked, isOnHold, statesHolding } from '../../shared/booking';
import { addDays } from '../../shared/days';
import { endOfDay, siteDay } from '../../shared/site-clock';
import { BOOKING, type Booking } from '../bookings/booking';
import { wording } from '../wording';
import { moveBooking } from './change-state';

/** Ends every expired hold, the earliest end first. */
export const endHolds: DueWork = {
  name: 'booking-holds',
  title: wording.endsHolds,
  nextDue: async (strapi, after) => {
    const next = await first(strapi, 'ON_HOLD', 'holdEndsAt', after && new Date(after));
    return next?.holdEndsAt ? new Date(next.holdEndsAt).getTime() : undefined;
  },
  run: async (strapi, now) => {
    const where = { state: { $in: statesHolding('ON_HOLD') }, holdEndsAt: { $lte: new Date(now) } };
    const ended: Booking[] = await strapi.db
      .query(BOOKING)
      .findMany({ where, orderBy: [{ holdEndsAt: 'asc' }, { documentId: 'asc' }] });
    // The owner may have changed the state or the end since the query.
    const onlyIf = (booking: Booking) =>
      isOnHold(booking) && booking.holdEndsAt !== null && new Date(booking.holdEndsAt).getTime() <= now;
    await eachAlone(strapi, ended, ({ documentId }) =>
      moveBooking(strapi, { documentId, event: 'HOLD_ENDED', onlyIf }, now),
    );
  },
};

/** Finishes confirmed bookings when their last day is over. */
export const finishBookings: DueWork = {
  name: 'booking-days',
  title: wording.finishes,
  nextDue: async (strapi, after) => {
    const next = await first(strapi, 'BOOKED', 'lastDay', after && addDays(siteDay(after), -1));
    return next ? endOfDay(next.lastDay) : undefined;
  },
  run: async (strapi, now) => {
    const where = { state: { $in: statesHolding('BOOKED') }, lastDay: { $lt: siteDay(now) } };
    const over: Booking[] = await strapi.db
      .query(BOOKING)
      .findMany({ where, orderBy: { documentId: 'asc' } });
    const onlyIf = (booking: Booking) => isBooked(booking) && booking.lastDay < siteDay(now);
    await eachAlone(strapi, over, ({ documentId }) =>
      moveBooking(strapi, { documentId, event: 'FINISH', onlyIf }, now),
    );
  },
};

const first = (
  strapi: Core.Strapi,
  holding: 'ON_HOLD' | 'BOOKED',
  by: 'holdEndsAt' | 'lastDay',
  after: Date | string | 0 | undefined,
): Promise<Booking | null> =>
  strapi.db.query(BOOKING).findOne({
    where: { state: { $in: statesHolding(holding) }, [by]: { $notNull: true, ...(after && { $gt: after }) } },
    orderBy: { [by]: 'asc' },
  });
