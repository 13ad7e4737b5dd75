import type { Core } from '@strapi/strapi';
import anyAscii from 'any-ascii';
import type { Knex } from 'knex';
import { formerOwner, rememberSlug, type SluggedUid } from './former-slugs';

const SLUG_CHARACTERS = 80;

/** Of a title without letters or digits. */
const NAMELESS: Record<SluggedUid, string> = {
  'api::blog-post.blog-post': 'post',
  'api::portfolio-item.portfolio-item': 'piece',
};

/**
 * Runs a save that gives an item a slug. The lock lasts until the item is stored, so the second of two simultaneous
 * saves sees the first slug.
 */
export async function settlingSlugs<Saved>(
  strapi: Core.Strapi,
  save: (trx: Knex.Transaction) => Promise<Saved>,
): Promise<Saved> {
  return strapi.db.transaction(async ({ trx }) => {
    await trx('site_counters').insert({ name: 'slugs', value: 0 }).onConflict('name').merge();
    return save(trx);
  });
}

/**
 * Returns a free slug for a text, with a number at its end if another item has or had it. Remembers the former slug of
 * the item, so that shared links keep opening it and never another item.
 *
 * @param documentId of the stored item; empty for a new one
 */
export async function settleSlug(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: SluggedUid,
  documentId: string,
  text: string,
): Promise<string> {
  const base = slugify(text, NAMELESS[uid]);
  const items = strapi.db.query(uid);
  const isTaken = async (candidate: string) =>
    (await items.findOne({ where: { slug: candidate, documentId: { $ne: documentId } } })) !== null ||
    ![undefined, documentId].includes(await formerOwner(trx, uid, candidate));
  let slug = base;
  for (let number = 2; await isTaken(slug); number += 1) slug = `${base}-${number}`;
  if (documentId) await rememberSlug(trx, uid, documentId);
  return slug;
}

/**
 * Returns "etude-3-days" for "Étude: 3 Days!". Spells other scripts in Latin letters.
 *
 * @param nameless for a text without letters or digits
 */
export function slugify(title: string, nameless: string): string {
  const words = anyAscii(title)
    .toLowerCase()
    .replace(/[`']/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, SLUG_CHARACTERS).replace(/^-+|-+$/g, '') || nameless;
}
