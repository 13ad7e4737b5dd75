import {
  type BookingEvent,
  isBooked,
  isOnHold,
  isPossible,
  MAX_OPTIONS,
  STATE_AFTER,
} from '../../shared/booking';
import type { Days } from '../../shared/days';
import { endOfDay, siteDay } from '../../shared/site-clock';
import {
  earlierOption,
  lastInLine,
  optionsBefore,
  otherConfirmed,
  type PlacedBooking,
  ranked,
  rankOf,
  shareADay,
  takenBy,
} from '../options/holds';
import { refused } from '../refused';

/** An event and its parameters. */
export interface Move {
  event: BookingEvent;
  /** Milliseconds since 1970 */
  now: number;
  /** For PLACE_OPTION, milliseconds since 1970 */
  holdEndsAt?: number | undefined;
  /** For CONFIRM: the owner has read which confirmed booking and earlier options overlap */
  insist?: boolean | undefined;
}

interface Rules {
  guards: readonly (keyof typeof GUARDS)[];
  effects: readonly (keyof typeof EFFECTS)[];
}

/**
 * Guards and effects of each event; `shared/booking.ts` has the states. After each event the options of the
 * same days are ranked again, so the options behind one that ended move up.
 */
const RULES: Readonly<Record<BookingEvent, Rules>> = {
  PLACE_OPTION: { guards: ['endsInTime', 'hasRoom'], effects: ['takePlace', 'setEnd'] },
  CONFIRM: { guards: ['comesFirst'], effects: ['clearHold'] },
  DECLINE: { guards: [], effects: ['clearHold'] },
  CANCEL: { guards: [], effects: ['clearHold'] },
  RELEASE: { guards: [], effects: ['clearHold'] },
  HOLD_ENDED: { guards: ['hasEnded'], effects: ['clearHold'] },
  FINISH: { guards: ['lastDayHasCome'], effects: [] },
  REOPEN: { guards: [], effects: [] },
};

type Guard = (booking: PlacedBooking, all: readonly PlacedBooking[], move: Move) => void;

/** Each guard throws a ValidationError with a remedy. */
const GUARDS = {
  endsInTime: ({ lastDay }, _, { now, holdEndsAt }) => {
    if (holdEndsAt === undefined) throw refused('REQUIRED', { field: 'holdEndsAt' });
    if (Number.isNaN(holdEndsAt)) throw refused('OPTION_END_INVALID', { field: 'holdEndsAt' });
    if (holdEndsAt <= now) throw refused('OPTION_END_IN_PAST', { field: 'holdEndsAt' });
    if (holdEndsAt > endOfDay(lastDay))
      throw refused('OPTION_END_TOO_LATE', { field: 'holdEndsAt', params: { lastDay } });
  },
  hasRoom: (booking, all, { now }) => {
    if (isOnHold(booking)) return;
    const behind = { ...booking, heldSince: lastInLine(all, now) };
    if (rankOf(behind, all) > MAX_OPTIONS)
      throw refused('OPTIONS_FULL', { field: 'event', params: { most: MAX_OPTIONS } });
  },
  comesFirst: (booking, all, { insist, now }) => {
    if (insist) return;
    const other = otherConfirmed(booking, all);
    const taken = other ? takenBy(other) : null;
    const options = optionsBefore(booking, all)
      .filter(({ holdEndsAt }) => holdEndsAt === null || holdEndsAt > now)
      .map(earlierOption);
    if (taken || options.length > 0)
      throw refused('CONFIRM_OVERLAPS', { field: 'insist', params: { taken, options } });
  },
  hasEnded: ({ holdEndsAt }, _, { now }) => {
    if (holdEndsAt !== null && holdEndsAt > now) throw refused('OPTION_NOT_EXPIRED', { field: 'event' });
  },
  lastDayHasCome: ({ lastDay }, _, { now }) => {
    if (lastDay > siteDay(now)) throw refused('BOOKING_NOT_OVER', { field: 'event', params: { lastDay } });
  },
} satisfies Record<string, Guard>;

type Effect = (booking: PlacedBooking, all: readonly PlacedBooking[], move: Move) => PlacedBooking;

const EFFECTS = {
  takePlace: (booking, all, { now }) =>
    isOnHold(booking) ? booking : { ...booking, heldSince: lastInLine(all, now) },
  setEnd: (booking, _, { holdEndsAt = null }) => ({ ...booking, holdEndsAt }),
  clearHold: (booking) => ({ ...booking, heldSince: null, holdEndsAt: null }),
} satisfies Record<string, Effect>;

/**
 * Applies an event to a booking and ranks the options again.
 *
 * @param all the booking and its neighbours; see `loadNeighbours`
 * @returns all of them afterwards, in the same order
 * @throws ValidationError with the reason and the remedy
 */
export function applyTransition(all: readonly PlacedBooking[], documentId: string, move: Move) {
  const booking = find(all, documentId);
  const { event } = move;
  const { guards, effects } = RULES[event];
  const { state } = booking;
  if (!isPossible(event, state))
    throw refused('EVENT_NOT_POSSIBLE', { field: 'event', params: { event, state } });
  for (const guard of guards) GUARDS[guard](booking, all, move);
  const effected = effects.reduce<PlacedBooking>((one, effect) => EFFECTS[effect](one, all, move), booking);
  const after = all.map((one) => (one === booking ? { ...effected, state: STATE_AFTER[event] } : one));
  return ranked(after, [booking]);
}

/**
 * Moves a booking to other days. An option keeps its place if it stays within its days; otherwise it goes
 * behind the others. Its hold ends with its last day at the latest.
 */
export function reschedule(
  all: readonly PlacedBooking[],
  documentId: string,
  { firstDay, lastDay }: Days,
  now: number,
): PlacedBooking[] {
  const booking = find(all, documentId);
  const isWithin = booking.firstDay <= firstDay && lastDay <= booking.lastDay;
  const isOption = isOnHold(booking);
  const heldSince = isOption && !isWithin ? lastInLine(all, now) : booking.heldSince;
  if (isOption && endOfDay(lastDay) <= now) throw refused('OPTION_DAYS_OVER', { field: 'lastDay' });
  const end = booking.holdEndsAt;
  const holdEndsAt = isOption && end !== null ? Math.min(end, endOfDay(lastDay)) : end;
  const after = { ...booking, firstDay, lastDay, heldSince, holdEndsAt };
  const others = all.filter((one) => one !== booking);
  if (isOption && rankOf(after, others) > MAX_OPTIONS)
    throw refused('OPTIONS_FULL', { field: 'firstDay', params: { most: MAX_OPTIONS } });
  // The owner has already accepted the bookings that overlap the current days.
  const strangers = others.filter((one) => !shareADay(one, booking));
  if (isBooked(booking)) {
    const other = otherConfirmed(after, strangers);
    if (other) throw refused('DATES_TAKEN', { field: 'firstDay', params: takenBy(other) });
    const [option] = optionsBefore(after, strangers);
    if (option) throw refused('EARLIER_OPTION', { field: 'firstDay', params: earlierOption(option) });
  }
  const changed = all.map((one) => (one === booking ? after : one));
  return ranked(changed, [booking, after]);
}

/**
 * Returns a restored booking with its neighbours. An option goes behind the others. A booking becomes an enquiry if its
 * hold has ended or its days are taken.
 */
export function afterRestore(all: readonly PlacedBooking[], documentId: string, now: number) {
  const booking = find(all, documentId);
  const behind = { ...booking, heldSince: lastInLine(all, now) };
  const isOption = isOnHold(booking);
  const hasRoom = isOption
    ? !holdIsOver(booking, now) && rankOf(behind, all) <= MAX_OPTIONS
    : !(isBooked(booking) && otherConfirmed(booking, all));
  const after: PlacedBooking = hasRoom
    ? { ...booking, heldSince: isOption ? behind.heldSince : null }
    : { ...booking, state: 'enquiry', heldSince: null, holdEndsAt: null };
  const settled = all.map((one) => (one === booking ? after : one));
  return ranked(settled, [booking]);
}

/** @param now milliseconds since 1970 */
export const holdIsOver = (booking: PlacedBooking, now: number): boolean =>
  isOnHold(booking) && booking.holdEndsAt !== null && booking.holdEndsAt <= now;

function find(all: readonly PlacedBooking[], documentId: string): PlacedBooking {
  const booking = all.find((one) => one.documentId === documentId);
  if (!booking) throw new Error(`Nothing is known of booking ${documentId}`);
  return booking;
}
