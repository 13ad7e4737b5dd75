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

/**
 * The day that calendars in Nairobi show: '12 December', with its year when that is not the current one.
 *
 * @param time milliseconds since 1970
 */
export function dayAndMonth(time: number, now = Date.now()): string {
  const [day, today] = [nairobiDay(time), nairobiDay(now)];
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** What clocks in Nairobi show then: '24 November 2026, 18:00'. */
export function nairobiTime(time: number): string {
  const shown = new Date(time + NAIROBI_AHEAD_MS);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(shown);
  return `${day}, ${shown.toISOString().slice(11, 16)}`;
}
