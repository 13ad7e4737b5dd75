import { nairobiDay } from '../../../cms/src/shared/nairobi';

// Written out here and not by Intl, whose formats a phone needs long to make.
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

/** '2024-05-03' → '3 May 2024'. A date without a time has no zone and never moves to another day. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** '2024-05-03' → 'May 2024' */
export function monthAndYear(day: string): string {
  const [year, month] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** An ISO moment → the day it was in Kenya, '3 May 2024'. */
export function longDateOfMoment(moment: string): string {
  return longDate(nairobiDay(Date.parse(moment)));
}

/** An ISO moment → the year it was in Kenya, '2024'. */
export function yearOfMoment(moment: string): string {
  return nairobiDay(Date.parse(moment)).slice(0, 'YYYY'.length);
}
