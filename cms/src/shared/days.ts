export const DAY_MS = 24 * 3600 * 1000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a day of the calendar, YYYY-MM-DD. There is no 30 February, of which `Date` makes a day in March. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
