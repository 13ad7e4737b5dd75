import {
  addMonths,
  type Days,
  daysSinceMonday,
  eachDay,
  firstOfMonth,
  isDay,
  lastOfMonth,
} from '../../../../cms/src/shared/days';

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
