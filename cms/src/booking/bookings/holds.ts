import { type BookingState, rankAfter } from '../../shared/booking';
import type { EarlierOption, TakenDays } from '../../shared/booking-refusals';
import type { Days } from '../../shared/days';

/** Where a booking stands: what the rules of days and states need to know of it. */
export interface PlacedBooking extends Days {
  documentId: string;
  state: BookingState;
  /** 1 is the first to be confirmed; null for what is no option */
  holdRank: number | null;
  /** Decides which of two options is before the other. Milliseconds since 1970 */
  heldSince: number | null;
  /** Milliseconds since 1970 */
  holdEndsAt: number | null;
  /** Whose it is, for a refusal that names it; absent where whoever reads that may not know */
  label?: string | undefined;
  /** The client's name; absent in the same places */
  client?: string | undefined;
}

/** What a refusal says of a confirmed booking. */
export const takenBy = ({ firstDay, lastDay, label }: PlacedBooking): TakenDays => ({
  firstDay,
  lastDay,
  label,
});

/** What a refusal says of an option. */
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
 * Returns the options that come before a booking on its days, by rank. Before a booking that is not an option, all of them
 * do.
 */
export const optionsBefore = (booking: PlacedBooking, all: readonly PlacedBooking[]): PlacedBooking[] =>
  all
    .filter(
      (other) =>
        other.documentId !== booking.documentId &&
        other.state === 'option' &&
        shareADay(other, booking) &&
        (booking.state !== 'option' || isBefore(other, booking)),
    )
    .sort((one, other) => (isBefore(one, other) ? -1 : 1));

/** The rank of an option among all of them. */
export const rankOf = (option: PlacedBooking, all: readonly PlacedBooking[]): number =>
  rankAfter(
    option,
    all.filter(
      (other) =>
        other.documentId !== option.documentId && other.state === 'option' && isBefore(other, option),
    ),
  );

/**
 * The same bookings, each option on the days that have changed with the place that it has among the others. No other one
 * has another place by that, nor is all that is before it known here.
 */
export const ranked = (all: readonly PlacedBooking[], changed: readonly Days[]): PlacedBooking[] =>
  all.map((one) => {
    if (one.state !== 'option') return { ...one, holdRank: null };
    return changed.some((days) => shareADay(days, one)) ? { ...one, holdRank: rankOf(one, all) } : one;
  });

/** Finds another confirmed booking that overlaps these days. */
export const otherConfirmed = (booking: Days & { documentId: string }, all: readonly PlacedBooking[]) =>
  all.find(
    (other) =>
      other.documentId !== booking.documentId && other.state === 'confirmed' && shareADay(other, booking),
  );

/** After every other one. Two options that are placed in one moment still have an order. */
export const lastInLine = (all: readonly PlacedBooking[], now: number): number =>
  Math.max(now, ...all.map(({ heldSince }) => (heldSince ?? 0) + 1));
