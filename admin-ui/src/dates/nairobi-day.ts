/** Kenya keeps UTC+3 all year. */
const NAIROBI_AHEAD_MS = 3 * 3600 * 1000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/**
 * The day that calendars in Nairobi show, YYYY-MM-DD.
 *
 * @param time milliseconds since 1970; now when left out
 */
export const nairobiDay = (time = Date.now()): string => dayOf(time + NAIROBI_AHEAD_MS);

/** The same day so many calendar months later; the last one of a month that is too short for it. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

export const DAY_MS = 24 * 3600 * 1000;

/** So many days later, or earlier for a negative number. */
export const daysAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/**
 * The moment at which clocks in Nairobi show this.
 *
 * @param day YYYY-MM-DD
 * @param time HH:mm
 * @returns ISO 8601, UTC
 */
export const nairobiMoment = (day: string, time: string): string =>
  new Date(Date.parse(`${day}T${time}:00Z`) - NAIROBI_AHEAD_MS).toISOString();

const WEEK = 7;

/** How many days after Monday. */
export const daysSinceMonday = (day: string): number => (new Date(day).getUTCDay() + WEEK - 1) % WEEK;

/** The seven days of its week, Monday first. */
export function weekOf(day: string): string[] {
  const monday = daysAfter(day, -daysSinceMonday(day));
  return Array.from({ length: WEEK }, (_, after) => daysAfter(monday, after));
}

/** The weeks that have a day of its month, whole: the first and the last reach into the months beside it. */
export function weeksOfMonth(day: string): string[][] {
  const lastDay = daysAfter(monthsAfter(firstOfMonth(day), 1), -1);
  const weeks = [weekOf(firstOfMonth(day))];
  for (let last = weeks[0]?.at(-1) ?? lastDay; last < lastDay; ) {
    const next = weekOf(daysAfter(last, 1));
    weeks.push(next);
    last = next.at(-1) ?? lastDay;
  }
  return weeks;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`;

/** What a `datetime-local` input shows of a moment (ISO 8601) by Nairobi's clocks: '2026-11-24T18:00'. */
export const nairobiInput = (iso: string): string =>
  new Date(Date.parse(iso) + NAIROBI_AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** The same back, with its zone. */
export const fromNairobi = (shown: string): string => `${shown}:00+03:00`;
