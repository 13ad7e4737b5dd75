import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  currentActor,
  currentSource,
  findRetired,
  lockFiles,
  putInBin,
  type Retirement,
  record,
  requireUnused,
  retireFile,
  reviveFile,
  type StoredFile,
} from '../../content';

const FILE = 'plugin::upload.file';

export interface LibraryFile extends StoredFile {
  documentId: string;
  name: string;
}

/**
 * Moves a file of the media library to the bin, so that its public address stops working. Lock the file's row first.
 */
export async function fileIntoBin(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  file: LibraryFile,
  { title, ...retirement }: Retirement & { title: string },
): Promise<void> {
  const { kind: actor, name: actorName = null } = currentActor(strapi);
  await putInBin(trx, {
    contentType: FILE,
    documentId: file.documentId,
    title,
    email: null,
    actor,
    actorName,
    source: currentSource(strapi),
    // The file's row remains in its table, with its rights.
    item: { rows: [], beside: [] },
    fileIds: [file.id],
  });
  await retireFile(strapi, trx, file, retirement);
}

/**
 * Deletes a file of the media library into the bin.
 *
 * @throws ValidationError naming the items that use the file
 */
export async function deleteFile(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const file = (await lockFiles<LibraryFile>(strapi, trx, [id])).get(id);
    if (!file) return;
    await requireUnused(strapi, file);
    // An edit has already retired the file.
    if (await findRetired(trx, id)) return;
    await fileIntoBin(strapi, trx, file, { title: file.name, forBin: true });
    const { documentId, name: title } = file;
    await record(strapi, { action: 'delete', contentType: FILE, documentId, title });
  });
}

/** Restores a deleted file to its public address. Lock the file's row first. */
export async function bringBack(strapi: Core.Strapi, trx: Knex.Transaction, file: LibraryFile | undefined) {
  const retired = file && (await findRetired(trx, file.id));
  if (retired) await reviveFile(strapi, trx, file, retired);
}
