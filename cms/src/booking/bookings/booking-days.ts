import { refusedField } from '../../content/rules/field-error';
import { addDays, countDays, type Days, isDay } from '../../shared/days';
import { wording } from '../wording';

const MOST_DAYS = 60;
const MOST_YEARS = 3;
const MOST_DAYS_AWAY = 366;

/** @throws ValidationError naming the field, for what is no day or no order of days */
export function checkOrder(firstDay: unknown, lastDay: unknown): Days {
  if (!isDay(firstDay)) throw refusedField(['firstDay'], wording.noDay('firstDay'));
  if (!isDay(lastDay)) throw refusedField(['lastDay'], wording.noDay('lastDay'));
  if (lastDay < firstDay) throw refusedField(['lastDay'], wording.endBeforeStart);
  return { firstDay, lastDay };
}

/** @throws ValidationError naming the field, for invalid days, a last day before the first, or more than 366 days */
export function checkAwayDays(firstDay: unknown, lastDay: unknown): Days {
  const days = checkOrder(firstDay, lastDay);
  if (countDays(days) > MOST_DAYS_AWAY) throw refusedField(['lastDay'], wording.awayTooLong(MOST_DAYS_AWAY));
  return days;
}

/**
 * @param today in Nairobi
 * @param stored the first day that the booking has by now, which may be over
 * @throws ValidationError naming the field and the remedy
 */
export function checkBookedDays(firstDay: unknown, lastDay: unknown, today: string, stored?: string): Days {
  const days = checkOrder(firstDay, lastDay);
  if (days.firstDay < today && days.firstDay !== stored) throw refusedField(['firstDay'], wording.pastDay);
  if (days.firstDay > addDays(today, MOST_YEARS * 365))
    throw refusedField(['firstDay'], wording.tooFar(MOST_YEARS));
  if (countDays(days) > MOST_DAYS) throw refusedField(['lastDay'], wording.tooManyDays(MOST_DAYS));
  return days;
}

/** @throws ValidationError when these are no days, or too many at once */
export function checkRange(from: unknown, to: unknown, most: number): Days {
  if (!isDay(from)) throw refusedField(['from'], wording.noDay('from'));
  if (!isDay(to)) throw refusedField(['to'], wording.noDay('to'));
  const days = { firstDay: from, lastDay: to };
  if (to < from || countDays(days) > most) throw refusedField(['to'], wording.badRange(most));
  return days;
}
