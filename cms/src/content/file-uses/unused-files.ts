import type { Core, UID } from '@strapi/strapi';
import { errorMessage } from '../../platform/monitoring/error-message';
import { DAY_MS } from '../../shared/days';
import { isInBin } from '../bin/bin-table';
import type { DocumentContext, Rule } from '../rules/rule';
import { refused } from '../rules/wording';
import { usesOfFiles } from './file-uses';
import { filesInTextsOf } from './files-in-text';
import {
  filesOver,
  isAnyUnused,
  isOver,
  settleFiles,
  unusedAmong,
  VISIBILITY,
  whileClearing,
} from './visibility';

const FILE = 'plugin::upload.file';

/** Longer than anyone keeps an unsaved post with an uploaded picture open. */
const FORGOTTEN_AFTER_DAYS = 60;

/** Deletes a file that no item, text or bin entry uses. Logs a failure instead of throwing. */
export async function removeIfUnused(strapi: Core.Strapi, id: number): Promise<void> {
  try {
    const file = await strapi.db.query(FILE).findOne({ where: { id } });
    if (!file || (await whyKept(strapi, file))) return;
    await whileClearing(() => strapi.plugin('upload').service('upload').remove(file));
    await strapi.db.connection(VISIBILITY).where({ file_id: id }).delete();
  } catch (error) {
    strapi.log.error(`An unused file was not removed: ${errorMessage(error)}`);
  }
}

/**
 * Deletes the files of an item that has left the bin for good, unless History may still restore them.
 *
 * @param now milliseconds since 1970
 */
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
const MOST_NAMED = 3;

/** Returns why a file is not deleted; undefined for an unused file. */
async function whyKept(strapi: Core.Strapi, file: { id: number; hash: string }): Promise<Error | undefined> {
  const found = (await usesOfFiles(strapi, [file])).get(file.id) ?? [];
  const names = found.map(({ contentType, title }) => {
    const { displayName } = strapi.contentType(contentType).info;
    return title && title !== displayName ? `${displayName} “${title}”` : displayName;
  });
  const uses = names.slice(0, MOST_NAMED);
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

/**
 * Ends the public address of a file when a save removes its last use, and brings it back when a save uses it again. In
 * between it is kept for History and the bin. Files that stay in the item are not looked at.
 */
export const unusedMedia: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const before = mayDropFiles(strapi, context) ? await filesOf(strapi, context) : [];
    const result = await next();
    const mayBringBack = WRITES.includes(context.action) && (await isAnyUnused(strapi));
    if (before.length === 0 && !mayBringBack) return result;
    const { documentId = (result as { documentId?: string } | null)?.documentId } = context.params as {
      documentId?: string;
    };
    const after = await filesOfItem(strapi, context.uid, documentId);
    const dropped = before.filter((id) => !after.includes(id));
    const back = mayBringBack ? (await unusedAmong(strapi, after)).keys() : [];
    await settleFiles(strapi, [...dropped, ...back], context.action === 'delete');
    return result;
  };

const WRITES = ['create', 'update', 'publish', 'unpublish', 'discardDraft'];

function mayDropFiles(strapi: Core.Strapi, context: DocumentContext): boolean {
  if (context.action === 'delete') return true;
  if (!['update', 'publish', 'unpublish', 'discardDraft'].includes(context.action)) return false;
  const { attributes } = strapi.contentType(context.uid);
  // Markdown may show a file by its address.
  const withTexts = Object.values(attributes).some(({ type }) => type === 'richtext');
  return withTexts || Object.keys(filePlaces(strapi, attributes as Attributes)).length > 0;
}

type Attributes = Record<string, { type: string; component?: UID.Component }>;
type FilePlaces = { [name: string]: true | { populate: FilePlaces } };

/** Returns the media fields of a type and its components, in the form that the database layer populates. */
function filePlaces(strapi: Core.Strapi, attributes: Attributes): FilePlaces {
  const places: FilePlaces = {};
  for (const [name, { type, component }] of Object.entries(attributes)) {
    if (type === 'media') places[name] = true;
    if (!component) continue;
    const populate = filePlaces(strapi, strapi.components[component].attributes as Attributes);
    if (Object.keys(populate).length > 0) places[name] = { populate };
  }
  return places;
}

interface Linked {
  id: number;
  [field: string]: unknown;
}

function filesAt(row: Linked, places: FilePlaces): number[] {
  return Object.entries(places).flatMap(([name, place]) => {
    const linked = [row[name] ?? []].flat() as Linked[];
    return place === true
      ? linked.map(({ id }) => id)
      : linked.flatMap((part) => filesAt(part, place.populate));
  });
}

export const filesOf = (strapi: Core.Strapi, { uid, params }: DocumentContext): Promise<number[]> =>
  filesOfItem(strapi, uid, (params as { documentId?: string }).documentId);

/** Returns the files that an item contains or its texts show. */
export async function filesOfItem(strapi: Core.Strapi, uid: UID.ContentType, documentId: string | undefined) {
  if (!documentId) return [];
  const places = filePlaces(strapi, strapi.contentType(uid).attributes as Attributes);
  const versions: Linked[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, select: ['id'], populate: places });
  const linked = versions.flatMap((version) => filesAt(version, places));
  const inTexts = await filesInTextsOf(strapi, uid, documentId);
  return [...new Set([...linked, ...inTexts.map(({ id }) => id)])];
}
