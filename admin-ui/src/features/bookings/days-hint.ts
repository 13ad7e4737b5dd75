import type { Booking } from './booking';
import { wording } from './wording';

const DAY_MS = 24 * 3_600_000;

/** What the owner should check when days and quantity disagree; empty when they agree. */
export function daysHint({
  unit,
  quantity,
  firstDay,
  lastDay,
}: Pick<Booking, 'unit' | 'quantity' | 'firstDay' | 'lastDay'>): string {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  const agrees = unit === 'day' ? quantity === days : quantity >= days;
  return agrees ? '' : wording.otherDays(wording.quantity.day(days), wording.quantity[unit](quantity));
}
