import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from '../../content/rules/rule';
import { nairobiDay } from '../../shared/nairobi';

const ITEM = 'api::portfolio-item.portfolio-item';
/** Ids in one statement: SQLite takes a limited number of parameters. */
const AT_ONCE = 500;

const yearOf = (moment: Date) => Number(nairobiDay(moment.getTime()).slice(0, 'YYYY'.length));

/** The year on a card is the owner's to set; without one it is the year of the upload. */
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

/** Items of releases that stored no year get that of their upload, which is what their cards showed. */
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
