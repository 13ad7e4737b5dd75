import { NAIROBI_AHEAD_MS, nairobiDay } from './nairobi';

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
  const time = new Date(moment).getTime();
  const clock = nairobiClock(time);
  return clock === '00:00'
    ? `${longDay(nairobiDay(time - 1))}, 24:00`
    : `${longDay(nairobiDay(time))}, ${clock}`;
}

const nairobiClock = (time: number): string =>
  new Date(time + NAIROBI_AHEAD_MS).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
