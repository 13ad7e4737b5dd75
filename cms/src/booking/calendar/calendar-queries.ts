import type { Core } from '@strapi/strapi';
import { BOOKING_STATES, type BookingState, statesHolding, statesThat } from '../../shared/booking';
import { DAY_MS, type Days, eachDay } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { AWAY, BOOKING, type Booking, findBooking, sharingADay } from '../bookings/booking';
import { waitingDays } from '../days/asked-days';
import { checkRange } from '../days/booking-days';

const MAX_PUBLIC_DAYS = 100;
const MAX_OWNERS_DAYS = 50;
const MAX_ROWS = 500;

/** Later entries win on days that have several. */
const DAY_STATES = ['ON_HOLD', 'AWAY', 'BOOKED'] as const;

/** Returns days that are on hold, booked or away, in order. Visitors see no enquiries and no past days. */
export async function bookingCalendar(strapi: Core.Strapi, from: string, to: string) {
  const range = checkRange(from, to, MAX_PUBLIC_DAYS);
  const days = { ...range, firstDay: later(range.firstDay, siteDay()) };
  const select = ['firstDay', 'lastDay'];
  const [bookings, away]: [(Days & { state: BookingState })[], Days[]] = await Promise.all([
    strapi.db.query(BOOKING).findMany({
      select: [...select, 'state'],
      where: { state: { $in: statesThat('holdsDays') }, ...sharingADay(days) },
    }),
    strapi.db.query(AWAY).findMany({ select, where: sharingADay(days) }),
  ]);
  const stretches = [
    ...bookings.map((booking) => ({ ...booking, shown: BOOKING_STATES[booking.state].holdsDays })),
    ...away.map((stretch) => ({ ...stretch, shown: 'AWAY' })),
  ];
  const states = new Map<string, (typeof DAY_STATES)[number]>();
  for (const state of DAY_STATES)
    for (const stretch of stretches)
      if (stretch.shown === state) for (const day of within(stretch, days)) states.set(day, state);
  return [...states].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, state]) => ({ day, state }));
}

const within = (stretch: Days, { firstDay, lastDay }: Days): string[] =>
  eachDay({
    firstDay: later(stretch.firstDay, firstDay),
    lastDay: [stretch.lastDay, lastDay].sort()[0] ?? lastDay,
  });

/** ISO days sort as text. */
const later = (one: string, other: string): string => [one, other].sort()[1] ?? one;

export async function bookingsInDays(strapi: Core.Strapi, from: string, to: string) {
  const days = sharingADay(checkRange(from, to, MAX_OWNERS_DAYS));
  const orderBy = [{ firstDay: 'asc' as const }, { documentId: 'asc' as const }];
  const [bookings, away] = await Promise.all([
    strapi.db
      .query(BOOKING)
      .findMany({ where: { state: { $notIn: statesThat('isClosed') }, ...days }, orderBy, limit: MAX_ROWS }),
    strapi.db.query(AWAY).findMany({ where: days, orderBy, limit: MAX_ROWS }),
  ]);
  return { bookings, away };
}

/** Returns the other options and confirmed bookings that overlap a booking; empty if it is gone. */
export async function bookingClashes(strapi: Core.Strapi, documentId: string): Promise<Booking[]> {
  const booking = await findBooking(strapi, documentId);
  return booking ? clashesOn(strapi, documentId, booking) : [];
}

export async function awayInBooking(strapi: Core.Strapi, documentId: string) {
  const booking = await findBooking(strapi, documentId);
  return booking ? awayOn(strapi, booking) : [];
}

/** Returns the days that wait for the owner's answer, with what they overlap; null if no days wait. */
export async function otherDays(strapi: Core.Strapi, documentId: string) {
  const booking = await findBooking(strapi, documentId);
  const asked = booking && waitingDays(booking);
  if (!asked) return null;
  const [clashes, away] = await Promise.all([clashesOn(strapi, documentId, asked), awayOn(strapi, asked)]);
  return { ...asked, revision: booking.revision, clashes, away };
}

const clashesOn = (strapi: Core.Strapi, documentId: string, days: Days): Promise<Booking[]> =>
  strapi.db.query(BOOKING).findMany({
    where: {
      documentId: { $ne: documentId },
      state: { $in: statesThat('holdsDays') },
      ...sharingADay(days),
    },
    orderBy: [{ firstDay: 'asc' }, { holdRank: 'asc' }, { documentId: 'asc' }],
  });

const awayOn = (strapi: Core.Strapi, days: Days) =>
  strapi.db.query(AWAY).findMany({
    where: sharingADay(days),
    orderBy: [{ firstDay: 'asc' as const }, { documentId: 'asc' as const }],
  });

const WAITING_MS = 2 * DAY_MS;
const MAX_ENDING = 50;
/** The list of bookings shows more. */
const MAX_ENQUIRIES = 5;

/** Returns what waits for the owner's answer, without enquiries for past days. */
export async function bookingsWaiting(strapi: Core.Strapi) {
  const bookings = strapi.db.query(BOOKING);
  const soon = new Date(Date.now() + WAITING_MS);
  const open = { state: 'enquiry', lastDay: { $gte: siteDay() } };
  const [newEnquiries, enquiries, holdsEnding] = await Promise.all([
    bookings.count({ where: open }),
    bookings.findMany({
      where: open,
      orderBy: [{ createdAt: 'desc' }, { documentId: 'asc' }],
      limit: MAX_ENQUIRIES,
    }),
    bookings.findMany({
      where: { state: { $in: statesHolding('ON_HOLD') }, holdEndsAt: { $lte: soon } },
      orderBy: [{ holdEndsAt: 'asc' }, { documentId: 'asc' }],
      limit: MAX_ENDING,
    }),
  ]);
  return { newEnquiries, enquiries, holdsEnding };
}
