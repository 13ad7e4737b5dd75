import type { Core } from '@strapi/strapi';
import { formerOwner, type SluggedUid } from './former-slugs';

/** Returns the published item at a slug or at a former one. */
export async function itemAtSlug<Uid extends SluggedUid>(strapi: Core.Strapi, uid: Uid, slug: string) {
  const find = (filters: object) =>
    strapi.documents(uid).findFirst({ filters: filters as never, status: 'published' });
  const item = await find({ slug });
  const documentId = item ? undefined : await formerOwner(strapi.db.connection, uid, slug);
  return documentId ? find({ documentId }) : item;
}

/** Attributes that a list is sorted by, the first one first. The last is different for each item. */
type Order = readonly (readonly [attribute: string, direction: 'asc' | 'desc'])[];

/** Returns the published items before and after an item in a list. */
export async function neighboursOf(strapi: Core.Strapi, uid: SluggedUid, item: object, order: Order) {
  const values: Record<string, unknown> = { ...item };
  const following = async (sort: Order): Promise<{ slug: string; title: string } | null> => {
    const filters = sort.map(([name, direction], at) => ({
      ...Object.fromEntries(sort.slice(0, at).map(([equal]) => [equal, { $eq: values[equal] }])),
      [name]: { [direction === 'asc' ? '$gt' : '$lt']: values[name] },
    }));
    const found = await strapi.documents(uid).findFirst({
      filters: { $or: filters } as never,
      sort: sort.map((each) => each.join(':')) as never,
      status: 'published',
      fields: ['slug', 'title'],
    });
    return found?.slug ? { slug: found.slug, title: found.title ?? '' } : null;
  };
  const opposite = order.map(([name, direction]) => [name, direction === 'asc' ? 'desc' : 'asc'] as const);
  const [next, previous] = await Promise.all([following(order), following(opposite)]);
  return { previous, next };
}
