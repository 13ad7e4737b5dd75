import { dayAt } from './days';

/** Kenya keeps UTC+3 all year. */
export const NAIROBI_AHEAD_MS = 3 * 3600 * 1000;

/**
 * The day that calendars in Nairobi show, YYYY-MM-DD.
 *
 * @param time milliseconds since 1970; now when left out
 */
export const nairobiDay = (time = Date.now()): string => dayAt(time + NAIROBI_AHEAD_MS);

/** The time that clocks in Nairobi show, HH:MM. @param time milliseconds since 1970 */
export const nairobiClock = (time: number): string =>
  new Date(time + NAIROBI_AHEAD_MS).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);

/**
 * A day and a time on Nairobi's clocks as a moment in ISO 8601, with their offset.
 *
 * @param day YYYY-MM-DD
 * @param time HH:MM; 24:00 is midnight after the day
 */
export const nairobiMoment = (day: string, time: string): string => `${day}T${time}:00+03:00`;

/**
 * The day and the time at which something ends in Nairobi. Midnight is 24:00 of the day before: that day still counts.
 *
 * @param end milliseconds since 1970
 */
export function nairobiEnd(end: number): { day: string; time: string } {
  const time = nairobiClock(end);
  return time === '00:00' ? { day: nairobiDay(end - 1), time: '24:00' } : { day: nairobiDay(end), time };
}

/** Midnight in Nairobi after this day, in milliseconds since 1970. */
export const endOfDay = (day: string): number => Date.parse(nairobiMoment(day, '24:00'));
