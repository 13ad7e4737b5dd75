import { useQuery } from '@tanstack/react-query';
import type { Days } from '../../../../cms/src/shared/days';
import { useUndoableDelete } from '../../kit/delete/use-undoable-delete';
import { type Away, type BriefBooking, calendarLooks, lookOf } from './booking';
import { aways, bookingQueries } from './queries';
import { wording } from './wording';

const words = wording.away;

/** Returns the days of a calendar with their content, and the function that removes days away. */
export function useCalendar(days: readonly string[]) {
  const query = useQuery(bookingQueries.inDays(days.at(0) ?? '', days.at(-1) ?? ''));
  const { hidden, remove } = useUndoableDelete({
    deletion: aways.remove(),
    name: ({ firstDay, lastDay }: Away) => words.name(firstDay, lastDay),
    wording: words,
  });
  const found = query.data;
  const away = (found?.away ?? []).filter(({ documentId }) => !hidden.has(documentId));
  return {
    query,
    days: toCalendar(days, { bookings: found?.bookings ?? [], away }),
    removeAway: (gone: Away) => remove([gone]),
  };
}

export interface CalendarDay {
  day: string;
  bookings: BriefBooking[];
  away: Away[];
}

const placeOf = (booking: BriefBooking) => calendarLooks.indexOf(lookOf(booking));

function inOrder(one: BriefBooking, other: BriefBooking): number {
  return (
    placeOf(one) - placeOf(other) ||
    one.startTime.localeCompare(other.startTime) ||
    one.name.localeCompare(other.name)
  );
}

const holds =
  (day: string) =>
  ({ firstDay, lastDay }: Days) =>
    firstDay <= day && day <= lastDay;

/** Returns the content of each day; a booking of three days is on each of them. */
export function toCalendar(
  days: readonly string[],
  { bookings, away }: { bookings: readonly BriefBooking[]; away: readonly Away[] },
): CalendarDay[] {
  const sorted = bookings.toSorted(inOrder);
  return days.map((day) => ({ day, bookings: sorted.filter(holds(day)), away: away.filter(holds(day)) }));
}
