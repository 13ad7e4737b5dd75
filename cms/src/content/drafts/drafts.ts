import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { entryOf } from '../../platform/database/pagination';
import { DAY_MS } from '../../shared/days';
import { DRAFT_PATH_LENGTH, DRAFT_TITLE_LENGTH } from '../../shared/limits';
import { DRAFT_DAYS } from '../../shared/retention';
import { firstCharacters } from '../../shared/text';
import { itemsInBin } from '../bin/bin-table';
import { printable } from '../rules/clean-text';
import { refused } from '../rules/wording';

const TABLE = 'kept_drafts';
/** Per account. Beyond it the oldest draft is deleted; the device it was typed on still has it. */
const MAX = 100;
/** Characters of JSON: two texts of a page at their longest. */
const LONGEST_VALUES = 250_000;
/**
 * Name of a form and its item, such as `blog/k3j…` or `blog/new`. For a new redirect the middle part is the address.
 */
const NAME = /^[\w-]{1,40}\/[^\s\p{Cc}]{1,119}$/u;
/** Path in the owner's area. */
const PATH = /^\/[\w/?=&.%+~*!'(),:;@$-]*$/;
/** The first revision is random, so that a device does not take a new draft for the deleted one it knows. */
const FIRST_REVISIONS = 2 ** 30;

interface DraftRow {
  id: number;
  account: number;
  name: string;
  title: string;
  path: string;
  /** JSON of the form's values */
  values: string;
  /** Revision of the item that the draft is based on; 0 for a new item */
  item_revision: number;
  /** Goes up with each save of the draft, from a random start */
  revision: number;
  kept_at: number | string;
}

export interface Draft {
  name: string;
  title: string;
  path: string;
  values: string;
  itemRevision: number;
  /** Revision of the draft that this device knows; 0 for none */
  revision: number;
}

const drafts = (strapi: Core.Strapi, account: number) =>
  strapi.db.connection<DraftRow>(TABLE).where({ account });

/** @returns null if the account has no such draft */
export async function readKeptDraft(strapi: Core.Strapi, account: number, { name }: { name: string }) {
  const [draft] = await withPlaceOfItem(strapi, await drafts(strapi, account).where({ name }));
  return draft ?? null;
}

/** Returns the drafts of an account, latest first. */
export async function readKeptDrafts(strapi: Core.Strapi, account: number) {
  return withPlaceOfItem(strapi, await drafts(strapi, account).orderBy('kept_at', 'desc'));
}

/** Adds whether an item in a draft's name or path is in the bin: its form is then unavailable. */
async function withPlaceOfItem(strapi: Core.Strapi, rows: DraftRow[]) {
  const partsOf = ({ name, path }: DraftRow) => [...name.split('/'), ...path.split(/[/?&=]/)];
  const deleted = await itemsInBin(strapi, rows.flatMap(partsOf));
  return rows.map((row) => ({ ...entryOf(row), isInBin: partsOf(row).some((part) => deleted.has(part)) }));
}

/**
 * Stores a draft, unless another device has stored a newer one than this device knows.
 *
 * @returns whether it was stored, and the current revision
 * @throws ValidationError for an invalid or too long draft
 */
export async function keepDraft(
  strapi: Core.Strapi,
  account: number,
  { data }: { data: Draft },
): Promise<{ kept: boolean; revision: number }> {
  const { name, title, path, values, itemRevision, revision } = data;
  if (!NAME.test(name)) throw refused('DRAFT_NAME_INVALID', { field: 'name' });
  if (path.length > DRAFT_PATH_LENGTH || !PATH.test(path))
    throw refused('DRAFT_PATH_INVALID', { field: 'path' });
  requireValues(values);
  const row = {
    title: firstCharacters(printable(title), DRAFT_TITLE_LENGTH),
    path,
    values,
    item_revision: itemRevision,
    revision: revision === 0 ? randomInt(1, FIRST_REVISIONS) : revision + 1,
    kept_at: Date.now(),
  };
  const changed = await drafts(strapi, account).where({ name, revision }).update(row);
  if (changed > 0) return { kept: true, revision: row.revision };
  const added =
    revision === 0
      ? await strapi.db
          .connection(TABLE)
          .insert({ ...row, account, name }, 'id')
          .onConflict(['account', 'name'])
          .ignore()
      : [];
  if (added.length > 0) {
    await dropLongest(strapi, account);
    return { kept: true, revision: row.revision };
  }
  const there = await drafts(strapi, account).where({ name }).first('revision');
  return { kept: false, revision: there?.revision ?? 0 };
}

function requireValues(values: string): void {
  if (values.length > LONGEST_VALUES)
    throw refused('TOO_LONG', { field: 'values', params: { most: LONGEST_VALUES } });
  if (!isJsonObject(values)) throw refused('JSON_INVALID', { field: 'values' });
}

async function dropLongest(strapi: Core.Strapi, account: number): Promise<void> {
  const over = await drafts(strapi, account).orderBy('kept_at', 'desc').offset(MAX).limit(MAX).pluck('id');
  if (over.length > 0) await drafts(strapi, account).whereIn('id', over).delete();
}

/** Deletes a draft that was saved or discarded. A newer draft of another device remains. */
export async function dropKeptDraft(
  strapi: Core.Strapi,
  account: number,
  { name, revision }: Pick<Draft, 'name' | 'revision'>,
) {
  return (await drafts(strapi, account).where({ name, revision }).delete()) > 0;
}

/** Returns the drafts of all accounts about these items. */
export async function draftsAbout(strapi: Core.Strapi, documentIds: readonly string[]) {
  const ids = await idsAbout(strapi, documentIds);
  const rows: DraftRow[] = await strapi.db.connection(TABLE).whereIn('id', ids).orderBy('id');
  return rows.map((row) => entryOf(row));
}

/** Deletes the drafts of all accounts about items that are deleted for good. */
export async function dropDraftsAbout(strapi: Core.Strapi, documentIds: readonly string[]): Promise<void> {
  const ids = await idsAbout(strapi, documentIds);
  if (ids.length > 0) await strapi.db.connection(TABLE).whereIn('id', ids).delete();
}

/** A name may have more parts than form and item: `booking-answers/k3j…/Thanks`. */
async function idsAbout(strapi: Core.Strapi, documentIds: readonly string[]): Promise<number[]> {
  const about = new Set(documentIds);
  const rows: Pick<DraftRow, 'id' | 'name'>[] = await strapi.db.connection(TABLE).select('id', 'name');
  return rows.filter(({ name }) => name.split('/').some((part) => about.has(part))).map(({ id }) => id);
}

/**
 * Deletes old drafts, and drafts and saved views of deleted accounts.
 *
 * @param now milliseconds since 1970
 */
export async function clearKept(strapi: Core.Strapi, now: number): Promise<void> {
  const knex = strapi.db.connection;
  await knex(TABLE)
    .where('kept_at', '<', now - DRAFT_DAYS * DAY_MS)
    .delete();
  for (const table of [TABLE, 'kept_views'])
    await knex(table).whereNotIn('account', knex('up_users').select('id')).delete();
}

export function isJsonObject(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}
