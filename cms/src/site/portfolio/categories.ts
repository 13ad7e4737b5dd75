import type { Core } from '@strapi/strapi';
import { hiddenItems } from '../../content';
import { withdrawnFromCaller } from '../../files';
import { compareTexts } from '../../platform/database/text-comparison';
import { currentCaller } from '../../platform/request/caller';

interface CategoryCount {
  name: string;
  count: number;
}

/** Visitors see a filter button for each. */
const MAX_CATEGORIES = 50;

/**
 * Returns the categories of items that the caller can see, most used first. Names that differ only in case
 * count as one.
 */
export async function portfolioCategories(strapi: Core.Strapi): Promise<CategoryCount[]> {
  const { ids } = await withdrawnFromCaller(strapi);
  const hidden = currentCaller(strapi) === 'visitor' ? await hiddenItems(strapi) : [];
  const rows: { name: string; count: number | string }[] = await strapi.db
    .connection('portfolio_items as item')
    .join('files_related_mph as file', (join) =>
      join
        .on('file.related_id', 'item.id')
        .andOnVal('file.related_type', 'api::portfolio-item.portfolio-item')
        .andOnVal('file.field', 'image'),
    )
    .whereNotNull('item.category')
    .whereNot('item.category', '')
    .whereNotIn('file.file_id', [...ids])
    .whereNotIn('item.document_id', hidden)
    .groupByRaw('lower(item.category)')
    .select(strapi.db.connection.raw('max(item.category) as name, count(*) as count'))
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'name' }])
    .limit(MAX_CATEGORIES);
  return rows
    .map(({ name, count }) => ({ name, count: Number(count) }))
    .sort((one, other) => other.count - one.count || compareTexts(one.name, other.name));
}
