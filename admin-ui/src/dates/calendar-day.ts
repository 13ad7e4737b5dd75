// A calendar date is the same everywhere: in another zone than UTC it could become the day before.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param date YYYY-MM-DD @returns 'June 15, 2025' */
export function calendarDay(date: string): string {
  return longDate.format(new Date(date));
}
