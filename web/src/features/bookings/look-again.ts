import { isDay } from '../../../../cms/src/shared/days';
import type { BookingRequest } from './booking-request';
import { withDay } from './booking-request';

/** Sent by buttons that only look something up: without JavaScript they show the form again. */
export const LOOK_FIELD = 'look';

/** The values of such a button. */
export const look = {
  month: (month: string) => `month:${month}`,
  day: (day: string) => `day:${day}`,
  estimate: 'estimate',
};

/** Returns the form after a look-up, and the search of its page; undefined for other buttons. */
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
