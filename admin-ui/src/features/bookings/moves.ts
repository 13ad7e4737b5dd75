import type { VariablesOf } from 'gql.tada';
import { Refusal } from '../../strapi/errors';
import type { BookingState, BriefBooking } from './booking';
import type { MoveBooking } from './documents';
import { wording } from './wording';

export type BookingEvent = VariablesOf<typeof MoveBooking>['data']['event'];

/**
 * What the owner is offered in which state, the likeliest first. The CMS decides: what is not allowed there is refused
 * with a sentence.
 */
const MOVES: Readonly<Record<BookingState, readonly BookingEvent[]>> = {
  enquiry: ['PLACE_OPTION', 'CONFIRM', 'DECLINE', 'CANCEL'],
  option: ['CONFIRM', 'PLACE_OPTION', 'RELEASE', 'DECLINE', 'CANCEL'],
  confirmed: ['FINISH', 'CANCEL'],
  done: [],
  declined: ['REOPEN'],
  cancelled: ['REOPEN'],
  expired: ['REOPEN'],
};

/** @param today in Nairobi: what is not over cannot be done */
export function movesOf(
  { state, lastDay }: Pick<BriefBooking, 'state' | 'lastDay'>,
  today: string,
): readonly BookingEvent[] {
  return MOVES[state].filter((event) => event !== 'FINISH' || lastDay <= today);
}

/** A third option is the last one that the CMS takes. */
const LAST_RANK = 3;

interface Days {
  firstDay: string;
  lastDay: string;
}

/**
 * Which option a new one would be: one more than there are on that of its days that has the most.
 *
 * @param clashes what shares a day with it
 * @returns null when there are three already
 */
export function nextRank(
  { firstDay, lastDay }: Days,
  clashes: readonly (Days & { state: string })[],
): number | null {
  const options = clashes.filter(({ state }) => state === 'option');
  const on = (day: string) => options.filter((other) => other.firstDay <= day && day <= other.lastDay).length;
  // The most are always on a first day: its own, or that of another one.
  const days = [firstDay, ...options.map((other) => other.firstDay)];
  const most = Math.max(...days.filter((day) => firstDay <= day && day <= lastDay).map(on));
  return most < LAST_RANK ? most + 1 : null;
}

/** What a move is called; placing an option that is placed already is changing its end. */
export const moveLabel = (event: BookingEvent, { state }: Pick<BriefBooking, 'state'>): string =>
  event === 'PLACE_OPTION' && state === 'option' ? wording.prolong : wording.moves[event];

/** Whether the CMS asks if it is to be confirmed over another one. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Refusal && error.problems.some(({ path }) => path === 'insist');
