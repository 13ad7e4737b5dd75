import { addDays, type Days, isDay } from '../../../../cms/src/shared/days';
import { longDate } from '../../dates/long-date';
import { monthOf } from './calendar-days';
import { bookingWording } from './wording';

/** What keeps a day from being free. */
export type BookedState = 'ON_HOLD' | 'BOOKED' | 'AWAY';

/** Days that are not free, of one month or of several. */
export type DayStates = Readonly<Record<string, BookedState | undefined>>;

/** Later states say more. */
const STATES: BookedState[] = ['ON_HOLD', 'BOOKED', 'AWAY'];

/** Of more days the sentence names so many. */
const MOST_NAMED = 3;
/** Nobody reads on for longer; a first day in 1900 must not be counted through. */
const MOST_DAYS = 100;

/** '12 December 2026', '12 to 14 December 2026', '30 December 2026 to 2 January 2027' */
export function longDays(first: string, last: string): string {
  if (last <= first) return longDate(first);
  const from = monthOf(first) === monthOf(last) ? String(Number(first.slice(-2))) : longDate(first);
  return bookingWording.calendar.fromTo(from, longDate(last));
}

/** What to know of the chosen days before asking for them; empty when all are free, as far as is known. */
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
