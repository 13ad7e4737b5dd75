import { type BookingState, isBooked, isOnHold, rankAfter } from '../../shared/booking';
import type { Days } from '../../shared/days';
import type { EarlierOption, TakenDays } from '../../shared/refusal-params';

/** The part of a booking that the rules of days and states need. */
export interface PlacedBooking extends Days {
  documentId: string;
  state: BookingState;
  /** 1 is confirmed first; null if the booking is not an option */
  holdRank: number | null;
  /** Orders options: the lower one is first. Milliseconds since 1970 */
  heldSince: number | null;
  /** Milliseconds since 1970 */
  holdEndsAt: number | null;
  /** Client and service, for a refusal; absent if the reader may not know them */
  label?: string | undefined;
  client?: string | undefined;
}

export const takenBy = ({ firstDay, lastDay, label }: PlacedBooking): TakenDays => ({
  firstDay,
  lastDay,
  label,
});

export const earlierOption = ({
  firstDay,
  lastDay,
  client,
  holdRank,
  holdEndsAt,
}: PlacedBooking): EarlierOption => ({
  firstDay,
  lastDay,
  client,
  rank: holdRank,
  endsAt: holdEndsAt,
});

export const shareADay = (one: Days, other: Days): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

const isBefore = (one: PlacedBooking, other: PlacedBooking): boolean => {
  const [since, otherSince] = [one.heldSince ?? 0, other.heldSince ?? 0];
  return since === otherSince ? one.documentId < other.documentId : since < otherSince;
};

/**
 * Returns the options that come before a booking on its days, by rank. If the booking is not an option, all
 * of them come before it.
 */
export const optionsBefore = (booking: PlacedBooking, all: readonly PlacedBooking[]): PlacedBooking[] =>
  all
    .filter(
      (other) =>
        other.documentId !== booking.documentId &&
        isOnHold(other) &&
        shareADay(other, booking) &&
        (!isOnHold(booking) || isBefore(other, booking)),
    )
    .sort((one, other) => (isBefore(one, other) ? -1 : 1));

/** Returns the rank of an option among the options that overlap it. */
export const rankOf = (option: PlacedBooking, all: readonly PlacedBooking[]): number =>
  rankAfter(
    option,
    all.filter(
      (other) => other.documentId !== option.documentId && isOnHold(other) && isBefore(other, option),
    ),
  );

/**
 * Returns the bookings with new ranks for options that overlap the changed days. Other options keep their
 * rank: not all options before them are known here.
 */
export const ranked = (all: readonly PlacedBooking[], changed: readonly Days[]): PlacedBooking[] =>
  all.map((one) => {
    if (!isOnHold(one)) return { ...one, holdRank: null };
    return changed.some((days) => shareADay(days, one)) ? { ...one, holdRank: rankOf(one, all) } : one;
  });

/** Finds another confirmed booking that overlaps these days. */
export const otherConfirmed = (booking: Days & { documentId: string }, all: readonly PlacedBooking[]) =>
  all.find(
    (other) => other.documentId !== booking.documentId && isBooked(other) && shareADay(other, booking),
  );

/** Returns a `heldSince` after all others. Two options placed at the same moment still have an order. */
export const lastInLine = (all: readonly PlacedBooking[], now: number): number =>
  Math.max(now, ...all.map(({ heldSince }) => (heldSince ?? 0) + 1));
