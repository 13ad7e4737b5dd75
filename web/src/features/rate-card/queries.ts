import { withoutCurrency } from '../../../../cms/src/shared/money';
import { toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { type RateCardRow, RateCardTexts } from './documents';
import { rateCardWording } from './wording';

/** Before the owner writes a rate card, it is empty. */
export function toRateCard(row: RateCardRow) {
  const services = (row?.services ?? []).flatMap((service) => service ?? []);
  const used = services.filter(({ hasUsage }) => hasUsage).map(({ name }) => name);
  const extras = (row?.extras ?? []).flatMap((extra) => extra ?? []);
  const pricesOf = (isUsage: boolean) =>
    extras
      .filter((extra) => extra.isUsage === isUsage)
      // 'KES 5,000' or '25% of the rate'
      .map(({ name, kind, amount }) => ({ name, price: rateCardWording.extra[kind](amount) }));
  return {
    title: row?.title ?? '',
    intro: row?.intro?.trim() ?? '',
    services: services.map(({ name, price, isFrom, unit, smallestQuantity, note }) => ({
      name,
      /** Whole units of the currency with thousands separators: '12,000'; null on request */
      price: price === null || unit === 'on_request' ? null : withoutCurrency(price),
      /** The price is the lowest one */
      isFrom,
      /** The price is for one of these */
      unit,
      smallestQuantity,
      note: note?.trim() ?? '',
    })),
    extras: services.length > 0 ? pricesOf(false) : [],
    /** How long images may be used, and the services that have usage */
    usage: { services: used, extras: used.length > 0 ? pricesOf(true) : [] },
    picture: toPicture(row?.image),
  };
}

export type RateCard = ReturnType<typeof toRateCard>;

export const rateCardQueries = {
  card: () => strapiQuery(RateCardTexts, {}, ({ rateCard }) => toRateCard(rateCard)),
};
