import {
  addDays,
  addMonths,
  type Days,
  daysSinceMonday,
  eachDay,
  firstOfMonth,
  isDay,
  lastOfMonth,
} from '../../../../cms/src/shared/days';
import { longDate } from '../../texts/long-date';
import { bookingWording } from './wording';

const WEEK = 7;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Column heads of a month; weeks begin on Monday. */
export const weekdays = WEEKDAYS.map((name) => ({ name, short: name.slice(0, 2) }));

/** A month is a text, 'YYYY-MM'. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Adds months: '2026-12', 1 → '2027-01'. */
export const otherMonth = (month: string, months: number): string =>
  monthOf(addMonths(`${month}-01`, months));

/** Returns the weeks of a month, each with seven days; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstOfMonth(month);
  const lead = Array.from({ length: daysSinceMonday(first) }, () => null);
  const days = eachDay({ firstDay: first, lastDay: lastOfMonth(first) });
  const cells = [...lead, ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, column) => cells[week * WEEK + column] ?? null),
  );
}

export const weekdayName = (day: string): string => WEEKDAYS[daysSinceMonday(day)] ?? '';

/**
 * Returns the days after a press on a day of the calendar: first the first day, then the last day, or a new first day
 * if it is earlier.
 */
export function chooseDay({ firstDay, lastDay }: Days, day: string): Days {
  const isOpen = isDay(firstDay) && (lastDay === '' || lastDay === firstDay);
  if (!isOpen || day < firstDay) return { firstDay: day, lastDay: '' };
  return { firstDay, lastDay: day === firstDay && lastDay === firstDay ? '' : day };
}

export const isChosen = (day: string, { firstDay, lastDay }: Days): boolean =>
  day === firstDay || (firstDay !== '' && lastDay !== '' && day >= firstDay && day <= lastDay);

/** The reason why a day is not free. */
export type BookedState = 'ON_HOLD' | 'BOOKED' | 'AWAY';

/** The days of one or more months that are not free. */
export type DayStates = Readonly<Record<string, BookedState | undefined>>;

/** In ascending order of priority. */
const STATES: BookedState[] = ['ON_HOLD', 'BOOKED', 'AWAY'];

/** How many days a sentence names. */
const MAX_NAMED = 3;
/** Limits the loop over the days: a typed first day may be in 1900. */
const MAX_DAYS = 100;

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
  for (let day = firstDay; day <= last && chosen.length < MAX_DAYS; day = addDays(day, 1)) chosen.push(day);
  return STATES.flatMap((state) => {
    const days = chosen.filter((day) => states[day] === state);
    if (days.length === 0) return [];
    const named = days.slice(0, MAX_NAMED).map(longDate).join(', ');
    return [bookingWording.calendar.taken[state](days.length > MAX_NAMED ? `${named}, …` : named)];
  });
}
