import { addDays, addMonths, type Days, weekOf } from '../../../../cms/src/shared/days';
import { type Away, type BriefBooking, calendarLooks, lookOf } from './booking';

/** What a day of the calendar holds. */
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

/** Each day with all that lies on it: a booking of three days is on each of them. */
export function toCalendar(
  days: readonly string[],
  { bookings, away }: { bookings: readonly BriefBooking[]; away: readonly Away[] },
): CalendarDay[] {
  const sorted = bookings.toSorted(inOrder);
  return days.map((day) => ({ day, bookings: sorted.filter(holds(day)), away: away.filter(holds(day)) }));
}

/** Which day a key leads to from another one; undefined for a key that leads nowhere. */
export function dayByKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekOf(day).at(0);
    case 'End':
      return weekOf(day).at(-1);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
