import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from '../../content/rules/rule';
import { canonicalText } from '../../shared/canonical-text';
import { formerOwner } from '../slugs/former-slugs';
import { savingWithSlug } from '../slugs/settle-slug';

const ITEM = 'api::portfolio-item.portfolio-item';

/** Gives a new item a slug from its title, and keeps that slug until the owner changes it. */
export const pieceSlug: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    const { documentId = '' } = context.params as { documentId?: string };
    const stored = documentId
      ? await strapi.db.query(ITEM).findOne({ where: { documentId }, select: ['slug', 'title'] })
      : null;
    return savingWithSlug(strapi, { uid: ITEM, documentId, data, stored }, async () => next());
  };

/**
 * Returns an item that the caller can see, with its neighbours in the order of the portfolio; null for an unknown or
 * hidden one. A former slug finds the item too: the response has the current slug.
 */
export async function pieceBySlug(strapi: Core.Strapi, requestedSlug: string) {
  const slug = canonicalText(requestedSlug);
  const item =
    (await strapi.documents(ITEM).findFirst({ filters: { slug } })) ??
    (await pieceOfFormerSlug(strapi, slug));
  if (!item) return null;
  const [previous, next] = await Promise.all([
    neighbour(strapi, item, 'before'),
    neighbour(strapi, item, 'after'),
  ]);
  return { item, previous, next };
}

async function pieceOfFormerSlug(strapi: Core.Strapi, slug: string) {
  const documentId = await formerOwner(strapi.db.connection, ITEM, slug);
  return documentId ? strapi.documents(ITEM).findFirst({ filters: { documentId } }) : null;
}

/** The order is that of the list: `position:asc`, `createdAt:desc`, `documentId:asc`. */
async function neighbour(
  strapi: Core.Strapi,
  { documentId, position, createdAt }: { documentId: string; position?: number | null; createdAt?: unknown },
  side: 'before' | 'after',
): Promise<{ slug: string; title: string } | null> {
  const [less, more] = side === 'after' ? (['$lt', '$gt'] as const) : (['$gt', '$lt'] as const);
  const filters = {
    $or: [
      { position: { [more]: position } },
      { position, createdAt: { [less]: createdAt } },
      { position, createdAt: { $eq: createdAt }, documentId: { [more]: documentId } },
    ],
  };
  const sort =
    side === 'after'
      ? ['position:asc', 'createdAt:desc', 'documentId:asc']
      : ['position:desc', 'createdAt:asc', 'documentId:desc'];
  const item = await strapi.documents(ITEM).findFirst({
    filters: filters as never,
    sort: sort as never,
    fields: ['slug', 'title'],
  });
  return item?.slug ? { slug: item.slug, title: item.title ?? '' } : null;
}
