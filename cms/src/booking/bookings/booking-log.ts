import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type ActionName, type Actor, currentActor, record } from '../../content';
import { entryOf } from '../../platform/database/pagination';
import { currentCaller } from '../../platform/request/caller';
import { type BookingEvent, type BookingState, isAgreed, statesThat } from '../../shared/booking';
import { BOOKING, type Booking } from './booking';

const TABLE = 'booking_changes';

interface Change {
  documentId: string;
  /**
   * Includes effects on other bookings. MOVED_UP: an option before it ended. MOVED_DOWN: one was restored.
   * DAYS_BOOKED: another booking was confirmed on its days. DAYS_FREE: that booking ended.
   * DAYS_ASKED: the client asks for other days, which the owner accepts or declines, or the client takes back.
   */
  event:
    | BookingEvent
    | 'ASKED'
    | 'MOVED_UP'
    | 'MOVED_DOWN'
    | 'DAYS_BOOKED'
    | 'DAYS_FREE'
    | 'DAYS_ASKED'
    | 'DAYS_TAKEN_BACK'
    | 'DAYS_ACCEPTED'
    | 'DAYS_DECLINED'
    | 'BROUGHT_BACK'
    | 'QUOTE_SENT'
    | 'QUOTE_QUESTIONED'
    | 'QUOTE_ACCEPTED'
    | 'PAYMENT_CLAIMED'
    | 'PAYMENT_RECEIVED'
    | 'PAYMENT_NOT_FOUND';
  /** Absent: the state stays */
  from?: BookingState | null;
  to: BookingState;
  reason?: string | null | undefined;
  /** Name that the client gave; only this table stores it, because its rows can be erased */
  by?: string | null | undefined;
}

interface ChangeRow {
  at: number | string;
  event: string;
  from_state: string | null;
  to_state: string;
  actor: string;
  actor_name: string | null;
  reason: string | null;
}

/** The saves that cause these events record them. */
const RECORDED_ELSEWHERE: readonly Change['event'][] = [
  'ASKED',
  'BROUGHT_BACK',
  'QUOTE_SENT',
  'PAYMENT_CLAIMED',
  'PAYMENT_RECEIVED',
  'PAYMENT_NOT_FOUND',
];

/** Records a change of a booking. Call it in the transaction of the change. */
export async function recordChange(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { documentId, event, to, from = to, reason = null, by = null }: Change,
): Promise<void> {
  const caller = currentCaller(strapi);
  // A visitor here is the client on their own page.
  const actor: Actor = caller === 'visitor' ? { kind: 'client' } : currentActor(strapi);
  const row: ChangeRow = {
    at: Date.now(),
    event,
    from_state: from,
    to_state: to,
    actor: actor.kind,
    actor_name: by ?? actor.name ?? null,
    reason,
  };
  await trx(TABLE).insert({ ...row, document_id: documentId });
  if (RECORDED_ELSEWHERE.includes(event)) return;
  await record(strapi, {
    action: event.toLowerCase().replaceAll('_', '-') as ActionName,
    actor,
    ...(caller === 'system' && { source: 'schedule' as const }),
    contentType: BOOKING,
    documentId,
    states: { from, to },
  });
}

/**
 * Records a change that leaves the state and the fields of a booking. Counts its revision up, so that a change based on
 * the booking before it is refused. Call it in the transaction of the change.
 */
export async function changedBy(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { id, documentId, state }: Booking,
  change: Omit<Change, 'documentId' | 'from' | 'to'>,
): Promise<void> {
  await trx('bookings')
    .where({ id })
    .update({ revision: trx.raw('coalesce(revision, 1) + 1') });
  await recordChange(strapi, trx, { documentId, to: state, ...change });
}

export async function bookingChanges(strapi: Core.Strapi, documentId: string) {
  const rows: ChangeRow[] = await strapi.db
    .connection(TABLE)
    .where({ document_id: documentId })
    .orderBy('id')
    .select('at', 'event', 'from_state', 'to_state', 'actor', 'actor_name', 'reason');
  return rows.map(({ from_state: from, to_state: to, ...row }) => ({ ...entryOf(row), from, to }));
}

/** Logged by other bookings and by quotes, without a new revision of the booking. */
const WITHOUT_REVISION: readonly Change['event'][] = [
  'QUOTE_SENT',
  'MOVED_UP',
  'MOVED_DOWN',
  'DAYS_BOOKED',
  'DAYS_FREE',
];

/** Requests of the client: each adds 1 to the revision and leaves the state and the days. */
const OF_CLIENT: readonly string[] = [
  'DAYS_ASKED',
  'DAYS_TAKEN_BACK',
  'QUOTE_QUESTIONED',
  'QUOTE_ACCEPTED',
  'PAYMENT_CLAIMED',
] satisfies Change['event'][];

/**
 * Returns whether an event was the change after a revision, followed by requests of the client at most. Then a second
 * request for it repeats one whose response was lost.
 *
 * @param booking as it is stored, locked
 * @param seen the revision that the caller saw
 */
export async function isRepeatOf(
  trx: Knex.Transaction,
  { documentId, revision }: Pick<Booking, 'documentId' | 'revision'>,
  event: Change['event'],
  seen: number,
): Promise<boolean> {
  const events: string[] = await trx(TABLE)
    .where({ document_id: documentId })
    .whereNotIn('event', WITHOUT_REVISION)
    .orderBy('id', 'desc')
    .pluck('event');
  const since = events.findIndex((each) => !OF_CLIENT.includes(each));
  return events[since] === event && revision === seen + 1 + since;
}

/**
 * Logs another reason of the client who cancelled a booking.
 *
 * @returns false for a known or empty reason, and when somebody else cancelled
 */
export async function addReason(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
  reason: string | null,
): Promise<boolean> {
  const ofClient = { document_id: documentId, event: 'CANCEL', actor: 'client' };
  const known: (string | null)[] = await trx(TABLE).where(ofClient).pluck('reason');
  if (reason === null || known.length === 0 || known.includes(reason)) return false;
  await recordChange(strapi, trx, { documentId, event: 'CANCEL', to: 'cancelled', reason });
  return true;
}

export async function countAnswers(trx: Knex.Transaction, documentId: string, quoteNumber: string) {
  const [row] = await trx(TABLE)
    .where({ document_id: documentId, reason: quoteNumber })
    .whereIn('event', ['QUOTE_QUESTIONED', 'QUOTE_ACCEPTED'])
    .count<{ answers: number | string }[]>({ answers: '*' });
  return Number(row?.answers ?? 0);
}

/** Returns whether a booking was ever confirmed, so its client may have it in a calendar. */
export async function wasEverConfirmed(
  strapi: Core.Strapi,
  booking: Pick<Booking, 'documentId' | 'state'>,
): Promise<boolean> {
  if (isAgreed(booking)) return true;
  const agreed = strapi.db
    .connection(TABLE)
    .where({ document_id: booking.documentId })
    .whereIn('to_state', statesThat('isAgreed'));
  return (await agreed.first('id')) !== undefined;
}

/** Deletes the changes of a deleted booking; the bin has its own copy. */
export async function forgetChanges(trx: Knex.Transaction, documentId: string): Promise<void> {
  await trx(TABLE).where({ document_id: documentId }).delete();
}
