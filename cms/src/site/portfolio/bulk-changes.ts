import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const ITEM = 'api::portfolio-item.portfolio-item';

/** One request's share of a long list, so that each is answered within seconds. */
const MOST_ITEMS = 100;

/**
 * Gives all items one category; null takes it away.
 *
 * @returns how many there were: items that were deleted meanwhile do not count
 */
export function setPortfolioCategory(
  strapi: Core.Strapi,
  documentIds: string[],
  category: string | null,
): Promise<number> {
  return forEach(strapi, documentIds, async ({ documentId, revision }) => {
    await strapi.documents(ITEM).update({ documentId, data: { category, revision } as never });
  });
}

/** @returns how many were deleted now */
export function deletePortfolioItems(strapi: Core.Strapi, documentIds: string[]): Promise<number> {
  return forEach(strapi, documentIds, async ({ documentId }) => {
    await strapi.documents(ITEM).delete({ documentId });
  });
}

interface Stored {
  documentId: string;
  revision: number | null;
}

/**
 * One after the other, through the Document Service: every rule holds for each. When one cannot be changed none is, so that
 * a refusal is true of them all.
 */
async function forEach(
  strapi: Core.Strapi,
  documentIds: string[],
  change: (item: { documentId: string; revision: number }) => Promise<void>,
): Promise<number> {
  if (documentIds.length > MOST_ITEMS)
    throw new errors.ValidationError(`documentIds has more than ${MOST_ITEMS} items: send them in parts`);
  return strapi.db.transaction(async () => {
    const items: Stored[] = await strapi.db
      .query(ITEM)
      .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', 'revision'] });
    for (const { documentId, revision } of items) await change({ documentId, revision: revision ?? 1 });
    return items.length;
  });
}
