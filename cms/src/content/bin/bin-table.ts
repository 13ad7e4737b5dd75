import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { packJson, unpackJson } from '../../platform/database/compressed-json';
import { entryOf, readPage, type Search } from '../../platform/database/pagination';
import { contains } from '../../platform/database/text-comparison';
import { DAY_MS } from '../../shared/days';
import { BIN_DAYS } from '../../shared/retention';
import { currentActor, currentSource } from '../history/actor';
import type { StoredItem } from './item-snapshot';

const TABLE = 'bin';
const FILES = 'bin_files';
const FILE = 'plugin::upload.file';
/** Its rows refer to bin entries that the owner sees under "Suspected spam". */
const SUSPECTED = 'suspected_spam';

interface BinRow {
  id: number;
  deleted_at: number | string;
  content_type: UID.ContentType;
  document_id: string;
  title: string | null;
  email: string | null;
  actor: string;
  actor_name: string | null;
  source: string;
  item: Buffer;
}

export interface Binned {
  contentType: UID.ContentType;
  documentId: string;
  title: string | null;
  /** The visitor's address in lower case */
  email: string | null;
  item: StoredItem;
  fileIds: number[];
}

/**
 * Stores an entry as deleted by the current user.
 *
 * @returns the id of the entry
 */
export async function putInBin(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { fileIds, ...binned }: Binned,
): Promise<number> {
  const actor = currentActor(strapi);
  const row: Omit<BinRow, 'id'> = {
    deleted_at: Date.now(),
    content_type: binned.contentType,
    document_id: binned.documentId,
    title: binned.title,
    email: binned.email,
    actor: actor.kind,
    actor_name: actor.name ?? null,
    source: currentSource(strapi),
    item: packJson(binned.item),
  };
  const [{ id }] = await trx(TABLE).insert(row, 'id');
  if (fileIds.length > 0) await trx(FILES).insert(fileIds.map((file_id) => ({ bin_id: id, file_id })));
  return id;
}

/** Returns an entry with its stored item, and leaves it in the bin. */
export async function binnedItem(strapi: Core.Strapi, id: number) {
  const row: BinRow | undefined = await strapi.db.transaction(({ trx }) => trx(TABLE).where({ id }).first());
  return row && { contentType: row.content_type, item: unpackJson<StoredItem>(row.item) };
}

/** Returns whether the bin still needs a file. */
export async function isInBin(strapi: Core.Strapi, fileId: number): Promise<boolean> {
  // Joins the current transaction: SQLite has only one connection.
  const kept = await strapi.db.transaction(({ trx }) =>
    trx(FILES).where({ file_id: fileId }).first('bin_id'),
  );
  return kept !== undefined;
}

/** Removes the bin entry of a deleted or replaced file that was restored in another way. */
export async function dropFileEntries(trx: Knex.Transaction, fileId: number): Promise<void> {
  const ids: number[] = await trx(FILES).where({ file_id: fileId }).pluck('bin_id');
  const entries: number[] = await trx(TABLE).whereIn('id', ids).where({ content_type: FILE }).pluck('id');
  await trx(TABLE).whereIn('id', entries).delete();
  await trx(FILES).whereIn('bin_id', entries).delete();
}

/** Returns which of these items are in the bin. */
export async function itemsInBin(strapi: Core.Strapi, documentIds: readonly string[]): Promise<Set<string>> {
  const found: string[] = await strapi.db
    .connection(TABLE)
    .whereIn('document_id', documentIds)
    .pluck('document_id');
  return new Set(found);
}

/**
 * Returns the id of the latest entry of an item.
 *
 * @param until milliseconds since 1970: later deletions do not count
 */
export async function entryInBin(trx: Knex.Transaction, documentId: string, until: number) {
  const query = trx(TABLE).where({ document_id: documentId }).where('deleted_at', '<=', until);
  const row: { id: number } | undefined = await query.orderBy('id', 'desc').first('id');
  return row?.id;
}

/** Removes and returns one entry; undefined if it does not exist. Of two concurrent calls only one gets the entry. */
export async function takeFromBin(trx: Knex.Transaction, id: number) {
  const row: BinRow | undefined = await trx(TABLE).where({ id }).first();
  if (!row || (await trx(TABLE).where({ id }).delete()) === 0) return undefined;
  const fileIds: number[] = await trx(FILES).where({ bin_id: id }).pluck('file_id');
  await trx(FILES).where({ bin_id: id }).delete();
  return {
    contentType: row.content_type,
    documentId: row.document_id,
    title: row.title,
    deletedAt: Number(row.deleted_at),
    item: unpackJson<StoredItem>(row.item),
    fileIds,
  };
}

interface BinFilter extends Search {
  /** true: only suspected spam; otherwise all other entries */
  suspectedSpam?: boolean;
}

/** Returns one page of entries, latest deletion first. */
export async function readBin(strapi: Core.Strapi, { q, suspectedSpam = false, ...asked }: BinFilter) {
  const query = strapi.db.connection<BinRow>(TABLE);
  const suspected = strapi.db.connection(SUSPECTED).whereNotNull('bin_id').select('bin_id');
  if (suspectedSpam) query.whereIn('id', suspected);
  else query.whereNotIn('id', suspected);
  if (q) query.whereRaw(...contains('title', q));
  const { rows, ...page } = await readPage<Omit<BinRow, 'item'>>(query, asked, (found) =>
    found
      .orderBy('id', 'desc')
      .select('id', 'deleted_at', 'content_type', 'document_id', 'title', 'actor', 'actor_name', 'source'),
  );
  const endsAt = ({ deleted_at }: Pick<BinRow, 'deleted_at'>) =>
    new Date(Number(deleted_at) + BIN_DAYS * DAY_MS).toISOString();
  return { entries: rows.map((row) => ({ ...entryOf(row), endsAt: endsAt(row) })), ...page };
}

/**
 * Returns the ids of entries whose time in the bin is over.
 *
 * @param now milliseconds since 1970
 */
export function idsOverIn(strapi: Core.Strapi, now: number): Promise<number[]> {
  return strapi.db
    .connection(TABLE)
    .where('deleted_at', '<', now - BIN_DAYS * DAY_MS)
    .pluck('id');
}

interface Sender {
  email: string | null;
  /** Whether a row belongs to this person by other fields than the email address */
  isTheirs: (fields: Record<string, unknown>) => boolean;
}

/** Returns the submissions of one visitor that are in the bin. */
export async function submissionsInBin(
  strapi: Core.Strapi,
  contentType: UID.ContentType,
  { email, isTheirs }: Sender,
) {
  const rows: BinRow[] = await strapi.db.connection(TABLE).where({ content_type: contentType }).orderBy('id');
  return rows
    .map((row) => ({
      id: row.id,
      email: row.email,
      deletedAt: new Date(Number(row.deleted_at)).toISOString(),
      fields: unpackJson<StoredItem>(row.item).rows[0]?.fields ?? {},
    }))
    .filter((row) => (email !== null && row.email === email) || isTheirs(row.fields));
}
