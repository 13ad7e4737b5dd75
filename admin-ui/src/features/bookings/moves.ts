import { BOOKING_STATES, MAX_OPTIONS, type OwnerEvent, rankAfter } from '../../../../cms/src/shared/booking';
import type { Days } from '../../../../cms/src/shared/days';
import { Refusal } from '../../strapi/errors';
import type { BriefBooking } from './booking';
import { wording } from './wording';

/**
 * Returns the possible transitions of a booking.
 * @param today at the site's place: a booking can be marked done from its last day on
 */
export function movesOf(
  { state, lastDay }: Pick<BriefBooking, 'state' | 'lastDay'>,
  today: string,
): readonly OwnerEvent[] {
  return BOOKING_STATES[state].events.filter((event) => event !== 'FINISH' || lastDay <= today);
}

/**
 * Returns the rank of a new option.
 * @param clashes bookings that share a day with it
 * @returns null if the CMS accepts no more options
 */
export function nextRank(days: Days, clashes: readonly (Days & { state: string })[]): number | null {
  const rank = rankAfter(
    days,
    clashes.filter(({ state }) => state === 'option'),
  );
  return rank <= MAX_OPTIONS ? rank : null;
}

/** Returns the label of a transition; placing an existing option again changes its end. */
export const moveLabel = (event: OwnerEvent, { state }: Pick<BriefBooking, 'state'>): string =>
  event === 'PLACE_OPTION' && state === 'option' ? wording.prolong : wording.moves[event];

/** Returns whether the CMS asks to confirm this booking despite an overlap. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'CONFIRM_OVERLAPS';
