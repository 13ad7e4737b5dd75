import { type Days, eachDay } from './days';

/** Events that the owner can choose. The GraphQL enumeration `BookingEvent` has the same names. */
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

/** HOLD_ENDED comes from the scheduler when a hold expires. */
export type BookingEvent = OwnerEvent | 'HOLD_ENDED';

interface StateRules {
  /** Quotes can be sent and answered, and the client can ask for other days */
  isLive: boolean;
  /**
   * What the calendar shows on its days; overlapping bookings are notified. ON_HOLD: it has a rank and an end, and shares
   * its days with other options. BOOKED: it alone has them. false: its days are free
   */
  holdsDays: 'ON_HOLD' | 'BOOKED' | false;
  /** The client has agreed days, and may have them in a calendar */
  isAgreed: boolean;
  /** It came to nothing: hidden from the calendar and the board's open columns */
  isClosed: boolean;
  /** The owner's choices, the likeliest first */
  events: readonly OwnerEvent[];
}

const OPEN = { isLive: true, holdsDays: false, isAgreed: false, isClosed: false } as const;
const CLOSED = {
  isLive: false,
  holdsDays: false,
  isAgreed: false,
  isClosed: true,
  events: ['REOPEN'],
} as const;

export const BOOKING_STATES = {
  enquiry: { ...OPEN, events: ['PLACE_OPTION', 'CONFIRM', 'DECLINE', 'CANCEL'] },
  option: {
    ...OPEN,
    holdsDays: 'ON_HOLD',
    events: ['CONFIRM', 'PLACE_OPTION', 'RELEASE', 'DECLINE', 'CANCEL'],
  },
  confirmed: { ...OPEN, holdsDays: 'BOOKED', isAgreed: true, events: ['FINISH', 'CANCEL'] },
  done: { ...OPEN, isLive: false, isAgreed: true, events: [] },
  declined: CLOSED,
  cancelled: CLOSED,
  expired: CLOSED,
} as const satisfies Record<string, StateRules>;

export type BookingState = keyof typeof BOOKING_STATES;

type ClosedState = {
  [State in BookingState]: (typeof BOOKING_STATES)[State]['isClosed'] extends true ? State : never;
}[BookingState];

const STATE_NAMES = Object.keys(BOOKING_STATES) as BookingState[];

/** Returns the states with a rule, in order: `statesThat('isLive')`. */
export const statesThat = (rule: Exclude<keyof StateRules, 'events'>): BookingState[] =>
  STATE_NAMES.filter((state) => BOOKING_STATES[state][rule]);

export const OPEN_STATES = STATE_NAMES.filter(
  (state): state is Exclude<BookingState, ClosedState> => !BOOKING_STATES[state].isClosed,
);

export const statesHolding = (as: 'ON_HOLD' | 'BOOKED'): BookingState[] =>
  STATE_NAMES.filter((state) => BOOKING_STATES[state].holdsDays === as);

interface WithState {
  state: BookingState;
}

/** Returns whether a booking has a place among the options of its days. */
export const isOnHold = ({ state }: WithState): boolean => BOOKING_STATES[state].holdsDays === 'ON_HOLD';

/** Returns whether a booking has its days alone. */
export const isBooked = ({ state }: WithState): boolean => BOOKING_STATES[state].holdsDays === 'BOOKED';

export const isAgreed = ({ state }: WithState): boolean => BOOKING_STATES[state].isAgreed;

export const isLive = ({ state }: WithState): boolean => BOOKING_STATES[state].isLive;

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

/** Returns whether an event is possible in a state. Anything else is refused. */
export function isPossible(event: BookingEvent, state: BookingState): boolean {
  if (event === 'HOLD_ENDED') return isOnHold({ state });
  const events: readonly OwnerEvent[] = BOOKING_STATES[state].events;
  return events.includes(event);
}

/** Options that a day can have. */
export const MAX_OPTIONS = 3;

/**
 * Returns the rank of an option: 1 + the number of earlier options on the busiest of its days. Ranks on one
 * day count 1, 2, 3 without a gap.
 */
export function rankAfter(days: Days, earlier: readonly Days[]): number {
  const onDay = (day: string) => earlier.filter((one) => one.firstDay <= day && day <= one.lastDay).length;
  return 1 + Math.max(...eachDay(days).map(onDay));
}

const RANKS = ['first', 'second', 'third'];

/** Returns 'first' for rank 1 */
export const rankWord = (rank: number | null): string => RANKS[(rank ?? 1) - 1] ?? 'next';

/** Returns whether the rank may be lower on some of the option's days. */
export const isOfBusiestDay = (rank: number | null, { firstDay, lastDay }: Days): boolean =>
  (rank ?? 1) > 1 && firstDay !== lastDay;

/** Returns 'first option', or for several days 'second option on its busiest day' */
export const rankedOption = (rank: number | null, days: Days): string =>
  `${rankWord(rank)} option${isOfBusiestDay(rank, days) ? ' on its busiest day' : ''}`;

export const UNITS = {
  show: ['show', 'shows'],
  hour: ['hour', 'hours'],
  half_day: ['half day', 'half days'],
  day: ['day', 'days'],
  session: ['session', 'sessions'],
  /** The owner names a price for each job. */
  on_request: ['job', 'jobs'],
} as const;
export type Unit = keyof typeof UNITS;

export const isUnit = (value: string): value is Unit => Object.hasOwn(UNITS, value);

/** Returns '2 days', '1 show' */
export const amountOf = (count: number, unit: Unit): string => `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;

/** Of a service in one booking. */
export const MAX_QUANTITY = 99;

/** Of an extra that is a percentage of its service. */
export const MAX_PERCENT = 500;

/** Most characters of a reason for declining or cancelling. */
export const REASON_LENGTH = 1000;

/** Formats who accepted a quote: 'Accepted by Wanjiru Otieno, for Kitenge Ltd, on 28 November 2026.' */
export const acceptedBy = (
  { name, company }: { name: string; company?: string | null },
  day: string,
): string => `Accepted by ${[name, company && `for ${company}`, `on ${day}`].filter(Boolean).join(', ')}.`;
