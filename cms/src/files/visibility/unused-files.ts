import type { Core } from '@strapi/strapi';
import { internalWrite, isInBin } from '../../content';
import { refused } from '../../content/rules/wording';
import { errorMessage } from '../../platform/monitoring/error-message';
import { DAY_MS } from '../../shared/days';
import { usesOfFiles } from '../use/file-uses';
import { filesOver, isOver, settleFiles, unusedAmong, VISIBILITY } from './visibility';

const FILE = 'plugin::upload.file';

/** Longer than anyone keeps an unsaved post with an uploaded picture open. */
const FORGOTTEN_AFTER_DAYS = 60;

/** Deletes a file that no item, text or bin entry uses. Logs a failure instead of throwing. */
export async function removeIfUnused(strapi: Core.Strapi, id: number): Promise<void> {
  try {
    const file = await strapi.db.query(FILE).findOne({ where: { id } });
    if (file && (await whyKept(strapi, file))) return;
    if (file) await internalWrite('erase', () => strapi.plugin('upload').service('upload').remove(file));
    await strapi.db.connection(VISIBILITY).where({ file_id: id }).delete();
  } catch (error) {
    strapi.log.error(`An unused file was not removed: ${errorMessage(error)}`);
  }
}

/** Deletes files whose bin entry or retention time has ended. @param now milliseconds since 1970 */
export async function endFiles(strapi: Core.Strapi, ids: readonly number[], now: number): Promise<void> {
  const unused = await unusedAmong(strapi, ids);
  for (const id of ids) {
    const row = unused.get(id);
    if (!row || row.for_bin || isOver(row, now)) await removeIfUnused(strapi, id);
  }
}

/**
 * Deletes unused files whose retention time is over.
 *
 * @param now milliseconds since 1970
 */
export async function removeUnusedFiles(strapi: Core.Strapi, now: number): Promise<void> {
  const ids = await filesOver(strapi, now);
  await settleFiles(strapi, ids);
  for (const id of ids) await removeIfUnused(strapi, id);
}

/** Number of uses named in the refusal; others are only counted. */
const MAX_NAMED = 3;

/** Returns why a file is not deleted; undefined for an unused file. */
async function whyKept(strapi: Core.Strapi, file: { id: number; hash: string }): Promise<Error | undefined> {
  const found = (await usesOfFiles(strapi, [file])).get(file.id) ?? [];
  const names = found.map(({ contentType, title }) => {
    const { displayName } = strapi.contentType(contentType).info;
    return title && title !== displayName ? `${displayName} “${title}”` : displayName;
  });
  const uses = names.slice(0, MAX_NAMED);
  const more = names.length - uses.length;
  if (uses.length > 0) return refused('FILE_IN_USE', { field: 'file', params: { uses, more } });
  return (await isInBin(strapi, file.id)) ? refused('FILE_IN_BIN', { field: 'file' }) : undefined;
}

/** @throws ValidationError naming the items that use the file */
export async function requireUnused(strapi: Core.Strapi, file: { id: number; hash: string }): Promise<void> {
  const problem = await whyKept(strapi, file);
  if (problem) throw problem;
}

interface SentFile {
  id: number;
  provider_metadata: { uploadedFor?: string } | null;
}

/**
 * Deletes files that the owner uploaded for an item that was never saved.
 *
 * @param now milliseconds since 1970
 */
export async function sweepForgottenUploads(strapi: Core.Strapi, now: number): Promise<void> {
  const createdAt = { $lt: new Date(now - FORGOTTEN_AFTER_DAYS * DAY_MS).toISOString() };
  const files: SentFile[] = await strapi.db.query(FILE).findMany({
    where: { createdAt, provider_metadata: { $notNull: true } },
    select: ['id', 'provider_metadata'],
  });
  // Files that an editor added to the media library are kept for later use.
  const forgotten = files.filter((file) => file.provider_metadata?.uploadedFor).map(({ id }) => id);
  const unused = await unusedAmong(strapi, forgotten);
  for (const id of forgotten) if (!unused.has(id)) await removeIfUnused(strapi, id);
}
