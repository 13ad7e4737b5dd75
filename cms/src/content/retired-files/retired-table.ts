import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

export const RETIRED_TABLE = 'retired_files';
/** Makes the stored name impossible to guess, because a bucket may have a public address. */
const TOKEN_BYTES = 12;

/** A file that was moved away from its public address. */
export interface RetiredFile {
  file_id: number;
  token: string;
  /** Milliseconds since 1970 */
  retired_at: number | string;
  /** Only a bin entry needs it, and it is deleted with that entry */
  for_bin: boolean | number;
  /** Its stored objects have been moved; otherwise the nightly job moves them */
  is_moved: boolean | number;
  /** The file that had this content before */
  replaced: number | null;
  content_since: number | string | null;
}

export interface Retirement {
  forBin: boolean;
  /** Absent unless replaced. `since`: time when the replaced file got this content */
  replaced?: { file: number; since: number };
}

/** Marks a file as retired. Call it in the transaction that removes its last use. */
export async function addRetired(trx: Knex.Transaction, fileId: number, { forBin, replaced }: Retirement) {
  const row: RetiredFile = {
    file_id: fileId,
    token: randomBytes(TOKEN_BYTES).toString('hex'),
    retired_at: Date.now(),
    for_bin: forBin,
    is_moved: false,
    replaced: replaced?.file ?? null,
    content_since: replaced?.since ?? null,
  };
  await trx(RETIRED_TABLE).insert(row);
  return row;
}

/** Returns the time when a file got its current content, in milliseconds since 1970; 0 for its first content. */
export async function lastReplacement(trx: Knex.Transaction, replaced: number): Promise<number> {
  const last: { retired_at?: number | string | null } | undefined = await trx(RETIRED_TABLE)
    .where({ replaced })
    .max({ retired_at: 'retired_at' })
    .first();
  return Number(last?.retired_at ?? 0);
}

export const findRetired = (trx: Knex, fileId: number): Promise<RetiredFile | undefined> =>
  trx(RETIRED_TABLE).where({ file_id: fileId }).first();

export async function isAnyRetired(strapi: Core.Strapi): Promise<boolean> {
  const found = await strapi.db.transaction(({ trx }) => trx(RETIRED_TABLE).first('file_id'));
  return found !== undefined;
}

/** Returns which of these files are retired. */
export async function retiredAmong(
  strapi: Core.Strapi,
  fileIds: readonly number[],
): Promise<Map<number, RetiredFile>> {
  if (fileIds.length === 0) return new Map();
  // Joins the current transaction: SQLite has only one connection.
  const rows: RetiredFile[] = await strapi.db.transaction(({ trx }) =>
    trx(RETIRED_TABLE).whereIn('file_id', fileIds),
  );
  return new Map(rows.map((row) => [row.file_id, row]));
}

/**
 * Finds the files that have the content which these files had at a time. For a file replaced since then it is another
 * file.
 *
 * @param moment milliseconds since 1970
 * @returns ids in the order of `fileIds`
 */
export async function filesAsOf(strapi: Core.Strapi, fileIds: readonly number[], moment: number) {
  if (fileIds.length === 0) return [];
  const rows: RetiredFile[] = await strapi.db.transaction(({ trx }) =>
    trx(RETIRED_TABLE)
      .whereIn('replaced', fileIds)
      .where('content_since', '<=', moment)
      .where('retired_at', '>', moment),
  );
  const former = new Map(rows.map(({ replaced, file_id }) => [replaced, file_id]));
  return fileIds.map((id) => former.get(id) ?? id);
}
