/*
 * Days are texts, 'YYYY-MM-DD', and months 'YYYY-MM': they have no zone, and sort as texts. All counting is done in UTC,
 * which knows no daylight saving, so that it is the same wherever the browser is.
 */

const DAY_MS = 24 * 3600 * 1000;
const WEEK = 7;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Names of the columns of a month, whose weeks begin on Monday. */
export const weekdays = WEEKDAYS.map((name) => ({ name, short: name.slice(0, 2) }));

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(momentOf(day)).getUTCDay() + WEEK - 1) % WEEK;

/** Whether a text is a day that calendars have: '2027-02-29' is none. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? momentOf(text) : Number.NaN;
  return !Number.isNaN(moment) && dayAt(moment) === text;
}

export const addDays = (day: string, days: number): string => dayAt(momentOf(day) + days * DAY_MS);

/** Both days count. */
export const countDays = (first: string, last: string): number =>
  Math.round((momentOf(last) - momentOf(first)) / DAY_MS) + 1;

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** '2026-12', 1 → '2027-01' */
export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(Number(year), Number(number) - 1 + months, 1)).toISOString());
}

export const firstDayOf = (month: string): string => `${month}-01`;
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

/** The same date in another month, or the last that this month has: a month after 31 January is 28 February. */
function inMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = lastDayOf(month);
  const same = `${month}${day.slice('YYYY-MM'.length)}`;
  return same < last ? same : last;
}

/** The weeks of a month, each of seven; null where a day of the month before or after would stand. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstDayOf(month);
  const lead = Array.from({ length: weekdayOf(first) }, () => null);
  const days = Array.from({ length: countDays(first, lastDayOf(month)) }, (_, at) => addDays(first, at));
  const cells = [...lead, ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, column) => cells[week * WEEK + column] ?? null),
  );
}

export const weekdayName = (day: string): string => WEEKDAYS[weekdayOf(day)] ?? '';

/**
 * Where a key leads in a calendar.
 *
 * @param withShift Shift makes a month a year
 * @returns undefined for keys that lead nowhere
 */
export function dayForKey(key: string, day: string, withShift: boolean): string | undefined {
  const months = withShift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, WEEK - 1 - weekdayOf(day));
    case 'PageUp':
      return inMonth(day, -months);
    case 'PageDown':
      return inMonth(day, months);
  }
  return undefined;
}

/** What of a request says when; empty when not said. */
export interface Days {
  firstDay: string;
  lastDay: string;
}

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
