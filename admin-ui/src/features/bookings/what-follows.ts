import type { OwnerEvent } from '../../../../cms/src/shared/booking';
import type { BriefBooking } from './booking';
import type { BookingChange, BookingClash, Consequences } from './documents';
import { nextRank } from './moves';
import { wording } from './wording';

const { follows } = wording;

interface Asked {
  booking: BriefBooking;
  event: OwnerEvent;
}

/**
 * Returns the consequences of a transition, in sentences, for the owner who is about to confirm it.
 * @param clashes other options and confirmed bookings of its days; undefined while loading
 * @param consequences computed by the CMS; undefined while loading, and for transitions that end nothing
 */
export function whatFollows(
  { booking, event }: Asked,
  clashes: readonly Pick<BookingClash, 'state' | 'firstDay' | 'lastDay'>[] | undefined,
  consequences: Consequences | undefined,
): string[] {
  if (event === 'PLACE_OPTION') return clashes ? placing(booking, clashes) : [];
  if (event === 'CONFIRM') {
    const options = (clashes ?? []).filter(({ state }) => state === 'option').length;
    return options > 0 ? [follows.CONFIRM, follows.others(options)] : [follows.CONFIRM];
  }
  const freed = consequences && follows.freed[consequences.freed];
  const next = (consequences?.nextOptions ?? []).map(({ name, rank, movedUp, ...days }) =>
    movedUp ? follows.movesUp(name, rank, days) : follows.canBeConfirmed(name, rank, days),
  );
  return [follows[event], ...(freed ? [freed] : []), ...next];
}

/**
 * Returns the client's answer to the newest quote, in a sentence.
 * @param changes the booking's record, oldest first
 * @returns undefined without a quote, or while its newest one has no answer
 */
export function answerToQuote(
  changes: readonly Pick<BookingChange, 'event' | 'reason'>[],
): string | undefined {
  const newest = changes.findLast(({ event }) => event.startsWith('QUOTE_'));
  return newest?.reason ? follows.answers[newest.event]?.(newest.reason) : undefined;
}

function placing(
  booking: BriefBooking,
  clashes: readonly Pick<BookingClash, 'state' | 'firstDay' | 'lastDay'>[],
): string[] {
  const isTaken = clashes.some(({ state }) => state === 'confirmed');
  const taken = isTaken ? [follows.taken] : [];
  if (booking.state === 'option') return [follows.PROLONG(booking.holdRank ?? 1, booking), ...taken];
  const rank = nextRank(booking, clashes);
  return rank === null ? [follows.full] : [follows.PLACE_OPTION(rank, booking), ...taken];
}
