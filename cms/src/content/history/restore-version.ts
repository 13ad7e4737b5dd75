import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { asAction } from '../internal-write';
import { filesAsOf } from '../retired-files/retired-table';
import { type Attribute, type ItemState, listOf, type StateFile, writtenAttributes } from './item-state';
import { type RevisionSide, readRevision } from './versions';

const FILE = 'plugin::upload.file';

/** What could not come back, because it is no more. */
interface LeftOut {
  field: string;
  name: string;
}

export interface WantedState {
  /** Of the change */
  id: number;
  side: RevisionSide;
  /** That the item has now, as every save is sent with the one it was made from */
  revision: number;
}

/** Only the part of Strapi's answer that is handed on. */
interface Saved {
  documentId: string;
  revision: number;
}

/**
 * Makes an item what it was before or after a change, as a save of its own: every rule holds for it, and it can be taken
 * back the same way. Where there are drafts it is the draft that is changed; nothing becomes public by it.
 *
 * @throws NotFoundError, ConflictError, or the rule's own ValidationError
 */
export async function restoreRevision(strapi: Core.Strapi, { id, side, revision }: WantedState) {
  const found = await readRevision(strapi, id);
  const state = side === 'BEFORE' ? found?.before : found?.after;
  if (!found || !state) throw new errors.NotFoundError('There is no such version any more');
  const { contentType, documentId, happenedAt } = found;
  const leftOut: LeftOut[] = [];
  const data = await dataOf(strapi, contentType, state, { leftOut, happenedAt });
  const saved = await asAction('restore', () =>
    strapi.documents(contentType).update({ documentId, data: { ...data, revision } as never }),
  );
  if (!saved) throw new errors.NotFoundError('There is no such item any more');
  return { ...(saved as unknown as Saved), leftOut };
}

interface Restoring {
  leftOut: LeftOut[];
  /** Of the version: a file that was replaced since then comes back with its former content */
  happenedAt: number;
}

async function dataOf(
  strapi: Core.Strapi,
  uid: UID.Schema,
  state: ItemState,
  restoring: Restoring,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const [name, attribute] of writtenAttributes(strapi, uid)) {
    // An attribute that is newer than the version stays as it is.
    if (!(name in state)) continue;
    const value = await restored(strapi, name, attribute, state[name], restoring);
    if (value !== undefined) data[name] = value;
  }
  return data;
}

/** @returns undefined for what stays as it is now */
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
    const ids = await filesAsOf(
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
  for (const part of listOf<ItemState>(value)) parts.push(await dataOf(strapi, component, part, restoring));
  return Array.isArray(value) ? parts : (parts[0] ?? null);
}

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
