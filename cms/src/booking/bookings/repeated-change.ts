import type { Knex } from 'knex';
import type { Booking, BookingState } from './booking';
import { lastEvent } from './booking-log';
import type { BookingEvent } from './transitions';

/** What each of these events leads to, and nothing else does. */
const LEADS_TO: Partial<Record<BookingEvent, BookingState>> = {
  CONFIRM: 'confirmed',
  DECLINE: 'declined',
  CANCEL: 'cancelled',
  FINISH: 'done',
  HOLD_ENDED: 'expired',
};

interface Asked {
  event: BookingEvent;
  revision?: number | undefined;
  /** ISO time */
  holdEndsAt?: string | null | undefined;
}

/**
 * Whether an event has already happened, so that asking for it again, as after a lost answer, is answered and not refused.
 *
 * @param booking as it is stored, locked
 */
export async function hasHappened(
  trx: Knex.Transaction,
  booking: Booking,
  { event, revision, holdEndsAt }: Asked,
): Promise<boolean> {
  const state = LEADS_TO[event];
  if (state) return booking.state === state;
  // Other events can be meant twice: only a request made from the revision before the last one is a repeat.
  if (revision === undefined || revision + 1 !== booking.revision) return false;
  if ((await lastEvent(trx, booking.documentId)) !== event) return false;
  return event !== 'PLACE_OPTION' || timeOf(booking.holdEndsAt) === timeOf(holdEndsAt);
}

const timeOf = (moment: string | null | undefined): number => (moment ? new Date(moment).getTime() : 0);
