import type { Knex } from 'knex';
import { type BookingEvent, STATE_AFTER } from '../../shared/booking';
import type { Booking } from './booking';
import { isRepeatOf } from './booking-log';

/** Each of these is the only way to its state. */
const MEANT_ONCE: readonly BookingEvent[] = ['CONFIRM', 'DECLINE', 'CANCEL', 'FINISH', 'HOLD_ENDED'];

interface ChangeRequest {
  event: BookingEvent;
  revision?: number | undefined;
  /** ISO time */
  holdEndsAt?: string | null | undefined;
}

/**
 * Returns whether an event has already happened. A request repeated after a lost response is then answered,
 * not refused.
 *
 * @param booking as it is stored, locked
 */
export async function hasHappened(
  trx: Knex.Transaction,
  booking: Booking,
  { event, revision, holdEndsAt }: ChangeRequest,
): Promise<boolean> {
  if (MEANT_ONCE.includes(event)) return booking.state === STATE_AFTER[event];
  // Other events can be meant twice. Only a request based on the revision before the event is a repeat.
  if (revision === undefined || !(await isRepeatOf(trx, booking, event, revision))) return false;
  return event !== 'PLACE_OPTION' || timeOf(booking.holdEndsAt) === timeOf(holdEndsAt);
}

const timeOf = (moment: string | null | undefined): number => (moment ? new Date(moment).getTime() : 0);
