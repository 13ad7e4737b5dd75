import type { Core } from '@strapi/strapi';
import { aroundSave } from '../../content/rules/rule';
import { canonicalText } from '../../shared/canonical-text';
import { itemAtSlug, neighboursOf } from '../slugs/by-slug';
import { savingWithSlug } from '../slugs/settle-slug';

const ITEM = 'api::portfolio-item.portfolio-item';

/** Gives a new item a slug from its title, and keeps that slug until the owner changes it. */
export const pieceSlug = aroundSave(async ({ strapi, data, documentId = '' }, next) => {
  const stored = documentId
    ? await strapi.db.query(ITEM).findOne({ where: { documentId }, select: ['slug', 'title'] })
    : null;
  return savingWithSlug(strapi, { uid: ITEM, documentId, data, stored }, next);
});

/** The order of the list. */
const IN_ORDER = [
  ['position', 'asc'],
  ['createdAt', 'desc'],
  ['documentId', 'asc'],
] as const;

/**
 * Returns an item that the caller can see, with its neighbours in the order of the portfolio; null for an unknown or
 * hidden one. A former slug finds the item too: the response has the current slug.
 */
export async function pieceBySlug(strapi: Core.Strapi, requestedSlug: string) {
  const item = await itemAtSlug(strapi, ITEM, canonicalText(requestedSlug));
  return item && { item, ...(await neighboursOf(strapi, ITEM, item, IN_ORDER)) };
}
