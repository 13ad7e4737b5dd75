/*
 * A day is text, YYYY-MM-DD: it has no time zone and sorts as text. Days are counted in UTC, which has no
 * daylight saving time.
 */

export const DAY_MS = 24 * 3600 * 1000;
const WEEK = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A range of days, both ends included. */
export interface Days {
  firstDay: string;
  lastDay: string;
}

/** Returns whether a value is a calendar day, YYYY-MM-DD. `Date` would turn 30 February into a day in March. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Returns the UTC day of a time in milliseconds since 1970. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Adds days; a negative number goes back. */
export const addDays = (day: string, days: number): string => dayAt(Date.parse(day) + days * DAY_MS);

/** Adds months. If the month is too short for the date, returns its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

/** Counts the days of a range. Returns zero or less if the order is wrong. */
export const countDays = ({ firstDay, lastDay }: Days): number =>
  (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;

export const eachDay = (days: Days): string[] =>
  Array.from({ length: countDays(days) }, (_, index) => addDays(days.firstDay, index));

export const firstOfMonth = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`;

export const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1);

/** Returns how many days a day is after Monday: 0 to 6. */
export const daysSinceMonday = (day: string): number => (new Date(day).getUTCDay() + WEEK - 1) % WEEK;

/** Returns the seven days of a day's week, Monday first. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -daysSinceMonday(day));
  return Array.from({ length: WEEK }, (_, index) => addDays(monday, index));
}

/** Returns the whole weeks of a day's month. The first and last may reach into other months. */
export function weeksOfMonth(day: string): string[][] {
  const lastDay = lastOfMonth(day);
  const weeks = [weekOf(firstOfMonth(day))];
  for (let last = weeks[0]?.at(-1) ?? lastDay; last < lastDay; ) {
    const next = weekOf(addDays(last, 1));
    weeks.push(next);
    last = next.at(-1) ?? lastDay;
  }
  return weeks;
}

/**
 * Returns the day that a key moves to in a calendar.
 *
 * @param key as `KeyboardEvent.key` names it
 * @param withShift Shift turns a month into a year
 * @returns undefined for other keys
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
      return weekOf(day).at(0);
    case 'End':
      return weekOf(day).at(-1);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
  }
  return undefined;
}
