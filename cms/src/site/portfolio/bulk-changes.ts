import type { Core } from '@strapi/strapi';
import { MOST_CHANGED } from '../../shared/limits';
import { refused } from '../wording';

const ITEM = 'api::portfolio-item.portfolio-item';

/**
 * Gives all items one category; null removes it.
 *
 * @returns the number of changed items, without those deleted in the meantime
 */
export function setPortfolioCategory(strapi: Core.Strapi, documentIds: string[], category: string | null) {
  return forEach(strapi, documentIds, async ({ documentId, revision }) => {
    await strapi.documents(ITEM).update({ documentId, data: { category, revision } as never });
  });
}

export function deletePortfolioItems(strapi: Core.Strapi, documentIds: string[]): Promise<number> {
  return forEach(strapi, documentIds, async ({ documentId }) => {
    await strapi.documents(ITEM).delete({ documentId });
  });
}

/**
 * Changes items one by one through the Document Service, so that every rule applies. All changes are one
 * transaction: if one item is refused, none changes.
 */
async function forEach(
  strapi: Core.Strapi,
  documentIds: string[],
  change: (item: { documentId: string; revision: number }) => Promise<void>,
): Promise<number> {
  if (documentIds.length > MOST_CHANGED)
    throw refused('LIST_TOO_LONG', { field: 'documentIds', params: { most: MOST_CHANGED } });
  return strapi.db.transaction(async () => {
    const items: { documentId: string; revision: number | null }[] = await strapi.db
      .query(ITEM)
      .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', 'revision'] });
    for (const { documentId, revision } of items) await change({ documentId, revision: revision ?? 1 });
    return items.length;
  });
}
