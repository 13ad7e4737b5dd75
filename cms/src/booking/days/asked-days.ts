import type { Days } from '../../shared/days';
import type { Booking } from '../bookings/booking';

/** The columns of a booking whose client asks for no other days. */
export const NO_ASKED_DAYS = { askedFirstDay: null, askedLastDay: null, askedDeclinedAt: null };

type Asked = Pick<Booking, keyof typeof NO_ASKED_DAYS>;

interface AskedDays extends Days {
  /** False while they wait for the owner's answer */
  isDeclined: boolean;
}

/** Returns the other days that the client asked for; null if there are none or they were accepted. */
export function askedDays({ askedFirstDay, askedLastDay, askedDeclinedAt }: Asked): AskedDays | null {
  if (!askedFirstDay || !askedLastDay) return null;
  return { firstDay: askedFirstDay, lastDay: askedLastDay, isDeclined: Boolean(askedDeclinedAt) };
}

/** Returns the other days that wait for the owner's answer. */
export function waitingDays(booking: Asked): Days | null {
  const asked = askedDays(booking);
  return asked?.isDeclined ? null : asked;
}

export const areSameDays = (one: Days, other: Days): boolean =>
  one.firstDay === other.firstDay && one.lastDay === other.lastDay;
