import type { Core } from '@strapi/strapi';
import { readSettings } from '../../content';
import { isAgreed, statesThat } from '../../shared/booking';
import { addDays } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { AWAY, BOOKING, type Booking } from '../bookings/booking';
import { wasEverConfirmed } from '../bookings/booking-log';
import { bookingByToken } from '../client/client-booking';
import { venueAndCity } from '../quotes/quote-document';
import { opensFeed } from './feed-address';

/** Past days in the owner's feed. */
const DAYS_BACK = 90;
const MAX = 1000;
const SHOWN = [...new Set([...statesThat('holdsDays'), ...statesThat('isAgreed')])];

interface Away {
  documentId: string;
  firstDay: string;
  lastDay: string;
  note: string | null;
  revision: number;
  updatedAt: string;
}

/** Returns the days of the owner's calendar feed; undefined for a wrong secret. */
export async function ownersDays(strapi: Core.Strapi, secret: string) {
  if (!(await opensFeed(strapi, secret))) return undefined;
  const lastDay = { $gte: addDays(siteDay(), -DAYS_BACK) };
  const soonestFirst = { orderBy: { firstDay: 'asc' }, limit: MAX };
  const bookings: Stored[] = await strapi.db
    .query(BOOKING)
    .findMany({ where: { lastDay, state: { $in: SHOWN } }, ...soonestFirst });
  const away: Away[] = await strapi.db.query(AWAY).findMany({ where: { lastDay }, ...soonestFirst });
  return {
    owner: (await readSettings(strapi)).siteTitle,
    bookings: bookings.map(daysOf),
    away: away.map(({ documentId, firstDay, lastDay: last, note, revision, updatedAt }) => ({
      documentId,
      firstDay,
      lastDay: last,
      note: note ?? '',
      revision,
      changedAt: updatedAt,
    })),
  };
}

/**
 * Returns the booking of a client's page once it was confirmed. If it no longer is, the entry is cancelled,
 * so that the client's calendar removes it. Returns undefined for every other token.
 */
export async function clientsDays(strapi: Core.Strapi, token: string) {
  const booking = await bookingByToken(strapi, token);
  if (!booking || !(await wasEverConfirmed(strapi, booking))) return undefined;
  const state = isAgreed(booking) ? booking.state : 'cancelled';
  return {
    owner: (await readSettings(strapi)).siteTitle,
    booking: { ...daysOf(booking as Stored), state },
  };
}

type Stored = Booking & { updatedAt: string };

/** Same shape as web/server/bookings/booked-days.ts, which writes the calendars. */
const daysOf = (booking: Stored) => ({
  documentId: booking.documentId,
  service: booking.service,
  state: booking.state,
  holdRank: booking.holdRank,
  holdEndsAt: booking.holdEndsAt,
  firstDay: booking.firstDay,
  lastDay: booking.lastDay,
  startTime: booking.startTime,
  hours: booking.unit === 'hour' ? booking.quantity : null,
  place: venueAndCity(booking),
  client: booking.name,
  revision: booking.revision,
  changedAt: booking.updatedAt,
});
