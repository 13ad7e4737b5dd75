import { NAIROBI_AHEAD_MS, nairobiClock, nairobiDay, nairobiEnd } from './nairobi';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns 'Friday 27 November 2026' for '2026-11-27' */
export const longDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

/**
 * Returns the end of something in Nairobi: 'Friday 27 November 2026, 18:00'. Midnight is 24:00 of the
 * previous day, which still counts.
 */
export function longEnd(moment: string | number | Date): string {
  const { day, time } = nairobiEnd(new Date(moment).getTime());
  return `${longDay(day)}, ${time}`;
}

/**
 * Returns the day in Nairobi: '12 December', with the year if it is not the current one.
 *
 * @param time milliseconds since 1970
 */
export function dayAndMonth(time: number, now = Date.now()): string {
  const [day, today] = [nairobiDay(time), nairobiDay(now)];
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Returns day and time in Nairobi: '24 November 2026, 18:00'. */
export function nairobiTime(time: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${day.format(new Date(time + NAIROBI_AHEAD_MS))}, ${nairobiClock(time)}`;
}
