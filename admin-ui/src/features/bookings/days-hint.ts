import { amountOf } from '../../../../cms/src/shared/booking';
import { countDays } from '../../../../cms/src/shared/days';
import type { Booking } from './booking';
import { wording } from './wording';

/** Returns a warning if days and quantity disagree; empty if they agree. */
export function daysHint({
  unit,
  quantity,
  firstDay,
  lastDay,
}: Pick<Booking, 'unit' | 'quantity' | 'firstDay' | 'lastDay'>): string {
  const days = countDays({ firstDay, lastDay });
  const agrees = unit === 'day' ? quantity === days : quantity >= days;
  return agrees ? '' : wording.otherDays(amountOf(days, 'day'), amountOf(quantity, unit));
}
