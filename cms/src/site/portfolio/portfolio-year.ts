import { type Rule, writtenData } from '../../content/rules/rule';
import { nairobiDay } from '../../shared/nairobi';

const ITEM = 'api::portfolio-item.portfolio-item';

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
