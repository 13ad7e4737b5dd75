/** Kenya keeps UTC+3 all year. */
export const NAIROBI_AHEAD_MS = 3 * 3600 * 1000;

/**
 * The day that calendars in Nairobi show, YYYY-MM-DD.
 *
 * @param time milliseconds since 1970; now when left out
 */
export function nairobiDay(time = Date.now()): string {
  return new Date(time + NAIROBI_AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
