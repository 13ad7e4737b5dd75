import { BOOKING_STATES, MOST_OPTIONS, type OwnerEvent, rankAfter } from '../../../../cms/src/shared/booking';
import type { Days } from '../../../../cms/src/shared/days';
import { Refusal } from '../../strapi/errors';
import type { BriefBooking } from './booking';
import { wording } from './wording';

/** @param today in Nairobi: what is not over cannot be done */
export function movesOf(
  { state, lastDay }: Pick<BriefBooking, 'state' | 'lastDay'>,
  today: string,
): readonly OwnerEvent[] {
  return BOOKING_STATES[state].events.filter((event) => event !== 'FINISH' || lastDay <= today);
}

/**
 * Which option a new one would be.
 *
 * @param clashes what shares a day with it
 * @returns null when the CMS takes no other one
 */
export function nextRank(days: Days, clashes: readonly (Days & { state: string })[]): number | null {
  const rank = rankAfter(
    days,
    clashes.filter(({ state }) => state === 'option'),
  );
  return rank <= MOST_OPTIONS ? rank : null;
}

/** What a move is called; placing an option that is placed already is changing its end. */
export const moveLabel = (event: OwnerEvent, { state }: Pick<BriefBooking, 'state'>): string =>
  event === 'PLACE_OPTION' && state === 'option' ? wording.prolong : wording.moves[event];

/** Whether the CMS asks if it is to be confirmed over another one. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'CONFIRM_OVERLAPS';
