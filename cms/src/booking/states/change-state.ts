import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { stored } from '../../content';
import { cleanValue } from '../../content/rules/clean-text';
import { notifyOwner } from '../../mail';
import { addNotice, dropNotice } from '../../platform/notices';
import { currentCaller } from '../../platform/request/caller';
import { type BookingEvent, isLive, REASON_LENGTH, STATE_AFTER } from '../../shared/booking';
import { BOOKING, type Booking, refuseStaleRevision, requireBooking } from '../bookings/booking';
import { isRepeatOf, recordChange } from '../bookings/booking-log';
import { NO_ASKED_DAYS } from '../days/asked-days';
import { lockDays } from '../days/days-lock';
import type { PlacedBooking } from '../options/holds';
import { holdColumns, loadNeighbours, storeChangedRanks } from '../options/neighbours';
import { applyTransition } from './transitions';

/** An event that the owner, a client or the scheduler asks for. */
interface RequestedChange {
  documentId: string;
  event: BookingEvent;
  /** The revision that the caller saw; the owner always sends it */
  revision?: number;
  /** ISO time */
  holdEndsAt?: string | null;
  reason?: string | null;
  insist?: boolean | null;
  /** Called once the booking is locked; if false, the booking stays as it is */
  onlyIf?: (booking: Booking) => boolean;
}

/**
 * Moves a booking to another state and updates the options of the same days. Logs who, when and why. The lock admits
 * one caller at a time, so the second of two overlapping confirmations is refused.
 *
 * @param now milliseconds since 1970
 * @returns the stored booking; an event that has already happened changes nothing
 * @throws ValidationError with the reason and the remedy; ConflictError when somebody saved the booking in the meantime
 */
export async function moveBooking(
  strapi: Core.Strapi,
  wanted: RequestedChange,
  now = Date.now(),
): Promise<Booking> {
  const { documentId, event, revision, holdEndsAt, insist, onlyIf } = wanted;
  const reason = cleanReason(wanted.reason);
  return strapi.db.transaction(async ({ trx }) => {
    await lockDays(trx);
    const booking = await requireBooking(strapi, documentId);
    if (onlyIf?.(booking) === false || (await hasHappened(trx, booking, wanted))) return booking;
    if (revision !== undefined) await refuseStaleRevision(strapi, booking, revision);
    const before = await loadNeighbours(strapi, booking);
    const after = applyTransition(before, documentId, {
      event,
      now,
      holdEndsAt: holdEndsAt ? Date.parse(holdEndsAt) : undefined,
      insist: insist ?? undefined,
    });
    const changed = after.find((one) => one.documentId === documentId) as PlacedBooking;
    // Other days that a client asks for end with the booking.
    const asked = isLive(changed) ? {} : NO_ASKED_DAYS;
    const columns = { ...holdColumns(changed), ...asked, state: changed.state, revision };
    await stored(strapi, BOOKING).update(documentId, columns, { as: 'move' });
    await recordChange(strapi, trx, { documentId, event, from: booking.state, to: changed.state, reason });
    if (!isLive(changed)) await dropNotice(trx, { event: 'DAYS_ASKED', about: documentId });
    await reportToOwner(strapi, documentId, event);
    await storeChangedRanks(strapi, trx, { before, after, besides: documentId });
    return requireBooking(strapi, documentId);
  });
}

/** Returns a typed reason as it is stored. @throws ValidationError when it is too long */
export const cleanReason = (typed: string | null | undefined): string | null =>
  (cleanValue('reason', typed ?? null, { type: 'text', maxLength: REASON_LENGTH }) as string | null) || null;

/** Reports what the client or the scheduler has done. */
async function reportToOwner(strapi: Core.Strapi, documentId: string, event: BookingEvent): Promise<void> {
  if (currentCaller(strapi) === 'owner' || event === 'FINISH') return;
  await notifyOwner(strapi, { uid: BOOKING, documentId });
  const notice = event === 'HOLD_ENDED' ? 'HOLD_ENDED' : 'CANCELLED';
  await addNotice(strapi, { event: notice, about: documentId });
}

/** Each of these is the only way to its state. */
const MEANT_ONCE: readonly BookingEvent[] = ['CONFIRM', 'DECLINE', 'CANCEL', 'FINISH', 'HOLD_ENDED'];

/**
 * Returns whether an event has already happened. A request repeated after a lost response is then answered,
 * not refused.
 *
 * @param booking as it is stored, locked
 */
export async function hasHappened(
  trx: Knex.Transaction,
  booking: Booking,
  { event, revision, holdEndsAt }: Pick<RequestedChange, 'event' | 'revision' | 'holdEndsAt'>,
): Promise<boolean> {
  if (MEANT_ONCE.includes(event)) return booking.state === STATE_AFTER[event];
  // Other events can be meant twice. Only a request based on the revision before the event is a repeat.
  if (revision === undefined || !(await isRepeatOf(trx, booking, event, revision))) return false;
  return event !== 'PLACE_OPTION' || timeOf(booking.holdEndsAt) === timeOf(holdEndsAt);
}

const timeOf = (moment: string | null | undefined): number => (moment ? new Date(moment).getTime() : 0);
