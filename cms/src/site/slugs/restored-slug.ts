import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { StoredItem } from '../../content';
import { noteWording } from '../wording';
import { type SluggedUid, slugHolder, takeFormerSlug } from './former-slugs';
import { freeSlug, lockSlugs } from './settle-slug';

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
