import { DAY_MS } from '../../../cms/src/shared/days';
import { formatInZone } from '../../../cms/src/shared/site-clock';
import { serverNow } from './server-clock';

// In UTC, because in another zone a calendar date could become the day before.
const calendarDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param date YYYY-MM-DD @returns 'June 15, 2025' */
export function calendarDay(date: string): string {
  return calendarDate.format(new Date(date));
}

const WEEK_DAYS = 7;
/** From this age on, the date is clearer than a number of weeks. */
const MONTH_DAYS = 30;

const shortDate = formatInZone('en-US', { month: 'short', day: 'numeric' });
const ago = new Intl.RelativeTimeFormat('en-US');

/**
 * Returns the age in whole days or weeks: 'Today', '1 day ago', '3 days ago', '2 weeks ago', 'Jun 15'.
 * @param iso time in ISO 8601; a future one, caused by a wrong clock, counts as today
 */
export function relativeDay(iso: string, now = new Date(serverNow())): string {
  const then = new Date(iso);
  const days = Math.floor((now.getTime() - then.getTime()) / DAY_MS);
  if (days < 1) return 'Today';
  if (days < WEEK_DAYS) return ago.format(-days, 'day');
  if (days < MONTH_DAYS) return ago.format(-Math.floor(days / WEEK_DAYS), 'week');
  return shortDate().format(then);
}

const timestamp = formatInZone('en-US', { dateStyle: 'long', timeStyle: 'short' });
const longDate = formatInZone('en-US', { dateStyle: 'long' });

/** Returns 'March 31, 2026 at 2:05 PM' in the site's time zone. */
export function fullTimestamp(iso: string): string {
  return timestamp().format(new Date(iso));
}

/** Returns 'March 31, 2026', in the site's time zone, so that the site shows the same day. */
export function longDay(iso: string): string {
  return longDate().format(new Date(iso));
}

const mediumTimestamp = formatInZone('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Returns 'Mar 31, 2026, 2:05 PM', in the site's time zone, because events by others use it. */
export function siteTimestamp(iso: string): string {
  return mediumTimestamp().format(new Date(iso));
}

const shortDays = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns one day, or the first and the last of several: 'Fri, Nov 27, 2026', 'Fri, Nov 27 – Sun, Nov 29, 2026' */
export function calendarDays(first: string, last: string): string {
  // Replaces the thin spaces around the dash, which nobody types into a search.
  return shortDays.formatRange(new Date(first), new Date(last)).replaceAll('\u2009', ' ');
}

const wholeDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param date YYYY-MM-DD @returns 'Friday, November 27, 2026' */
export const weekdayAndDay = (date: string): string => wholeDay.format(new Date(date));

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param date YYYY-MM-DD @returns 'November 2026' */
export const monthOfYear = (date: string): string => monthAndYear.format(new Date(date));

const dayAndClock = formatInZone('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Within this period, the weekday alone is clear. */
const WEEKDAY_IS_CLEAR_MS = 6 * DAY_MS;

/**
 * Returns the end of a hold on the site's clock: 'Friday 18:00', and from six days on 'Friday, December 4, 18:00'.
 * Midnight is 24:00 of the day before, because that day still counts.
 */
export function siteAppointment(iso: string, now = serverNow()): string {
  const then = new Date(iso);
  const partsAt = (moment: Date) =>
    Object.fromEntries(
      dayAndClock()
        .formatToParts(moment)
        .map(({ type, value }) => [type, value]),
    );
  const { hour, minute } = partsAt(then);
  const isMidnight = hour === '00' && minute === '00';
  const parts = isMidnight ? partsAt(new Date(then.getTime() - 1)) : partsAt(then);
  const time = isMidnight ? '24:00' : `${hour}:${minute}`;
  const ahead = then.getTime() - now;
  const isNear = ahead >= 0 && ahead < WEEKDAY_IS_CLEAR_MS;
  return isNear ? `${parts.weekday} ${time}` : `${parts.weekday}, ${parts.month} ${parts.day}, ${time}`;
}
