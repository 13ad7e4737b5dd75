import { siteDay, siteEnd, siteTime } from './site-clock';

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
 * Returns the end of something on the site's clock: 'Friday 27 November 2026, 18:00'. Midnight is 24:00 of the
 * previous day, which still counts.
 */
export function longEnd(moment: string | number | Date): string {
  const { day, time } = siteEnd(new Date(moment).getTime());
  return `${longDay(day)}, ${time}`;
}

/**
 * Returns the day at the site's place: '12 December', with the year if it is not the current one.
 *
 * @param time milliseconds since 1970
 */
export function dayAndMonth(time: number, now = Date.now()): string {
  const [day, today] = [siteDay(time), siteDay(now)];
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns '27 November 2026' for '2026-11-27' */
export const longDate = (day: string): string => DATE.format(new Date(day));

/** Returns day and time on the site's clock: '24 November 2026, 18:00'. */
export function siteDayAndTime(time: number): string {
  return `${longDate(siteDay(time))}, ${siteTime(time)}`;
}
