import { NAIROBI_AHEAD_MS } from './nairobi-day';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11-27' → 'Friday 27 November 2026' */
export const longDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

/** A moment → what calendar and clock show in Nairobi: 'Friday 27 November 2026, 18:00' */
export function longMoment(moment: string | number | Date): string {
  const shifted = new Date(new Date(moment).getTime() + NAIROBI_AHEAD_MS).toISOString();
  return `${longDay(shifted.slice(0, 10))}, ${shifted.slice(11, 16)}`;
}
