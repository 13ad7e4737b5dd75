import { NAIROBI_AHEAD_MS, nairobiClock, nairobiDay, nairobiEnd } from './nairobi';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11-27' → 'Friday 27 November 2026' */
export const longDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

/**
 * What calendar and clock show in Nairobi when something ends: 'Friday 27 November 2026, 18:00'. Midnight is 24:00 of the day
 * before: that day still counts.
 */
export function longEnd(moment: string | number | Date): string {
  const { day, time } = nairobiEnd(new Date(moment).getTime());
  return `${longDay(day)}, ${time}`;
}

/**
 * The day that calendars in Nairobi show: '12 December', with its year when that is not the current one.
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

/** What clocks in Nairobi show then: '24 November 2026, 18:00'. */
export function nairobiTime(time: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${day.format(new Date(time + NAIROBI_AHEAD_MS))}, ${nairobiClock(time)}`;
}
