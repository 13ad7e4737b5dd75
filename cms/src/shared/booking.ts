import { type Days, eachDay } from './days';

/** What the owner can do with a booking. The GraphQL enumeration `BookingEvent` has the same names. */
export const OWNER_EVENTS = [
  'PLACE_OPTION',
  'CONFIRM',
  'DECLINE',
  'CANCEL',
  'RELEASE',
  'FINISH',
  'REOPEN',
] as const;
export type OwnerEvent = (typeof OWNER_EVENTS)[number];

/** A hold ends by itself when its time has come. */
export type BookingEvent = OwnerEvent | 'HOLD_ENDED';

interface StateRules {
  /** Work may follow: quotes are sent and answered, and the client can cancel */
  isLive: boolean;
  /** Its days are held or taken: other bookings on them are told of it */
  holdsDays: boolean;
  /** It came to nothing: neither on the calendar nor among the open columns of the board */
  isClosed: boolean;
  /** What the owner can do, the likeliest first */
  events: readonly OwnerEvent[];
}

/** Every state of a booking with all that follows from it alone. */
export const BOOKING_STATES = {
  enquiry: {
    isLive: true,
    holdsDays: false,
    isClosed: false,
    events: ['PLACE_OPTION', 'CONFIRM', 'DECLINE', 'CANCEL'],
  },
  option: {
    isLive: true,
    holdsDays: true,
    isClosed: false,
    events: ['CONFIRM', 'PLACE_OPTION', 'RELEASE', 'DECLINE', 'CANCEL'],
  },
  confirmed: { isLive: true, holdsDays: true, isClosed: false, events: ['FINISH', 'CANCEL'] },
  done: { isLive: false, holdsDays: false, isClosed: false, events: [] },
  declined: { isLive: false, holdsDays: false, isClosed: true, events: ['REOPEN'] },
  cancelled: { isLive: false, holdsDays: false, isClosed: true, events: ['REOPEN'] },
  expired: { isLive: false, holdsDays: false, isClosed: true, events: ['REOPEN'] },
} as const satisfies Record<string, StateRules>;

export type BookingState = keyof typeof BOOKING_STATES;

const STATE_NAMES = Object.keys(BOOKING_STATES) as BookingState[];

/** The states whose rules say so, in their order: `statesThat('isLive')`. */
export const statesThat = (rule: 'isLive' | 'holdsDays' | 'isClosed'): BookingState[] =>
  STATE_NAMES.filter((state) => BOOKING_STATES[state][rule]);

/** The state that an event leads to, from whichever state it is possible. */
export const STATE_AFTER: Readonly<Record<BookingEvent, BookingState>> = {
  PLACE_OPTION: 'option',
  CONFIRM: 'confirmed',
  DECLINE: 'declined',
  CANCEL: 'cancelled',
  RELEASE: 'enquiry',
  FINISH: 'done',
  REOPEN: 'enquiry',
  HOLD_ENDED: 'expired',
};

/** Whether an event is possible in a state. What is neither here nor in `events` is refused. */
export function isPossible(event: BookingEvent, state: BookingState): boolean {
  if (event === 'HOLD_ENDED') return state === 'option';
  const events: readonly OwnerEvent[] = BOOKING_STATES[state].events;
  return events.includes(event);
}

/** First, second and third option on a day. */
export const MOST_OPTIONS = 3;

/**
 * The rank of an option: one more than there are earlier options on the busiest of its days. The options of one day count 1, 2,
 * 3 without a gap.
 */
export function rankAfter(days: Days, earlier: readonly Days[]): number {
  const onDay = (day: string) => earlier.filter((one) => one.firstDay <= day && day <= one.lastDay).length;
  return 1 + Math.max(...eachDay(days).map(onDay));
}

const RANKS = ['first', 'second', 'third'];

/** 'first', for the option of rank 1 */
export const rankWord = (rank: number | null): string => RANKS[(rank ?? 1) - 1] ?? 'next';

/** Whether the rank may be lower on some of its days. */
export const isOfBusiestDay = (rank: number | null, { firstDay, lastDay }: Days): boolean =>
  (rank ?? 1) > 1 && firstDay !== lastDay;

/** 'first option', for several days 'second option on its busiest day' */
export const rankedOption = (rank: number | null, days: Days): string =>
  `${rankWord(rank)} option${isOfBusiestDay(rank, days) ? ' on its busiest day' : ''}`;

/** What a service is counted in: one, several. */
export const UNITS = {
  show: ['show', 'shows'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  session: ['session', 'sessions'],
} as const;
export type Unit = keyof typeof UNITS;

export const isUnit = (value: string): value is Unit => Object.hasOwn(UNITS, value);

/** '2 days', '1 show' */
export const amountOf = (count: number, unit: Unit): string => `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;

/** Most characters of the reason that goes with a refusal or a cancellation. */
export const REASON_LENGTH = 1000;
