/** Fixed, so that the server and every browser write the same text: the owner lives in Kenya. */
const LOCALE = 'en-GB';
const TIME_ZONE = 'Africa/Nairobi';

const calendarDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const momentDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const momentYear = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', timeZone: TIME_ZONE });

/** '2024-05-03' → '3 May 2024'. A date without a time has no zone and never moves to another day. */
export function longDate(day: string): string {
  return calendarDay.format(new Date(`${day}T00:00:00Z`));
}

/** An ISO moment → the day it was in Kenya, '3 May 2024'. */
export function longDateOfMoment(moment: string): string {
  return momentDay.format(new Date(moment));
}

/** An ISO moment → the year it was in Kenya, '2024'. */
export function yearOfMoment(moment: string): string {
  return momentYear.format(new Date(moment));
}
