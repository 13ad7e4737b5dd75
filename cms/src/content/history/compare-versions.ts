import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { type Attribute, attributesOf, hasDrafts } from '../../platform/database/models';
import { isSubmission } from '../content-types';
import { itemFiles } from '../item-files';
import { type ItemState, listOf, readItemState, type StateFile, writtenAttributes } from './item-state';
import { type RevisionSide, readRevision, type States } from './versions';

const FILE = 'plugin::upload.file';
/** Fields for the title of an item, in order of preference. */
const NAMES = ['title', 'name', 'label'];

/** `words`: a text, or a list with one entry per line; `switch`: 'true' or 'false'; `files`: names and addresses. */
type Kind = 'words' | 'switch' | 'files';

interface ShownFile {
  name: string;
  /** Address of the smallest copy; null if the file no longer exists */
  url: string | null;
}

interface StoredFile {
  id: number;
  url: string;
  formats: Record<string, { url: string; width: number }> | null;
}

/**
 * Returns one change of an item for display: each field before the change, after it, and now.
 *
 * @returns null if the revision does not exist
 */
export async function compareVersions(strapi: Core.Strapi, id: number) {
  const found = await readRevision(strapi, id);
  if (!found) return null;
  const { contentType, documentId, happenedAt, before, after } = found;
  const now = await readItemState(strapi, contentType, documentId);
  const fields: { name: string; kind: Kind; before: unknown; after: unknown; now: unknown }[] = [];
  for (const [name, attribute] of writtenAttributes(strapi, contentType)) {
    const show = (state: ItemState | null, moment = happenedAt) =>
      shown(strapi, attribute, state?.[name], moment);
    fields.push({
      name,
      kind: kindOf(attribute),
      before: await show(before),
      after: await show(after),
      now: await show(now, Date.now()),
    });
  }
  return {
    id,
    contentType,
    documentId,
    exists: now !== null,
    drafts: hasDrafts(strapi, contentType),
    sides: sidesOf({ before, after }),
    fields,
  };
}

/** Returns the sides that contain the item. If both are equal, only the later one. */
function sidesOf({ before, after }: States): RevisionSide[] {
  const earlier: RevisionSide[] = before && !isDeepStrictEqual(before, after) ? ['BEFORE'] : [];
  return after ? [...earlier, 'AFTER'] : earlier;
}

const kindOf = ({ type }: Attribute): Kind => {
  if (type === 'media') return 'files';
  return type === 'boolean' ? 'switch' : 'words';
};

async function shown(strapi: Core.Strapi, attribute: Attribute, value: unknown, moment: number) {
  if (attribute.type === 'media') return shownFiles(strapi, listOf<StateFile>(value), moment);
  return words(strapi, attribute, value);
}

/** @param moment time of the state: a file replaced since then is shown with its former content */
async function shownFiles(strapi: Core.Strapi, files: StateFile[], moment: number): Promise<ShownFile[]> {
  const ids = await itemFiles.of(strapi).asOf(
    strapi,
    files.map(({ id }) => id),
    moment,
  );
  const there: StoredFile[] =
    ids.length > 0
      ? await strapi.db
          .query(FILE)
          .findMany({ where: { id: { $in: ids } }, select: ['id', 'url', 'formats'] })
      : [];
  const addressOf = (file: StoredFile | undefined) => {
    const copies = Object.values(file?.formats ?? {}).sort((a, b) => a.width - b.width);
    return copies[0]?.url ?? file?.url ?? null;
  };
  return files.map(({ name }, at) => ({ name, url: addressOf(there.find((file) => file.id === ids[at])) }));
}

async function words(strapi: Core.Strapi, { type, target, component }: Attribute, value: unknown) {
  if (value === null || value === undefined) return '';
  if (type === 'relation' && target) return titles(strapi, target, listOf<string>(value));
  if (component) {
    const parts: string[] = [];
    for (const part of listOf<ItemState>(value)) parts.push(await wordsOfPart(strapi, component, part));
    return parts.join('\n\n');
  }
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns one line per field. */
async function wordsOfPart(strapi: Core.Strapi, component: UID.Component, part: ItemState): Promise<string> {
  const lines: string[] = [];
  for (const [name, attribute] of writtenAttributes(strapi, component)) {
    const files = attribute.type === 'media' ? listOf<StateFile>(part[name]) : undefined;
    const text = files
      ? files.map((file) => file.name).join(', ')
      : await words(strapi, attribute, part[name]);
    if (text) lines.push(text);
  }
  return lines.join('\n');
}

async function titles(strapi: Core.Strapi, target: UID.ContentType, documentIds: string[]): Promise<string> {
  const { info } = strapi.contentType(target);
  const field = isSubmission(target) ? undefined : NAMES.find((name) => name in attributesOf(strapi, target));
  if (!field || documentIds.length === 0) return documentIds.map(() => info.displayName).join('\n');
  const rows: Record<string, unknown>[] = await strapi.db
    .query(target)
    .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', field] });
  const titleOf = (id: string) => rows.find(({ documentId }) => documentId === id)?.[field];
  return documentIds.map((id) => String(titleOf(id) ?? info.displayName)).join('\n');
}
