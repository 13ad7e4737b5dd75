import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { countUpContentVersion, dropFileEntries } from '../../content';
import { DAY_MS } from '../../shared/days';
import { BIN_DAYS } from '../../shared/retention';
import { usesOfFiles } from '../use/file-uses';
import { hashesOf } from '../use/files-in-text';

const FILE = 'plugin::upload.file';

/** Files without a row are public, unless their rights have ended. Stored objects never move. */
export const VISIBILITY = 'file_visibility';

/** A file that no item, text or bin entry shows; it is kept for History and the bin. */
export interface UnusedFile {
  file_id: number;
  /** Milliseconds since 1970 */
  unused_since: number | string;
  /** Only a bin entry needs it, and it is deleted with that entry */
  for_bin: boolean | number;
  /** The file that had this content before */
  replaced: number | null;
  content_since: number | string | null;
}

export interface Hiding {
  forBin: boolean;
  /** Absent unless replaced. `since`: time when the replaced file got this content */
  replaced?: { file: number; since: number };
}

export interface StoredFile {
  id: number;
  hash: string;
}

/**
 * Locks rows of files until the transaction ends, always in the same order.
 *
 * @returns the existing files by id
 */
export async function lockFiles<File extends StoredFile>(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Map<number, File>> {
  await trx('files').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  const rows: File[] = await strapi.db.query(FILE).findMany({ where: { id: { $in: [...ids] } } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ends the public address of a file, in the current transaction. Lock its row first. */
export async function hideFile(trx: Knex.Transaction, id: number, { forBin, replaced }: Hiding) {
  await trx(VISIBILITY).insert({
    file_id: id,
    unused_since: Date.now(),
    for_bin: forBin,
    replaced: replaced?.file ?? null,
    content_since: replaced?.since ?? null,
  });
  await countUpContentVersion(trx);
}

/** Makes a file public again, in the current transaction. Lock its row first. */
export async function showFile(trx: Knex.Transaction, id: number): Promise<void> {
  await trx(VISIBILITY).where({ file_id: id }).delete();
  await dropFileEntries(trx, id);
  await countUpContentVersion(trx);
}

/** Hides those of these files that nothing uses any longer, and shows those that something uses again. */
export async function settleFiles(strapi: Core.Strapi, ids: readonly number[], forBin = false) {
  if (ids.length === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    const files = [...(await lockFiles(strapi, trx, ids)).values()];
    const [uses, unused] = [await usesOfFiles(strapi, files), await unusedAmong(strapi, ids)];
    for (const { id } of files) {
      if (uses.has(id) && unused.has(id)) await showFile(trx, id);
      if (!uses.has(id) && !unused.has(id)) await hideFile(trx, id, { forBin });
    }
  });
}

export const findUnused = (knex: Knex, fileId: number): Promise<UnusedFile | undefined> =>
  knex(VISIBILITY).where({ file_id: fileId }).first();

/** Returns which of these files are unused. */
export async function unusedAmong(
  strapi: Core.Strapi,
  fileIds: readonly number[],
): Promise<Map<number, UnusedFile>> {
  if (fileIds.length === 0) return new Map();
  // Joins the current transaction: SQLite has only one connection.
  const rows: UnusedFile[] = await strapi.db.transaction(({ trx }) =>
    trx(VISIBILITY).whereIn('file_id', fileIds),
  );
  return new Map(rows.map((row) => [row.file_id, row]));
}

/** Returns the names without extension of all unused files; smaller copies have the same with a prefix. */
export const namesOfUnused = (strapi: Core.Strapi): Promise<string[]> =>
  unusedWithFile(strapi).pluck('file.hash');

/** Returns whether a name belongs to an unused file. @param name of a stored file or of one of its copies */
export const isUnusedUpload = async (strapi: Core.Strapi, name: string): Promise<boolean> =>
  (await unusedWithFile(strapi).whereIn('file.hash', hashesOf(name)).first('file.id')) !== undefined;

const unusedWithFile = (strapi: Core.Strapi) =>
  strapi.db.connection(`${VISIBILITY} as unused`).join('files as file', 'file.id', 'unused.file_id');

const isBefore = (now: number) => now - BIN_DAYS * DAY_MS;

export const isOver = ({ unused_since }: UnusedFile, now: number): boolean =>
  Number(unused_since) < isBefore(now);

/** Returns the files whose retention time is over. */
export const filesOver = (strapi: Core.Strapi, now: number): Promise<number[]> =>
  strapi.db.connection(VISIBILITY).where('unused_since', '<', isBefore(now)).pluck('file_id');

/** Returns the time when a file got its current content, in milliseconds since 1970; 0 for its first content. */
export async function lastReplacement(trx: Knex.Transaction, replaced: number): Promise<number> {
  const last: { at?: number | string | null } | undefined = await trx(VISIBILITY)
    .where({ replaced })
    .max({ at: 'unused_since' })
    .first();
  return Number(last?.at ?? 0);
}

/** Returns the files that had the content of these files at a time. @param moment milliseconds since 1970 */
export async function filesAsOf(strapi: Core.Strapi, fileIds: readonly number[], moment: number) {
  if (fileIds.length === 0) return [];
  const rows: UnusedFile[] = await strapi.db.transaction(({ trx }) =>
    trx(VISIBILITY)
      .whereIn('replaced', fileIds)
      .where('content_since', '<=', moment)
      .where('unused_since', '>', moment),
  );
  const former = new Map(rows.map(({ replaced, file_id }) => [replaced, file_id]));
  return fileIds.map((id) => former.get(id) ?? id);
}

export const keepForBinOnly = async (trx: Knex.Transaction, fileIds: readonly number[]): Promise<void> => {
  await trx(VISIBILITY).whereIn('file_id', fileIds).update({ for_bin: true });
};
