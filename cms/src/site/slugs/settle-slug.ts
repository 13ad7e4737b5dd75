import type { Core } from '@strapi/strapi';
import anyAscii from 'any-ascii';
import type { Knex } from 'knex';
import { isInternalWrite, type StoredItem } from '../../content';
import { noteWording, refused } from '../wording';
import { freeNumber, rememberSlug, type SluggedUid, slugHolder, takeFormerSlug } from './former-slugs';

const SLUG_CHARACTERS = 80;
/** Room for a hyphen and a number. */
const NUMBER_CHARACTERS = 7;

/** Of a title without letters or digits. */
const NAMELESS: Record<SluggedUid, string> = {
  'api::blog-post.blog-post': 'post',
  'api::portfolio-item.portfolio-item': 'piece',
};

/** The lock lasts until the item is stored, so the second of two simultaneous saves sees the first slug. */
async function lockSlugs(trx: Knex.Transaction): Promise<void> {
  await trx('site_counters').insert({ name: 'slugs', value: 0 }).onConflict('name').merge();
}

interface SlugSave {
  uid: SluggedUid;
  /** Empty for a new item */
  documentId: string;
  data: Record<string, unknown>;
  stored: { slug?: string | null; title?: string | null } | null;
  /** Whether a slug made from the title changes with the title */
  followsTitle?: boolean;
}

/**
 * Runs a save. Sets the slug in its data: the typed one if it is free, otherwise one made from the title, with a number
 * at its end if another item has or had it.
 *
 * @throws ValidationError that names the item which has a typed slug
 */
export async function savingWithSlug<Saved>(
  strapi: Core.Strapi,
  { uid, documentId, data, stored, followsTitle = false }: SlugSave,
  save: () => Promise<Saved>,
): Promise<Saved> {
  const current = stored?.slug;
  if (current && (!('slug' in data) || data.slug === current)) {
    const isSame =
      !followsTitle ||
      typeof data.title !== 'string' ||
      data.title === stored.title ||
      !isMadeFrom(current, slugify(stored.title ?? '', NAMELESS[uid]));
    data.slug = current;
    if (isSame) return save();
    delete data.slug;
  }
  const typed = typeof data.slug === 'string' && data.slug !== '' ? data.slug : undefined;
  const title = data.title ?? stored?.title;
  const wanted = typed ? typedSlug(typed) : typeof title === 'string' && slugify(title, NAMELESS[uid]);
  if (!wanted) return save();
  // Searched before the lock, which other saves wait for, and checked again below.
  const found = typed
    ? wanted
    : await strapi.db.transaction(({ trx }) => freeSlug(trx, uid, wanted, documentId));
  return strapi.db.transaction(async ({ trx }) => {
    await lockSlugs(trx);
    data.slug = found;
    const holder = await slugHolder(trx, uid, found, documentId);
    if (holder && typed && !isInternalWrite('restore'))
      throw refused('ADDRESS_TAKEN', { field: 'slug', params: { slug: found, ...holder } });
    // An earlier version comes back at the current address.
    if (holder) data.slug = (typed && current) || (await freeSlug(trx, uid, wanted, documentId));
    if (documentId) await rememberSlug(trx, uid, documentId);
    return save();
  });
}

/** @throws ValidationError if a typed slug would be changed in more than its spelling */
export function typedSlug(typed: string): string {
  const slug = words(typed);
  if (!slug) throw refused('ADDRESS_INVALID', { field: 'slug' });
  if (slug.length > SLUG_CHARACTERS && !isInternalWrite('restore'))
    throw refused('TOO_LONG', { field: 'slug', params: { most: SLUG_CHARACTERS } });
  return slug;
}

/** Returns the slug, with a number at its end if another item has or had it. */
async function freeSlug(trx: Knex.Transaction, uid: SluggedUid, slug: string, documentId: string) {
  if (!(await slugHolder(trx, uid, slug, documentId))) return slug;
  const root = rootOf(slug);
  return `${root}-${await freeNumber(trx, uid, root, documentId)}`;
}

/**
 * Gives an item from the bin its slug back, also if another item had it in the meantime. Changes the slug in the rows
 * only if another item has it now.
 *
 * @returns a sentence about a changed slug
 */
export async function settleRestoredSlug(
  _strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: string,
  documentId: string,
  { rows }: StoredItem,
): Promise<string | undefined> {
  await lockSlugs(trx);
  let note: string | undefined;
  const slugs = new Set(rows.map(({ fields }) => fields.slug).filter((slug) => typeof slug === 'string'));
  for (const slug of slugs) {
    const holder = await slugHolder(trx, uid as SluggedUid, slug, documentId);
    if (!holder || holder.isFormer) {
      await takeFormerSlug(trx, uid as SluggedUid, slug);
      continue;
    }
    const free = await freeSlug(trx, uid as SluggedUid, slug, documentId);
    for (const { fields } of rows) if (fields.slug === slug) fields.slug = free;
    note = noteWording.otherAddress({ slug, free, title: holder.title });
  }
  return note;
}

const rootOf = (slug: string): string =>
  slug.slice(0, SLUG_CHARACTERS - NUMBER_CHARACTERS).replace(/-+$/, '');

const isMadeFrom = (slug: string, ofTitle: string): boolean =>
  slug === ofTitle || slug.replace(/-\d{1,3}$/, '') === rootOf(ofTitle);

/**
 * Returns "etude-3-days" for "Étude: 3 Days!". Spells other scripts in Latin letters.
 *
 * @param nameless for a text without letters or digits
 */
export const slugify = (title: string, nameless: string): string =>
  words(title).slice(0, SLUG_CHARACTERS).replace(/-+$/, '') || nameless;

const words = (text: string): string =>
  anyAscii(text)
    .toLowerCase()
    .replace(/[`']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
