import * as z from 'zod/mini';
import type { BookingState } from '../../../../cms/src/shared/booking';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { hiddenColumns, listSearch, narrowedTo, oneOf, openedItem } from '../../kit/list/list-search';
import type { StatusLooks } from '../../kit/list/status-badge';
import { stored } from '../../resource/queries';
import { cameFromSearch } from '../person/came-from';
import type { AwayRow, BookingRow, BriefRow } from './documents';
import { wording } from './wording';

/** Summary of a booking for cards and calendars. */
export type BriefBooking = ReturnType<typeof toBriefBooking>;

export const toBriefBooking = (row: BriefRow) => ({
  ...row,
  revision: row.revision ?? 1,
  startTime: row.startTime ?? '',
});

const texts = z.catch(z.array(z.string()), []);

const estimate = z.catch(
  z.nullable(
    z.object({
      lines: z.array(z.object({ label: z.string(), amount: z.number() })),
      total: z.number(),
      currency: z.catch(z.nullable(z.string()), null),
      isFrom: z.boolean(),
    }),
  ),
  null,
);

export type Booking = ReturnType<typeof toBooking>;

/** Converts a row. `estimate` is the price at the time of the request; null if there was none. */
export function toBooking(row: BookingRow) {
  return {
    ...stored(row),
    extras: texts.parse(row.extras),
    startTime: row.startTime ?? '',
    venue: row.venue ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    notes: row.notes ?? '',
    ownersNote: row.ownersNote ?? '',
    estimate: estimate.parse(row.estimate),
  };
}

export type Away = ReturnType<typeof toAway>;

export const toAway = (row: AwayRow) => ({ ...row, revision: row.revision ?? 1, note: row.note ?? '' });

/** 'Runway model for Jane Wanjiru' */
export const nameOf = ({ service, name }: Pick<BriefBooking, 'service' | 'name'>) =>
  wording.bookingOf(service, name);

/** Appearance of a booking: its state, or for an option its rank. */
export type BookingLook = Exclude<BookingState, 'option'> | 'first' | 'second' | 'third';

const RANKS = ['first', 'second', 'third'] as const;

export function lookOf({ state, holdRank }: Pick<BriefBooking, 'state' | 'holdRank'>): BookingLook {
  return state === 'option' ? (RANKS[(holdRank ?? 1) - 1] ?? 'third') : state;
}

const { states, option } = wording;

export const bookingLooks: StatusLooks<BookingLook> = {
  enquiry: { label: states.enquiry, colour: 'blue' },
  first: { label: option(1), colour: 'amber' },
  second: { label: option(2), colour: 'amber' },
  third: { label: option(3), colour: 'amber' },
  confirmed: { label: states.confirmed, colour: 'green' },
  done: { label: states.done, colour: 'grey' },
  declined: { label: states.declined, colour: 'red' },
  cancelled: { label: states.cancelled, colour: 'red' },
  expired: { label: states.expired, colour: 'grey' },
};

/** Order within a day of the calendar, settled bookings first; null if hidden. */
const CALENDAR_ORDER: Readonly<Record<BookingLook, number | null>> = {
  confirmed: 1,
  first: 2,
  second: 3,
  third: 4,
  enquiry: 5,
  done: 6,
  declined: null,
  cancelled: null,
  expired: null,
};

export const calendarLooks = (Object.keys(CALENDAR_ORDER) as BookingLook[])
  .filter((look) => CALENDAR_ORDER[look] !== null)
  .toSorted((one, other) => (CALENDAR_ORDER[one] ?? 0) - (CALENDAR_ORDER[other] ?? 0));

/** Used in the URL instead of an id while new days away are entered. */
export const NEW_AWAY = 'new';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day in the URL; defaults to today. */
const chosenDay = z.catch(
  z.optional(
    z.string().check(
      z.regex(DAY),
      z.refine((day) => !Number.isNaN(Date.parse(day))),
    ),
  ),
  undefined,
);

/**
 * Search parameters of the screen. `day`: the chosen day of the calendar; `away`: the id of the days away in the
 * dialog, or NEW_AWAY.
 */
export const bookingSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'list'),
  state: narrowedTo(wording.filter),
  from: cameFromSearch,
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  hide: hiddenColumns(wording.optionalColumns),
  day: chosenDay,
  away: openedItem,
});
export type BookingSearch = z.infer<typeof bookingSearch>;

export const dayOf = ({ day }: Pick<BookingSearch, 'day'>): string => day ?? siteDay(serverNow());

/** Search parameters of one booking. `change`: its form is open. */
export const oneBookingSearch = z.object({ change: z.catch(z.optional(z.boolean()), undefined) });

/** Search parameters of a new booking. `day`: its first day. */
export const newBookingSearch = z.object({ day: chosenDay });
