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
