import { addDays, type Days, isDay } from '../../../../cms/src/shared/days';
import { longDate } from '../../dates/long-date';
import { monthOf } from './calendar-days';
import { bookingWording } from './wording';

/** The reason why a day is not free. */
export type BookedState = 'ON_HOLD' | 'BOOKED' | 'AWAY';

/** The days of one or more months that are not free. */
export type DayStates = Readonly<Record<string, BookedState | undefined>>;

/** In ascending order of priority. */
const STATES: BookedState[] = ['ON_HOLD', 'BOOKED', 'AWAY'];

/** How many days a sentence names. */
const MOST_NAMED = 3;
/** Limits the loop over the days: a typed first day may be in 1900. */
const MOST_DAYS = 100;

/** Formats days: '12 December 2026', '12 to 14 December 2026', '30 December 2026 to 2 January 2027'. */
export function longDays(first: string, last: string): string {
  if (last <= first) return longDate(first);
  const from = monthOf(first) === monthOf(last) ? String(Number(first.slice(-2))) : longDate(first);
  return bookingWording.calendar.fromTo(from, longDate(last));
}

/** Returns hints about the chosen days; empty when all are free, as far as known. */
export function hintsOf({ firstDay, lastDay }: Days, states: DayStates): string[] {
  if (!isDay(firstDay)) return [];
  const chosen: string[] = [];
  const last = isDay(lastDay) ? lastDay : firstDay;
  for (let day = firstDay; day <= last && chosen.length < MOST_DAYS; day = addDays(day, 1)) chosen.push(day);
  return STATES.flatMap((state) => {
    const days = chosen.filter((day) => states[day] === state);
    if (days.length === 0) return [];
    const named = days.slice(0, MOST_NAMED).map(longDate).join(', ');
    return [bookingWording.calendar.taken[state](days.length > MOST_NAMED ? `${named}, …` : named)];
  });
}
