import { dayAt } from './days';

/** Kenya keeps UTC+3 all year. */
export const NAIROBI_AHEAD_MS = 3 * 3600 * 1000;

/**
 * Returns the day in Nairobi, YYYY-MM-DD.
 *
 * @param time milliseconds since 1970; default: now
 */
export const nairobiDay = (time = Date.now()): string => dayAt(time + NAIROBI_AHEAD_MS);

/** Returns the time of day in Nairobi, HH:MM. @param time milliseconds since 1970 */
export const nairobiClock = (time: number): string =>
  new Date(time + NAIROBI_AHEAD_MS).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);

/**
 * Returns a day and time in Nairobi as ISO 8601 with offset.
 *
 * @param day YYYY-MM-DD
 * @param time HH:MM; 24:00 is midnight after the day
 */
export const nairobiMoment = (day: string, time: string): string => `${day}T${time}:00+03:00`;

/**
 * Returns the day and time in Nairobi when something ends. Midnight is 24:00 of the previous day, which still counts.
 *
 * @param end milliseconds since 1970
 */
export function nairobiEnd(end: number): { day: string; time: string } {
  const time = nairobiClock(end);
  return time === '00:00' ? { day: nairobiDay(end - 1), time: '24:00' } : { day: nairobiDay(end), time };
}

/** Returns midnight in Nairobi after a day, in milliseconds since 1970. */
export const endOfDay = (day: string): number => Date.parse(nairobiMoment(day, '24:00'));
