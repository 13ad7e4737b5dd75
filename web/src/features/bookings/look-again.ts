import { isDay } from '../../../../cms/src/shared/days';
import type { BookingRequest } from './booking-request';
import { withDay } from './booking-request';

/** Posted by buttons of the form that only look something up: without JavaScript they bring its page again. */
export const LOOK_FIELD = 'look';

/** What such a button looks up. */
export const look = {
  month: (month: string) => `month:${month}`,
  day: (day: string) => `day:${day}`,
  estimate: 'estimate',
};

/** The form with what was pressed, and the search of the page that shows it; undefined when it was no such button. */
export function lookedUp(
  pressed: string | null,
  values: BookingRequest,
): { values: BookingRequest; search: string } | undefined {
  const [what, which = ''] = pressed?.split(':') ?? [];
  if (what === 'estimate') return { values, search: '' };
  if (what === 'month' && isDay(`${which}-01`)) return { values, search: `?month=${which}` };
  if (what !== 'day' || !isDay(which)) return undefined;
  return {
    values: { ...values, ...withDay(values, which, undefined) },
    search: `?month=${which.slice(0, 7)}`,
  };
}
