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

/** Names of the columns of a month, whose weeks begin on Monday. */
export const weekdays = WEEKDAYS.map((name) => ({ name, short: name.slice(0, 2) }));

/** A month is a text, 'YYYY-MM'. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** '2026-12', 1 → '2027-01' */
export const otherMonth = (month: string, months: number): string =>
  monthOf(addMonths(`${month}-01`, months));

/** The weeks of a month, each of seven; null where a day of the month before or after would stand. */
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
 * What is asked for after a press on a day of the calendar: the first press says the first day, the next one the last,
 * or a new first day when it is before; and so on.
 */
export function chooseDay({ firstDay, lastDay }: Days, day: string): Days {
  const isOpen = isDay(firstDay) && (lastDay === '' || lastDay === firstDay);
  if (!isOpen || day < firstDay) return { firstDay: day, lastDay: '' };
  return { firstDay, lastDay: day === firstDay && lastDay === firstDay ? '' : day };
}

/** Whether a day is among the chosen ones. */
export const isChosen = (day: string, { firstDay, lastDay }: Days): boolean =>
  day === firstDay || (firstDay !== '' && lastDay !== '' && day >= firstDay && day <= lastDay);
