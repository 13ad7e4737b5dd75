import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from '../../content/rules/rule';
import { nairobiDay } from '../../shared/nairobi';

const ITEM = 'api::portfolio-item.portfolio-item';
/** Ids in one statement: SQLite limits the number of parameters. */
const AT_ONCE = 500;

const yearOf = (moment: Date) => Number(nairobiDay(moment.getTime()).slice(0, 'YYYY'.length));

/** Fills in the year of the upload if the owner sets none. */
export const portfolioYear: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    const isGiven = data?.year !== null && data?.year !== undefined;
    const keeps = context.action === 'update' && !(data && 'year' in data);
    if (!data || isGiven || keeps) return next();
    const { documentId } = context.params as { documentId?: string };
    const item = documentId && (await strapi.db.query(ITEM).findOne({ where: { documentId } }));
    data.year = yearOf(item ? new Date(item.createdAt) : new Date());
    return next();
  };

/** Fills in years of items from earlier releases with that of their upload, as their cards showed. */
export async function fillYears(strapi: Core.Strapi): Promise<void> {
  const rows: { id: number; createdAt: string }[] = await strapi.db
    .query(ITEM)
    .findMany({ where: { year: null }, select: ['id', 'createdAt'] });
  const byYear = new Map<number, number[]>();
  for (const { id, createdAt } of rows) {
    const year = yearOf(new Date(createdAt));
    byYear.set(year, [...(byYear.get(year) ?? []), id]);
  }
  await strapi.db.transaction(async ({ trx }) => {
    for (const [year, ids] of byYear) {
      for (let from = 0; from < ids.length; from += AT_ONCE)
        await trx('portfolio_items')
          .whereIn('id', ids.slice(from, from + AT_ONCE))
          .update({ year });
    }
  });
}
