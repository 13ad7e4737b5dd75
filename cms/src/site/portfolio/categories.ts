import type { Core } from '@strapi/strapi';
import { hiddenItems } from '../../content';
import { compareTexts } from '../../platform/database/text-comparison';
import { currentCaller } from '../../platform/request/caller';
import { piecesWithoutCover } from './story';

/** Visitors see a filter button for each. */
const MAX_CATEGORIES = 50;

/**
 * Returns the categories of items that the caller can see, most used first. Names that differ only in case
 * count as one.
 */
export async function portfolioCategories(strapi: Core.Strapi): Promise<{ name: string; count: number }[]> {
  const isVisitor = currentCaller(strapi) === 'visitor';
  const hidden = isVisitor ? await hiddenItems(strapi) : [];
  const rows: { name: string; count: number | string }[] = await strapi.db
    .connection('portfolio_items as item')
    .whereNotNull('item.category')
    .whereNot('item.category', '')
    .whereNotIn('item.document_id', [...hidden, ...(await piecesWithoutCover(strapi))])
    .groupByRaw('lower(item.category)')
    .select(strapi.db.connection.raw('max(item.category) as name, count(*) as count'))
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'name' }])
    .limit(MAX_CATEGORIES);
  return rows
    .map(({ name, count }) => ({ name, count: Number(count) }))
    .sort((one, other) => other.count - one.count || compareTexts(one.name, other.name));
}
