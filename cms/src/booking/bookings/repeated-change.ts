import type { Knex } from 'knex';
import { type BookingEvent, STATE_AFTER } from '../../shared/booking';
import type { Booking } from './booking';
import { lastEvent } from './booking-log';

/** Each is the only way to the state that it leads to. */
const MEANT_ONCE: readonly BookingEvent[] = ['CONFIRM', 'DECLINE', 'CANCEL', 'FINISH', 'HOLD_ENDED'];

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
  if (MEANT_ONCE.includes(event)) return booking.state === STATE_AFTER[event];
  // Other events can be meant twice: only a request made from the revision before the last one is a repeat.
  if (revision === undefined || revision + 1 !== booking.revision) return false;
  if ((await lastEvent(trx, booking.documentId)) !== event) return false;
  return event !== 'PLACE_OPTION' || timeOf(booking.holdEndsAt) === timeOf(holdEndsAt);
}

const timeOf = (moment: string | null | undefined): number => (moment ? new Date(moment).getTime() : 0);
