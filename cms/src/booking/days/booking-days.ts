import { addDays, countDays, type Days, isDay } from '../../shared/days';
import { refused } from '../refused';

const MAX_DAYS = 60;
const MAX_YEARS = 3;
const MAX_DAYS_AWAY = 366;

/** @throws ValidationError naming the field, for invalid days or a last day before the first */
export function checkOrder(firstDay: unknown, lastDay: unknown): Days {
  if (!isDay(firstDay)) throw refused('DATE_INVALID', { field: 'firstDay' });
  if (!isDay(lastDay)) throw refused('DATE_INVALID', { field: 'lastDay' });
  if (lastDay < firstDay) throw refused('LAST_DAY_BEFORE_FIRST', { field: 'lastDay' });
  return { firstDay, lastDay };
}

/** @throws ValidationError naming the field, for invalid days, a last day before the first, or more than 366 days */
export function checkAwayDays(firstDay: unknown, lastDay: unknown): Days {
  const days = checkOrder(firstDay, lastDay);
  if (countDays(days) > MAX_DAYS_AWAY)
    throw refused('TIME_AWAY_TOO_LONG', { field: 'lastDay', params: { most: MAX_DAYS_AWAY } });
  return days;
}

/**
 * Checks the days of a booking.
 *
 * @param today at the site's place
 * @param stored the booking's current first day, which may be past
 * @throws ValidationError naming the field and the remedy
 */
export function checkBookedDays(firstDay: unknown, lastDay: unknown, today: string, stored?: string): Days {
  const days = checkOrder(firstDay, lastDay);
  if (days.firstDay < today && days.firstDay !== stored)
    throw refused('FIRST_DAY_IN_PAST', { field: 'firstDay' });
  if (days.firstDay > addDays(today, MAX_YEARS * 365))
    throw refused('FIRST_DAY_TOO_FAR', { field: 'firstDay', params: { years: MAX_YEARS } });
  if (countDays(days) > MAX_DAYS)
    throw refused('BOOKING_TOO_LONG', { field: 'lastDay', params: { most: MAX_DAYS } });
  return days;
}

/** @throws ValidationError for invalid days or too many days */
export function checkRange(from: unknown, to: unknown, most: number): Days {
  if (!isDay(from)) throw refused('DATE_INVALID', { field: 'from' });
  if (!isDay(to)) throw refused('DATE_INVALID', { field: 'to' });
  const days = { firstDay: from, lastDay: to };
  if (to < from || countDays(days) > most) throw refused('RANGE_TOO_LONG', { field: 'to', params: { most } });
  return days;
}
