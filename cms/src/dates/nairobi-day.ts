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

/** What clocks in Nairobi show then: '24 November 2026, 18:00'. */
export function nairobiTime(time: number): string {
  const shown = new Date(time + NAIROBI_AHEAD_MS);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(shown);
  return `${day}, ${shown.toISOString().slice(11, 16)}`;
}
