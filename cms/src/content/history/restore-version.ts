import type { Core, UID } from '@strapi/strapi';
import { type Attribute, attributeList } from '../../platform/database/models';
import { internalWrite } from '../internal-write';
import { itemFiles } from '../item-files';
import { refused } from '../rules/wording';
import { type ItemState, listOf, type StateFile, writtenAttributes } from './item-state';
import { type RevisionSide, readRevision } from './versions';

const FILE = 'plugin::upload.file';

/** A file, relation or page address that could not be restored, because it is no longer available. */
interface LeftOut {
  field: string;
  name: string;
}

interface WantedState {
  /** Id of the revision */
  id: number;
  side: RevisionSide;
  /** The item's current revision, as with every save */
  revision: number;
}

/** The part of Strapi's response that is passed on. */
interface Saved {
  documentId: string;
  revision: number;
}

/**
 * Restores an item to its state before or after a change. It saves the item again, so that all rules apply and it can
 * be undone in the same way. For types with drafts only the draft changes; nothing becomes public.
 *
 * @throws NotFoundError, ConflictError, or a rule's ValidationError
 */
export async function restoreRevision(strapi: Core.Strapi, { id, side, revision }: WantedState) {
  const found = await readRevision(strapi, id);
  const state = side === 'BEFORE' ? found?.before : found?.after;
  if (!found || !state) throw refused('VERSION_GONE', { kind: 'missing' });
  const { contentType, documentId, happenedAt } = found;
  const leftOut: LeftOut[] = [];
  const data = await dataOf(strapi, contentType, state, { leftOut, happenedAt });
  const saved = await internalWrite('restore', () =>
    strapi.documents(contentType).update({ documentId, data: { ...data, revision } as never }),
  );
  if (!saved) throw refused('ITEM_GONE', { kind: 'missing' });
  leftOut.push(...otherAddresses(strapi, contentType, data, saved));
  return { ...(saved as unknown as Saved), leftOut };
}

/** Returns the page addresses that the item no longer gets, because they are fixed or another item has them. */
function otherAddresses(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  wanted: Record<string, unknown>,
  saved: Record<string, unknown>,
): LeftOut[] {
  return writtenAttributes(strapi, uid)
    .filter(([name, { type }]) => type === 'uid' && wanted[name] && wanted[name] !== saved[name])
    .map(([field]) => ({ field, name: String(wanted[field]) }));
}

interface Restoring {
  leftOut: LeftOut[];
  /** Time of the version: a file replaced since then is restored with its former content */
  happenedAt: number;
}

async function dataOf(strapi: Core.Strapi, uid: UID.Schema, state: ItemState, restoring: Restoring) {
  const data: Record<string, unknown> = {};
  for (const [name, attribute] of writtenAttributes(strapi, uid)) {
    // Attributes added after the version keep their value.
    if (!(name in state)) continue;
    const value = await restored(strapi, name, attribute, state[name], restoring);
    if (value !== undefined) data[name] = value;
  }
  return data;
}

/** @returns undefined for a value that stays as it is */
async function restored(
  strapi: Core.Strapi,
  name: string,
  { type, target, component }: Attribute,
  value: unknown,
  restoring: Restoring,
): Promise<unknown> {
  const { leftOut, happenedAt } = restoring;
  const keep = (missing: LeftOut[], there: unknown[]) => {
    leftOut.push(...missing);
    if (Array.isArray(value)) return there;
    return missing.length > 0 ? undefined : (there[0] ?? null);
  };
  if (type === 'media') {
    const files = listOf<StateFile>(value);
    const ids = await itemFiles.of(strapi).asOf(
      strapi,
      files.map(({ id }) => id),
      happenedAt,
    );
    const there = await stored(strapi, FILE, 'id', ids);
    return keep(
      files.filter((_, at) => !there.has(ids[at])).map((file) => ({ field: name, name: file.name })),
      ids.filter((id) => there.has(id)),
    );
  }
  if (type === 'relation' && target) {
    const ids = listOf<string>(value);
    const there = await stored(strapi, target, 'documentId', ids);
    return keep(
      ids
        .filter((id) => !there.has(id))
        .map(() => ({ field: name, name: strapi.contentType(target).info.displayName })),
      ids.filter((id) => there.has(id)),
    );
  }
  if (!component) return value;
  const parts: unknown[] = [];
  for (const part of listOf<ItemState>(value)) {
    const data = await dataOf(strapi, component, part, restoring);
    if (hasItsFiles(strapi, component, data)) parts.push(data);
  }
  return Array.isArray(value) ? parts : (parts[0] ?? null);
}

/** Returns whether a part has the files without which it would be refused, such as the picture of a comp card. */
const hasItsFiles = (strapi: Core.Strapi, component: UID.Component, data: Record<string, unknown>): boolean =>
  attributeList(strapi, component).every(
    ([name, { type, required }]) => type !== 'media' || !required || Boolean(data[name]),
  );

async function stored(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  key: 'id' | 'documentId',
  values: unknown[],
): Promise<Set<unknown>> {
  if (values.length === 0) return new Set();
  const rows: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { [key]: { $in: values } }, select: [key] });
  return new Set(rows.map((row) => row[key]));
}
