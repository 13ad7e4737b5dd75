import { addDays, DAY_MS } from './days';
import { place } from './place';

/** Returns a function for the format in the site's time zone. Creating one takes long, so it is kept. */
export function formatInZone(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: { timeZone: string; format: Intl.DateTimeFormat } | undefined;
  return () => {
    const { timeZone } = place();
    if (made?.timeZone !== timeZone) {
      made = { timeZone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone }) };
    }
    return made.format;
  };
}

const clock = formatInZone('en-GB', { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });

/** Returns what a clock of the site shows, as YYYY-MM-DDTHH:MM:SS. @param time milliseconds since 1970 */
function shownAt(time: number): string {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/** Returns how far the site's clock is ahead of UTC, in milliseconds; negative west of Greenwich. */
export const aheadAt = (time: number): number => {
  const toSecond = Math.floor(time / 1000) * 1000;
  return Date.parse(`${shownAt(toSecond)}Z`) - toSecond;
};

/**
 * Returns the day at the site's place, YYYY-MM-DD.
 *
 * @param time milliseconds since 1970; default: now
 */
export const siteDay = (time = Date.now()): string => shownAt(time).slice(0, 'YYYY-MM-DD'.length);

/** Returns the time of day at the site's place, HH:MM. @param time milliseconds since 1970 */
export const siteTime = (time: number): string =>
  shownAt(time).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);

/**
 * Returns a day and time of the site's clock as ISO 8601 with offset. A time that is skipped when clocks go forward
 * becomes as much later; one that is shown twice is the first.
 *
 * @param day YYYY-MM-DD
 * @param time HH:MM; 24:00 is midnight after the day
 */
export function siteMoment(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsets = [aheadAt(shown - DAY_MS), aheadAt(shown + DAY_MS)];
  const ahead = offsets.find((offset) => aheadAt(shown - offset) === offset) ?? offsets[0] ?? 0;
  return `${day}T${time}:00${offsetText(ahead)}`;
}

/** Returns an offset as ISO 8601 writes it: '+03:00'. @param ahead milliseconds */
export function offsetText(ahead: number): string {
  const size = new Date(Math.abs(ahead)).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  return `${ahead < 0 ? '-' : '+'}${size}`;
}

/**
 * Returns the day and time of the site's clock when something ends. Midnight is 24:00 of the previous day, which still
 * counts, also where clocks skip midnight.
 *
 * @param end milliseconds since 1970
 */
export function siteEnd(end: number): { day: string; time: string } {
  const [day, lastDay] = [siteDay(end), siteDay(end - 1)];
  return day === lastDay ? { day, time: siteTime(end) } : { day: lastDay, time: '24:00' };
}

/** Returns midnight after a day at the site's place, in milliseconds since 1970. */
export const endOfDay = (day: string): number => Date.parse(siteMoment(day, '24:00'));

/** Returns midnight at the beginning of a day at the site's place, in milliseconds since 1970. */
export const startOfDay = (day: string): number => endOfDay(addDays(day, -1));
