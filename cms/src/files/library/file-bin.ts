import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { putInBin, record } from '../../content';
import { requireUnused } from '../visibility/unused-files';
import {
  findUnused,
  type Hiding,
  hideFile,
  lockFiles,
  type StoredFile,
  showFile,
} from '../visibility/visibility';

const FILE = 'plugin::upload.file';

export interface LibraryFile extends StoredFile {
  documentId: string;
  name: string;
}

/**
 * Moves a file of the media library to the bin, which ends its public address. Lock the file's row first.
 */
export async function fileIntoBin(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  file: LibraryFile,
  { title, ...hiding }: Hiding & { title: string },
): Promise<void> {
  await putInBin(strapi, trx, {
    contentType: FILE,
    documentId: file.documentId,
    title,
    email: null,
    // The file's row remains in its table, with its rights.
    item: { rows: [], beside: [] },
    fileIds: [file.id],
  });
  await hideFile(trx, file.id, hiding);
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
    // An edit has removed its last use before.
    if (await findUnused(trx, id)) return;
    await fileIntoBin(strapi, trx, file, { title: file.name, forBin: true });
    const { documentId, name: title } = file;
    await record(strapi, { action: 'delete', contentType: FILE, documentId, title });
  });
}

/** Restores a deleted file to its public address. Lock the file's row first. */
export async function bringBack(trx: Knex.Transaction, file: LibraryFile | undefined): Promise<void> {
  if (file && (await findUnused(trx, file.id))) await showFile(trx, file.id);
}
