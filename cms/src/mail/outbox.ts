import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../shared/days';
import { type Failure, UNSURE } from './retry-policy';

const OUTBOX = 'mail_outbox';
const NOTICES = 'mail_notices';
const SENT_KEPT_DAYS = 7;
const FAILED_KEPT_DAYS = 30;
/** Far longer than a try can take: whoever claimed a mail and has not settled it by then is gone. */
const LEASE_MS = 10 * 60_000;

/** Notices in one mail; the others are in the next. */
const MOST_TOLD = 500;

/** Another kind is a name here, a letter in `start/letters.ts`, and a name in words in the owner's area. */
export const MAIL_KINDS = [
  'notices',
  'message-receipt',
  'application-receipt',
  'application-approved',
  'application-rejected',
  'booking-receipt',
  'booking-answer',
  'quote-sent',
  'password-reset',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** Something that a visitor sent. */
export interface Item {
  uid: string;
  documentId: string;
}

/** What the owner wrote to one client. */
export interface OwnWords {
  subject: string;
  text: string;
}

/** A mail is what it is about; its words and its recipient are found when it is sent. */
export interface Mail {
  id: number;
  kind: MailKind;
  /** The row it is about: without it there is no mail */
  documentId?: string;
  /** What the owner is told of */
  items: Item[];
  /** Of a mail that the owner wrote */
  words?: OwnWords | undefined;
  /** Milliseconds since 1970 */
  createdAt: number;
  /** The one that is going on included */
  attempts: number;
}

interface OutboxRow {
  id: number;
  kind: MailKind;
  document_id: string | null;
  about: string | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  created_at: number | string;
  /** When it is to be sent; while it is being sent, when its sender counts as gone */
  due_at: number | string;
  attempts: number;
  ended_at: number | string | null;
  problem: string | null;
}

/** @returns the row without what only the outbox needs */
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

/** A question about the rows of all mail, outside of a transaction. */
export const outbox = (strapi: Core.Strapi) => strapi.db.connection<OutboxRow>(OUTBOX);

let wake = () => {};

/** Lets this process's own sender look for what is due. */
export const wakeSender = (): void => wake();

/** @param woken called when a mail or a notice has been committed */
export function whenQueued(woken: () => void): void {
  wake = woken;
}

interface Queued {
  /** Before it may be sent */
  waitMs?: number;
  words?: OwnWords;
}

/** Written in the transaction of its cause when there is one. */
export async function queueMail(
  strapi: Core.Strapi,
  kind: MailKind,
  documentId: string,
  { waitMs = 0, words }: Queued = {},
): Promise<void> {
  const now = Date.now();
  const about = words ? JSON.stringify(words) : null;
  const row = {
    kind,
    document_id: documentId,
    about,
    state: 'waiting',
    created_at: now,
    due_at: now + waitMs,
  };
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(OUTBOX).insert(row);
    onCommit(wakeSender);
  });
}

/** Something the owner is told of when Settings says. */
export async function queueNotice(strapi: Core.Strapi, { uid, documentId }: Item): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(NOTICES).insert({ content_type: uid, document_id: documentId, created_at: Date.now() });
    onCommit(wakeSender);
  });
}

/** For a row that goes: its mail goes with it, and what a mail server said about its address. */
export async function forgetMailAbout(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(OUTBOX).where({ document_id: documentId }).delete();
    await trx(NOTICES).where({ document_id: documentId }).delete();
  });
}

/** For what was taken back before it was sent. */
export async function takeBackMail(
  strapi: Core.Strapi,
  kinds: readonly MailKind[],
  documentId: string,
): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(OUTBOX)
      .where({ document_id: documentId })
      .whereIn('kind', [...kinds])
      .whereIn('state', ['waiting', 'failed'])
      .delete(),
  );
}

/** When the oldest notice that waits was written, and when the owner was last told of any; undefined for no notice. */
export async function waitingNotices(
  strapi: Core.Strapi,
): Promise<{ oldest: number; lastTold: number } | undefined> {
  const first: { created_at: number | string } | undefined = await strapi.db
    .connection(NOTICES)
    .orderBy('id')
    .first('created_at');
  if (!first) return undefined;
  const last = await outbox(strapi).where({ kind: 'notices' }).orderBy('id', 'desc').first('created_at');
  return { oldest: Number(first.created_at), lastTold: Number(last?.created_at ?? 0) };
}

/**
 * Makes one mail of the notices that wait: whoever locks a notice first takes it away, so that no two mails tell of it.
 *
 * @param wanted false: the owner wants no mail, and the notices go
 */
export async function buildDigest(strapi: Core.Strapi, wanted: boolean): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const taken: { id: number; content_type: string; document_id: string }[] = await trx(NOTICES)
      .orderBy('id')
      .limit(MOST_TOLD)
      .forUpdate();
    await trx(NOTICES)
      .whereIn(
        'id',
        taken.map(({ id }) => id),
      )
      .delete();
    if (!wanted || taken.length === 0) return;
    const items = taken.map((row) => ({ uid: row.content_type, documentId: row.document_id }));
    const now = Date.now();
    const row = { kind: 'notices', about: JSON.stringify(items), state: 'waiting' };
    await trx(OUTBOX).insert({ ...row, created_at: now, due_at: now });
  });
}

/**
 * The next mail that is due, for this sender alone: of several that claim it at a time the database lets one. What an
 * ended sender left half-sent is not sent again by itself.
 */
export async function claimMail(strapi: Core.Strapi, now: number): Promise<Mail | undefined> {
  const abandoned = () => outbox(strapi).where({ state: 'sending' }).where('due_at', '<=', now);
  // A write that changes nothing still locks an SQLite file.
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

export async function settleSent(strapi: Core.Strapi, { id }: Mail): Promise<void> {
  await outbox(strapi).where({ id }).update({ state: 'sent', ended_at: Date.now(), problem: null });
}

export async function settleFailed(
  strapi: Core.Strapi,
  { id }: Mail,
  { waitMs, problem }: Failure,
): Promise<void> {
  const now = Date.now();
  const next =
    waitMs === undefined
      ? ({ state: 'failed', ended_at: now } as const)
      : ({ state: 'waiting', due_at: now + waitMs } as const);
  await outbox(strapi)
    .where({ id, state: 'sending' })
    .update({ ...next, problem });
}

/** For a mail that turned out to have nobody to go to, or nothing to say. */
export async function dropMail(strapi: Core.Strapi, { id }: Mail): Promise<void> {
  await outbox(strapi).where({ id }).delete();
}

/** What was written to somebody about these rows, oldest first. */
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

/** Deletes what was sent, or given up, long enough ago. */
export async function clearOldMail(strapi: Core.Strapi, now: number): Promise<void> {
  for (const [state, days] of Object.entries({ sent: SENT_KEPT_DAYS, failed: FAILED_KEPT_DAYS }))
    await outbox(strapi)
      .where({ state: state as OutboxRow['state'] })
      .where('ended_at', '<', now - days * DAY_MS)
      .delete();
  await strapi.db.connection('password_resets').where('expires_at', '<', now).delete();
}
