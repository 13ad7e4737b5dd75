import type { Core } from '@strapi/strapi';
import {
  binnedItem,
  forget,
  putInBin,
  readBin,
  restoreFromBin,
  type SubmissionUid,
  storedForBin,
} from '../../content';
import { longDay } from '../../shared/day-names';
import { DAY_MS, isDay } from '../../shared/days';
import { BIN_DAYS } from '../../shared/retention';
import { queueReceipt } from './submission-mail';

const TABLE = 'suspected_spam';
/** Attributes of submissions with the sender, and with the text. */
const SENDER = ['name', 'senderName', 'email', 'senderEmail', 'phone'];
const TEXT = [
  'message',
  'text',
  'availability',
  'skills',
  'interests',
  'service',
  'firstDay',
  'city',
  'notes',
];
/** Robots must not fill the disk: the oldest submissions are deleted first. */
const MAX_KEPT = 2000;

interface SuspectedRow {
  submission_key: string;
  /** The entry in the bin; null only while it is being written */
  bin_id: number | null;
  document_id: string | null;
  /** Hash of the client's token, for a booking */
  token_hash: string | null;
  caught_at: number | string;
}

/**
 * Stores a submission with a filled hidden field in the bin. A password manager may have filled it for a
 * person, so the owner can release it as long as it is in the bin. Until then it is not mailed, counted or shown.
 *
 * @returns what is stored
 */
export async function storeSuspectedSpam<Data extends Record<string, unknown>>(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  data: Data & { submissionKey: string },
): Promise<Data> {
  const stored = await strapi.db.transaction(async ({ trx }) => {
    // The primary key refuses the second of two parallel requests with the same key, which waits here.
    await trx(TABLE).insert({ submission_key: data.submissionKey, caught_at: Date.now() });
    const { documentId } = await strapi.documents(uid).create({ data: data as never });
    const entry = await storedForBin(strapi, trx, { uid, documentId, fileIds: [] });
    if (!entry) throw new Error('A submission was not stored');
    const binId = await putInBin(strapi, trx, entry);
    await strapi.documents(uid).delete({ documentId });
    const tokenHash = typeof data.tokenHash === 'string' ? data.tokenHash : null;
    await trx(TABLE)
      .where({ submission_key: data.submissionKey })
      .update({ bin_id: binId, document_id: documentId, token_hash: tokenHash });
    return { ...data, documentId };
  });
  await makeRoom(strapi);
  return stored;
}

async function makeRoom(strapi: Core.Strapi): Promise<void> {
  const rows = () => strapi.db.connection<SuspectedRow>(TABLE);
  await rows()
    .where('caught_at', '<', Date.now() - BIN_DAYS * DAY_MS)
    .delete();
  const surplus = await rows().orderBy('caught_at', 'desc').offset(MAX_KEPT).limit(MAX_KEPT);
  for (const { submission_key, bin_id } of surplus) {
    if (bin_id !== null) await forget(strapi, bin_id);
    await rows().where({ submission_key }).delete();
  }
}

/** Returns the suspected submission with this key, released or not; undefined if there is none. */
export const suspectedByKey = (strapi: Core.Strapi, uid: SubmissionUid, submissionKey: string) =>
  findSuspected(strapi, uid, { submission_key: submissionKey });

export const suspectedByToken = (strapi: Core.Strapi, uid: SubmissionUid, tokenHash: string) =>
  findSuspected(strapi, uid, { token_hash: tokenHash });

async function findSuspected(strapi: Core.Strapi, uid: SubmissionUid, where: Partial<SuspectedRow>) {
  // Join the current transaction: SQLite has one connection.
  const row: SuspectedRow | undefined = await strapi.db.transaction(({ trx }) =>
    trx(TABLE).where(where).first(),
  );
  if (!row?.document_id) return undefined;
  const binned = row.bin_id === null ? undefined : await binnedItem(strapi, row.bin_id);
  if (binned) return binned.contentType === uid ? binned.item.rows[0]?.fields : undefined;
  return (await strapi.db.query(uid).findOne({ where: { documentId: row.document_id } })) ?? undefined;
}

interface SuspectedFilter {
  q?: string | undefined;
  /** From 1 */
  page: number;
  pageSize: number;
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return isDay(value) ? longDay(value) : String(value ?? '');
}

export async function readSuspectedSpam(strapi: Core.Strapi, filter: SuspectedFilter) {
  const { entries, ...rest } = await readBin(strapi, { ...filter, suspectedSpam: true });
  const nodes = entries.map(async ({ id, deletedAt: caughtAt, endsAt, contentType, title }) => {
    const fields = (await binnedItem(strapi, id))?.item.rows[0]?.fields ?? {};
    const find = (names: readonly string[]) =>
      names.map((name) => asText(fields[name])).filter((value) => value !== '');
    return {
      id,
      caughtAt,
      endsAt,
      contentType,
      title,
      sender: find(SENDER).join(', '),
      text: find(TEXT).join('\n'),
    };
  });
  return { entries: await Promise.all(nodes), ...rest };
}

/**
 * Moves a suspected submission to the normal ones and mails the receipt.
 *
 * @throws NotFoundError when the bin no longer has it
 */
export async function releaseSuspectedSpam(strapi: Core.Strapi, binId: number) {
  return strapi.db.transaction(async () => {
    const released = await restoreFromBin(strapi, binId);
    await queueReceipt(strapi, released.contentType, released.documentId);
    return released;
  });
}

/** Releases a suspected booking when its client uses the page: that is a person. */
export async function releaseByToken(strapi: Core.Strapi, tokenHash: string): Promise<void> {
  const row = await strapi.db.connection<SuspectedRow>(TABLE).where({ token_hash: tokenHash }).first();
  if (row?.bin_id && (await binnedItem(strapi, row.bin_id))) await releaseSuspectedSpam(strapi, row.bin_id);
}
