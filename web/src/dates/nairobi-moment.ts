/** Nairobi keeps one offset all year: no daylight saving to look up. */
const NAIROBI_OFFSET = '+03:00';

/**
 * A clock time in Nairobi as an ISO moment.
 *
 * @param date YYYY-MM-DD
 * @param time HH:MM
 */
export function nairobiMoment(date: string, time: string): string {
  return `${date}T${time}:00${NAIROBI_OFFSET}`;
}
