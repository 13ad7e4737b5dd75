import { siteDay } from '../../../cms/src/shared/site-clock';

// Faster than Intl, whose formats take long to create on a phone.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats a date: '2024-05-03' → '3 May 2024'. A date without a time has no zone and never shifts to another day. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Formats a month: '2024-05-03' → 'May 2024'. */
export function monthAndYear(day: string): string {
  const [year, month] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** Formats the day at the site's place of an ISO date and time: '3 May 2024'. */
export function longDateOfMoment(moment: string): string {
  return longDate(siteDay(Date.parse(moment)));
}
