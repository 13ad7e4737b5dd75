import type { Core } from '@strapi/strapi';
import { readSettings } from '../content/index';
import { believed, CLOCK_MARGIN_MS, isFromAhead } from '../platform/clock';
import { lastPush, queuePush } from '../push';
import { DAY_MS } from '../shared/days';
import { mailIsConfigured } from './mail-server';
import { type Failure, LONGEST_WAIT_MS, UNSURE } from './retry-policy';

const OUTBOX = 'mail_outbox';
const NOTICES = 'mail_notices';
const SENT_KEPT_DAYS = 7;
const FAILED_KEPT_DAYS = 30;
/** Far longer than an attempt takes. A process that has not finished by then is considered dead. */
const LEASE_MS = 10 * 60_000;

/** The most notices in one email; others wait for the next one. */
const MAX_TOLD = 500;

/** A new kind also needs a letter in `start/letters.ts` and a label in the owner's area. */
export const MAIL_KINDS = [
  'notices',
  'message-receipt',
  'application-receipt',
  'application-approved',
  'application-rejected',
  'booking-receipt',
  'booking-answer',
  'quote-sent',
  'payment-request',
  'payment-receipt',
  'password-reset',
  'sign-in-change',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

export interface Item {
  uid: string;
  documentId: string;
}

/** Text that is fixed when it is queued: the owner wrote it, or it says when something happened. */
export interface OwnWords {
  /** Set if the recipient is fixed too */
  to?: string;
  subject: string;
  text: string;
}

/** A queued email. Its text and its recipient are determined when it is sent. */
export interface Mail {
  id: number;
  kind: MailKind;
  /** The row it is about; if the row is deleted, no email is sent */
  documentId?: string;
  /** News for the owner */
  items: Item[];
  /** Set if the text is fixed */
  words?: OwnWords | undefined;
  /** Milliseconds since 1970 */
  createdAt: number;
  /** Including the current one */
  attempts: number;
}

interface OutboxRow {
  id: number;
  kind: MailKind;
  document_id: string | null;
  about: string | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  created_at: number | string;
  /** Waiting: when to send it. Sending: when its sender is considered dead */
  due_at: number | string;
  attempts: number;
  ended_at: number | string | null;
  problem: string | null;
}

/** Converts a row without the fields that only the outbox needs. */
export function asMail(row: OutboxRow): Mail {
  const about = row.about ? (JSON.parse(row.about) as Item[] | OwnWords) : [];
  return {
    id: row.id,
    kind: row.kind,
    documentId: row.document_id ?? undefined,
    ...(Array.isArray(about) ? { items: about } : { items: [], words: about }),
    createdAt: Number(row.created_at),
    attempts: row.attempts,
  };
}

/** Returns a query of all queued emails, outside a transaction. */
export const outbox = (strapi: Core.Strapi) => strapi.db.connection<OutboxRow>(OUTBOX);

let wake = () => {};

/** Makes the sender of this process look for due emails. */
export const wakeSender = (): void => wake();

/** Sets the function that is called when an email or a notice has been committed. */
export function whenQueued(woken: () => void): void {
  wake = woken;
}

interface Queued {
  /** Milliseconds until it may be sent */
  waitMs?: number;
  words?: OwnWords;
}

/** Queues an email, in the current transaction if there is one. */
export async function queueMail(
  strapi: Core.Strapi,
  kind: MailKind,
  documentId: string,
  { waitMs = 0, words }: Queued = {},
): Promise<void> {
  const now = Date.now();
  const about = words ? JSON.stringify(words) : null;
  const row = { kind, document_id: documentId, about, state: 'waiting', created_at: now };
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(OUTBOX).insert({ ...row, due_at: now + waitMs });
    onCommit(wakeSender);
  });
}

/** Queues news that the owner hears of by email and by push, unless neither is set up or both are turned off. */
export async function notifyOwner(strapi: Core.Strapi, { uid, documentId }: Item): Promise<void> {
  if (!mailIsConfigured() && (await lastPush(strapi)) === undefined) return;
  if ((await readSettings(strapi)).notifyOwner === 'never') return;
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(NOTICES).insert({ content_type: uid, document_id: documentId, created_at: Date.now() });
    onCommit(wakeSender);
  });
}

/** Deletes all queued emails and notices about a deleted row, with the server's messages about its address. */
export async function forgetMailAbout(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(OUTBOX).where({ document_id: documentId }).delete();
    await trx(NOTICES).where({ document_id: documentId }).delete();
  });
}

/** Deletes unsent emails about an action that was undone. */
export async function takeBackMail(strapi: Core.Strapi, kinds: readonly MailKind[], documentId: string) {
  await strapi.db.transaction(({ trx }) =>
    trx(OUTBOX)
      .where({ document_id: documentId })
      .whereIn('kind', [...kinds])
      .whereIn('state', ['waiting', 'failed'])
      .delete(),
  );
}

/**
 * Returns when the oldest waiting notice was written and when the owner was last told; undefined without a notice.
 */
export async function waitingNotices(strapi: Core.Strapi, now: number) {
  const first: { created_at: number | string } | undefined = await strapi.db
    .connection(NOTICES)
    .orderBy('id')
    .first('created_at');
  if (!first) return undefined;
  const last = await outbox(strapi).where({ kind: 'notices' }).orderBy('id', 'desc').first('created_at');
  const told = Math.max(Number(last?.created_at ?? 0), (await lastPush(strapi)) ?? 0);
  const oldest = believed(strapi, 'A notice for the owner', { time: Number(first.created_at), now });
  if (oldest === undefined)
    await strapi.db.connection(NOTICES).where('created_at', '>', now).update({ created_at: now });
  return { oldest: oldest ?? now, lastTold: isFromAhead(told, now) ? 0 : told };
}

/**
 * Tells the owner of waiting notices by one email and by push, as far as they are set up. It locks the notices, so that
 * no other process tells of them too.
 *
 * @param wanted false if the owner wants to hear nothing: the notices are deleted
 */
export async function buildDigest(strapi: Core.Strapi, wanted: boolean): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const taken: { id: number; content_type: string; document_id: string }[] = await trx(NOTICES)
      .orderBy('id')
      .limit(MAX_TOLD)
      .forUpdate();
    const ids = taken.map(({ id }) => id);
    await trx(NOTICES).whereIn('id', ids).delete();
    if (!wanted || taken.length === 0) return;
    const now = Date.now();
    await queuePush(strapi, now);
    onCommit(wakeSender);
    if (!mailIsConfigured()) return;
    const items = taken.map((row) => ({ uid: row.content_type, documentId: row.document_id }));
    const row = { kind: 'notices', about: JSON.stringify(items), state: 'waiting' };
    await trx(OUTBOX).insert({ ...row, created_at: now, due_at: now });
  });
}

/**
 * Claims the next due email. If several processes try, the database lets only one of them claim it. An email whose
 * sender died is not sent again automatically, as it may have been sent.
 */
export async function claimMail(strapi: Core.Strapi, now: number): Promise<Mail | undefined> {
  await makeAheadDue(strapi, now);
  const abandoned = () => outbox(strapi).where({ state: 'sending' }).where('due_at', '<=', now);
  // An update locks an SQLite file even if it changes nothing.
  if (await abandoned().first('id'))
    await abandoned().update({ state: 'failed', ended_at: now, problem: `${UNSURE}: the program ended` });
  for (;;) {
    const row = await outbox(strapi)
      .where({ state: 'waiting' })
      .where('due_at', '<=', now)
      .orderBy([{ column: 'due_at' }, { column: 'id' }])
      .first();
    if (!row) return undefined;
    const attempts = row.attempts + 1;
    const claimed = await outbox(strapi)
      .where({ id: row.id, state: 'waiting', attempts: row.attempts })
      .update({ state: 'sending', due_at: now + LEASE_MS, attempts });
    if (claimed > 0) return asMail({ ...row, attempts });
  }
}

/** Emails that a clock which was ahead put off, or left in sending, are due now. */
async function makeAheadDue(strapi: Core.Strapi, now: number): Promise<void> {
  const ahead = () =>
    outbox(strapi).where((either) => {
      for (const [state, longest] of [['waiting', LONGEST_WAIT_MS] as const, ['sending', LEASE_MS] as const])
        either.orWhere((row) => row.where({ state }).where('due_at', '>', now + longest + CLOCK_MARGIN_MS));
    });
  const row = await ahead().first('id', 'due_at');
  if (!row) return;
  believed(strapi, `The time of mail ${row.id}`, { time: Number(row.due_at), now });
  await ahead().update({ due_at: now });
}

export async function settleSent(strapi: Core.Strapi, { id }: Mail): Promise<void> {
  await outbox(strapi).where({ id }).update({ state: 'sent', ended_at: Date.now(), problem: null });
}

export async function settleFailed(strapi: Core.Strapi, { id }: Mail, { waitMs, problem }: Failure) {
  const now = Date.now();
  const own = outbox(strapi).where({ id, state: 'sending' });
  if (waitMs === undefined) await own.update({ state: 'failed', ended_at: now, problem });
  else await own.update({ state: 'waiting', due_at: now + waitMs, problem });
}

/** Deletes an email without a recipient or content. */
export async function dropMail(strapi: Core.Strapi, { id }: Mail): Promise<void> {
  await outbox(strapi).where({ id }).delete();
}

/** Returns the emails about these rows, oldest first. */
export async function mailAbout(strapi: Core.Strapi, documentIds: readonly string[]) {
  const rows = await outbox(strapi)
    .whereIn('document_id', [...documentIds])
    .orderBy('id');
  return rows.map(({ kind, state, created_at, ended_at }) => ({
    kind,
    state,
    createdAt: new Date(Number(created_at)),
    endedAt: ended_at === null ? null : new Date(Number(ended_at)),
  }));
}

/** Deletes sent and failed emails after their retention time. */
export async function clearOldMail(strapi: Core.Strapi, now: number): Promise<void> {
  for (const [state, days] of Object.entries({ sent: SENT_KEPT_DAYS, failed: FAILED_KEPT_DAYS }))
    await outbox(strapi)
      .where({ state: state as OutboxRow['state'] })
      .where('ended_at', '<', now - days * DAY_MS)
      .delete();
  await strapi.db.connection('password_resets').where('expires_at', '<', now).delete();
}
