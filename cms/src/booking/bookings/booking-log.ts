import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type ActionName, currentActor, record } from '../../content';
import { currentCaller } from '../../platform/request/caller';
import type { BookingEvent, BookingState } from '../../shared/booking';
import { BOOKING, type Booking } from './booking';

const TABLE = 'booking_changes';

interface Change {
  documentId: string;
  /**
   * Includes effects on other bookings. MOVED_UP: an option before it ended. MOVED_DOWN: one was restored.
   * DAYS_BOOKED: another booking was confirmed on its days. DAYS_FREE: that booking ended.
   * DAYS_ASKED: the client asks for other days, which the owner accepts or declines.
   */
  event:
    | BookingEvent
    | 'ASKED'
    | 'MOVED_UP'
    | 'MOVED_DOWN'
    | 'DAYS_BOOKED'
    | 'DAYS_FREE'
    | 'DAYS_ASKED'
    | 'DAYS_ACCEPTED'
    | 'DAYS_DECLINED'
    | 'BROUGHT_BACK'
    | 'QUOTE_SENT'
    | 'QUOTE_QUESTIONED'
    | 'QUOTE_ACCEPTED';
  from: BookingState | null;
  to: BookingState;
  reason?: string | null | undefined;
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

/** Returns the actor as the activity log has it; a visitor here is the client on their own page. */
function actorOf(strapi: Core.Strapi): { actor: string; actor_name: string | null } {
  if (currentCaller(strapi) === 'visitor') return { actor: 'client', actor_name: null };
  const { kind, name = null } = currentActor(strapi);
  return { actor: kind, actor_name: name };
}

/** The saves that cause these events record them. */
const RECORDED_ELSEWHERE: readonly Change['event'][] = ['ASKED', 'BROUGHT_BACK', 'QUOTE_SENT'];

/** Returns the event's name in the activity log; undefined if it is recorded elsewhere. */
function actionOf(event: Change['event']): ActionName | undefined {
  if (RECORDED_ELSEWHERE.includes(event)) return undefined;
  return event.toLowerCase().replaceAll('_', '-') as ActionName;
}

/** Records a change of a booking. Call it in the transaction of the change. */
export async function recordChange(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { documentId, event, from, to, reason = null }: Change,
): Promise<void> {
  const row: ChangeRow = {
    at: Date.now(),
    event,
    from_state: from,
    to_state: to,
    ...actorOf(strapi),
    reason,
  };
  await trx(TABLE).insert({ ...row, document_id: documentId });
  const action = actionOf(event);
  if (!action) return;
  const caller = currentCaller(strapi);
  await record(strapi, {
    action,
    ...(caller === 'visitor' && { actor: { kind: 'client' as const } }),
    ...(caller === 'system' && { source: 'schedule' as const }),
    contentType: BOOKING,
    documentId,
    states: { from, to },
  });
}

export async function bookingChanges(strapi: Core.Strapi, documentId: string) {
  const rows: ChangeRow[] = await strapi.db
    .connection(TABLE)
    .where({ document_id: documentId })
    .orderBy('id');
  return rows.map(({ at, event, from_state, to_state, actor, actor_name, reason }) => ({
    at: new Date(Number(at)).toISOString(),
    event,
    from: from_state,
    to: to_state,
    actor,
    actorName: actor_name,
    reason,
  }));
}

/** Returns the last event of the booking itself, without quotes and changes of rank. */
export async function lastEvent(trx: Knex.Transaction, documentId: string): Promise<string | undefined> {
  const row: Pick<ChangeRow, 'event'> | undefined = await trx(TABLE)
    .where({ document_id: documentId })
    .whereNotIn('event', ['QUOTE_SENT', 'QUOTE_QUESTIONED', 'QUOTE_ACCEPTED', 'MOVED_UP', 'MOVED_DOWN'])
    .orderBy('id', 'desc')
    .first('event');
  return row?.event;
}

export async function countAnswers(
  trx: Knex.Transaction,
  documentId: string,
  quoteNumber: string,
): Promise<number> {
  const [row] = await trx(TABLE)
    .where({ document_id: documentId, reason: quoteNumber })
    .whereIn('event', ['QUOTE_QUESTIONED', 'QUOTE_ACCEPTED'])
    .count<{ answers: number | string }[]>({ answers: '*' });
  return Number(row?.answers ?? 0);
}

/** Returns whether a booking was ever confirmed, so its client may have it in a calendar. */
export async function wasEverConfirmed(
  strapi: Core.Strapi,
  { documentId, state }: Pick<Booking, 'documentId' | 'state'>,
): Promise<boolean> {
  if (state === 'confirmed' || state === 'done') return true;
  const confirmed = { document_id: documentId, to_state: 'confirmed' };
  return (await strapi.db.connection(TABLE).where(confirmed).first('id')) !== undefined;
}

/** Deletes the changes of a deleted booking; the bin has its own copy. */
export async function forgetChanges(trx: Knex.Transaction, documentId: string): Promise<void> {
  await trx(TABLE).where({ document_id: documentId }).delete();
}
