import type { Days } from '../../../../cms/src/shared/days';
import { type Away, type BriefBooking, calendarLooks, lookOf } from './booking';

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
