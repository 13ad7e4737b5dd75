import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { errorMessage } from '../../platform/monitoring/error-message';
import { answeredByBucket } from '../../platform/storage/bucket';
import { DAY_MS } from '../../shared/days';
import { BIN_DAYS } from '../../shared/retention';
import { dropFileEntries } from '../bin/bin-table';
import { countUpContentVersion } from '../content-version';
import { usesOfFiles } from '../file-uses/file-uses';
import { hiddenName, uploadPlace } from './hidden-store';
import { addRetired, findRetired, RETIRED_TABLE, type RetiredFile, type Retirement } from './retired-table';

const FILE = 'plugin::upload.file';

interface StoredCopy {
  hash: string;
  ext: string;
}

export interface StoredFile extends StoredCopy {
  id: number;
  formats?: Record<string, StoredCopy> | null;
}

const namesOf = (file: StoredFile): string[] =>
  [file, ...Object.values(file.formats ?? {})].map(({ hash, ext }) => `${hash}${ext}`);

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

/**
 * Moves a file away from its public address. Lock its row first.
 *
 * @throws HttpError 503 if the bucket fails
 */
export async function retireFile(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  file: StoredFile,
  retirement: Retirement,
): Promise<void> {
  const retired = await addRetired(trx, file.id, retirement);
  await answeredByBucket(strapi, () => moveAway(strapi, trx, file, retired));
  // Makes the site check the file again.
  await countUpContentVersion(trx);
}

async function moveAway(strapi: Core.Strapi, trx: Knex, file: StoredFile, { token }: RetiredFile) {
  const place = uploadPlace(strapi);
  const moved: string[] = [];
  try {
    for (const name of namesOf(file)) {
      await place.move(name, hiddenName(token, name));
      moved.push(name);
    }
  } catch (error) {
    // Move the copies back, so that all are in one place.
    await Promise.allSettled(moved.map((name) => place.move(hiddenName(token, name), name)));
    throw error;
  }
  await trx(RETIRED_TABLE).where({ file_id: file.id }).update({ is_moved: true });
}

/** Moves a file away; a failure is logged, and the nightly job tries again. */
async function tryToMoveAway(strapi: Core.Strapi, trx: Knex, file: StoredFile, retired: RetiredFile) {
  try {
    await moveAway(strapi, trx, file, retired);
  } catch (error) {
    strapi.log.error(`An unused file is still at its public address: ${errorMessage(error)}`);
  }
}

/** Moves a file back to its public address. Lock its row first. */
export async function reviveFile(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  file: StoredFile,
  { token }: RetiredFile,
): Promise<void> {
  const place = uploadPlace(strapi);
  await answeredByBucket(strapi, async () => {
    for (const name of namesOf(file)) await place.move(hiddenName(token, name), name);
  });
  await trx(RETIRED_TABLE).where({ file_id: file.id }).delete();
  await dropFileEntries(trx, file.id);
  await countUpContentVersion(trx);
}

/**
 * Moves a file to the right place after a save: to its public address if it is used, otherwise away from it. Logs a
 * failure instead of throwing.
 */
export async function settleFile(strapi: Core.Strapi, id: number, forBin = false): Promise<void> {
  try {
    await strapi.db.transaction(async ({ trx }) => {
      const file = (await lockFiles(strapi, trx, [id])).get(id);
      if (!file) return;
      const isUsed = (await usesOfFiles(strapi, [file])).has(id);
      const retired = await findRetired(trx, id);
      if (isUsed && retired) await reviveFile(strapi, trx, file, retired);
      else if (!isUsed && !retired) {
        await tryToMoveAway(strapi, trx, file, await addRetired(trx, id, { forBin }));
        await countUpContentVersion(trx);
      }
    });
  } catch (error) {
    strapi.log.error(`A file is not where it belongs: ${errorMessage(error)}`);
  }
}

/** Removes the stored objects of a retired file whose row is deleted. */
export async function forgetRetired(strapi: Core.Strapi, file: StoredFile): Promise<void> {
  const retired = await findRetired(strapi.db.connection, file.id);
  if (!retired) return;
  const place = uploadPlace(strapi);
  for (const name of namesOf(file)) await place.remove(hiddenName(retired.token, name));
  await strapi.db.connection(RETIRED_TABLE).where({ file_id: file.id }).delete();
}

/**
 * Completes moves that an ended process or an unreachable storage left unfinished.
 *
 * @param now milliseconds since 1970
 * @returns the files whose retention time is over
 */
export async function settleRetired(strapi: Core.Strapi, now: number): Promise<number[]> {
  const rows: RetiredFile[] = await strapi.db.connection(RETIRED_TABLE).orderBy('file_id');
  for (const row of rows) {
    await settleFile(strapi, row.file_id);
    if (row.is_moved) continue;
    await strapi.db.transaction(async ({ trx }) => {
      const file = (await lockFiles(strapi, trx, [row.file_id])).get(row.file_id);
      const retired = await findRetired(trx, row.file_id);
      if (file && retired && !retired.is_moved) await tryToMoveAway(strapi, trx, file, retired);
    });
  }
  return rows.filter((row) => isOver(row, now)).map(({ file_id }) => file_id);
}

export const isOver = ({ retired_at }: RetiredFile, now: number): boolean =>
  Number(retired_at) < now - BIN_DAYS * DAY_MS;
