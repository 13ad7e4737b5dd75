import { amountOf, isOfBusiestDay, rankWord } from '../../../../cms/src/shared/booking';
import { countDays, type Days } from '../../../../cms/src/shared/days';
import { capitalized } from '../../../../cms/src/shared/text';
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

interface Option extends Days {
  state: string;
  holdRank: number | null;
}

/** Returns 'Second on its busiest day'; empty if the name of the option is enough. */
export function rankNote({ state, holdRank, ...days }: Option): string {
  if (state !== 'option' || !isOfBusiestDay(holdRank, days)) return '';
  return `${capitalized(rankWord(holdRank))} on its busiest day`;
}
