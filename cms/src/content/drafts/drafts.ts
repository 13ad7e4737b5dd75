import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DAY_MS } from '../../shared/days';
import { firstCharacters } from '../../shared/text';
import { itemsInBin } from '../bin/bin-table';
import { printable } from '../rules/clean-text';
import { isJsonObject } from './json-object';

const TABLE = 'kept_drafts';
const KEPT_DAYS = 30;
/** Of one account; the one that waits longest goes. It is still on the device it was typed on. */
const MOST = 100;
/** Characters of JSON: two texts of a page at their longest. */
const LONGEST_VALUES = 250_000;
const LONGEST_TITLE = 200;
/** What names a form and its item, `blog/k3j…` or `blog/new`; of a redirect the address stands between. */
const NAME = /^[\w-]{1,40}\/[^\s\p{Cc}]{1,119}$/u;
/** In the owner's area. */
const PATH = /^\/[\w/?=&.%+~*!'(),:;@$-]{0,299}$/;
/** Where a revision begins: what was dropped and begun anew is not taken for what a device knew. */
const FIRST_REVISIONS = 2 ** 30;

interface DraftRow {
  id: number;
  account: number;
  name: string;
  title: string;
  path: string;
  /** JSON of the form's values */
  values: string;
  /** Of the item that the changes were made on; 0 for a new one */
  item_revision: number;
  /** Counted up by each device that keeps it, from a number that is hardly ever the same */
  revision: number;
  kept_at: number | string;
}

/** What somebody began to type. */
export interface Draft {
  name: string;
  title: string;
  path: string;
  values: string;
  itemRevision: number;
  /** The one that this device knows; 0: none */
  revision: number;
}

const drafts = (strapi: Core.Strapi, account: number) =>
  strapi.db.connection<DraftRow>(TABLE).where({ account });

const asDraft = (row: DraftRow) => ({
  name: row.name,
  title: row.title,
  path: row.path,
  values: row.values,
  itemRevision: row.item_revision,
  revision: row.revision,
  keptAt: new Date(Number(row.kept_at)).toISOString(),
});

/** @returns null when the account has begun nothing there, or is done with it */
export async function readKeptDraft(strapi: Core.Strapi, account: number, name: string) {
  const [draft] = await withPlaceOfItem(strapi, await drafts(strapi, account).where({ name }));
  return draft ?? null;
}

/** What was begun and not saved, the latest first. */
export async function readKeptDrafts(strapi: Core.Strapi, account: number) {
  return withPlaceOfItem(strapi, await drafts(strapi, account).orderBy('kept_at', 'desc'));
}

/** What its form and its address name may be in the bin: then there is no form to go on in. */
async function withPlaceOfItem(strapi: Core.Strapi, rows: DraftRow[]) {
  const partsOf = ({ name, path }: DraftRow) => [...name.split('/'), ...path.split(/[/?&=]/)];
  const deleted = await itemsInBin(strapi, rows.flatMap(partsOf));
  return rows.map((row) => ({ ...asDraft(row), isInBin: partsOf(row).some((part) => deleted.has(part)) }));
}

/**
 * Keeps what a device shows, unless another device has kept something since this one last did or asked.
 *
 * @returns whether it is kept, and the revision of what is
 * @throws ValidationError for what is no draft, or too long
 */
export async function keepDraft(
  strapi: Core.Strapi,
  account: number,
  { name, title, path, values, itemRevision, revision }: Draft,
): Promise<{ kept: boolean; revision: number }> {
  if (!NAME.test(name)) throw new errors.ValidationError('name must say the form and its item: blog/new');
  if (!PATH.test(path)) throw new errors.ValidationError('path must be an address in the area: /blog');
  requireValues(values);
  const row = {
    title: firstCharacters(printable(title), LONGEST_TITLE),
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
    throw new errors.ValidationError(`values must be at most ${LONGEST_VALUES} characters`);
  if (!isJsonObject(values)) throw new errors.ValidationError('values must be the values of a form, as JSON');
}

async function dropLongest(strapi: Core.Strapi, account: number): Promise<void> {
  const over = await drafts(strapi, account).orderBy('kept_at', 'desc').offset(MOST).limit(MOST).pluck('id');
  if (over.length > 0) await drafts(strapi, account).whereIn('id', over).delete();
}

/** After it was saved, or is not wanted any more. What another device has kept since stays. */
export async function dropKeptDraft(
  strapi: Core.Strapi,
  account: number,
  name: string,
  revision: number,
): Promise<boolean> {
  return (await drafts(strapi, account).where({ name, revision }).delete()) > 0;
}

/** What any account has begun about these items. */
export async function draftsAbout(strapi: Core.Strapi, documentIds: readonly string[]) {
  const ids = await idsAbout(strapi, documentIds);
  const rows: DraftRow[] = await strapi.db.connection(TABLE).whereIn('id', ids).orderBy('id');
  return rows.map(asDraft);
}

/** For items that are gone for good: what any account has begun about them goes with them. */
export async function dropDraftsAbout(strapi: Core.Strapi, documentIds: readonly string[]): Promise<void> {
  const ids = await idsAbout(strapi, documentIds);
  if (ids.length > 0) await strapi.db.connection(TABLE).whereIn('id', ids).delete();
}

/** A form may name more than itself and its item: `booking-answers/k3j…/Thanks`. */
async function idsAbout(strapi: Core.Strapi, documentIds: readonly string[]): Promise<number[]> {
  const about = new Set(documentIds);
  const rows: Pick<DraftRow, 'id' | 'name'>[] = await strapi.db.connection(TABLE).select('id', 'name');
  return rows.filter(({ name }) => name.split('/').some((part) => about.has(part))).map(({ id }) => id);
}

/** Clears what nobody has gone on with, and what accounts left that are no more. @param now milliseconds since 1970 */
export async function clearKept(strapi: Core.Strapi, now: number): Promise<void> {
  const knex = strapi.db.connection;
  await knex(TABLE)
    .where('kept_at', '<', now - KEPT_DAYS * DAY_MS)
    .delete();
  for (const table of [TABLE, 'kept_views'])
    await knex(table).whereNotIn('account', knex('up_users').select('id')).delete();
}
