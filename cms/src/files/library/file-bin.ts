import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  currentActor,
  currentDoor,
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

/** Takes a file of the media library off its public address; the bin brings it back. To be called with its row locked. */
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
    door: currentDoor(strapi),
    // The row of a file stays, with its rights.
    item: { rows: [], beside: [] },
    fileIds: [file.id],
  });
  await retireFile(strapi, trx, file, retirement);
}

/**
 * What somebody deletes from the media library goes into the bin.
 *
 * @throws ValidationError naming what uses the file
 */
export async function deleteFile(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const file = (await lockFiles<LibraryFile>(strapi, trx, [id])).get(id);
    if (!file) return;
    await requireUnused(strapi, file);
    // Nothing is left to do for a file that an edit has taken out of use.
    if (await findRetired(trx, id)) return;
    await fileIntoBin(strapi, trx, file, { title: file.name, forBin: true });
    const { documentId, name: title } = file;
    await record(strapi, { action: 'delete', contentType: FILE, documentId, title });
  });
}

/** Brings a deleted file back to its public address. To be called with its row locked. */
export async function bringBack(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  file: LibraryFile | undefined,
): Promise<void> {
  const retired = file && (await findRetired(trx, file.id));
  if (retired) await reviveFile(strapi, trx, file, retired);
}
