import type { Unit } from '../../../../cms/src/shared/booking';
import { withoutCurrency } from '../../../../cms/src/shared/money';
import { type Picture, toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { type RateCardRow, RateCardTexts } from './documents';
import { rateCardWording } from './wording';

export interface Service {
  name: string;
  /** Whole units of the currency with thousands separators: '12,000'; null on request */
  price: string | null;
  /** The price is the lowest one */
  isFrom: boolean;
  /** The price is for one of these */
  unit: Unit;
  smallestQuantity: number;
  note: string;
}

/** An extra of a service. */
export interface Extra {
  name: string;
  /** 'KES 5,000' or '25% of the rate' */
  price: string;
}

export interface RateCard {
  title: string;
  intro: string;
  services: Service[];
  extras: Extra[];
  /** How long images may be used, and the services that have usage */
  usage: { services: string[]; extras: Extra[] };
  picture: Picture | null;
}

/** Before the owner writes a rate card, it is empty. */
export function toRateCard(row: RateCardRow): RateCard {
  const services = (row?.services ?? []).flatMap((service) => service ?? []);
  const used = services.filter(({ hasUsage }) => hasUsage).map(({ name }) => name);
  const extras = (row?.extras ?? []).flatMap((extra) => extra ?? []);
  const pricesOf = (isUsage: boolean) =>
    extras
      .filter((extra) => extra.isUsage === isUsage)
      .map(({ name, kind, amount }) => ({ name, price: rateCardWording.extra[kind](amount) }));
  return {
    title: row?.title ?? '',
    intro: row?.intro?.trim() ?? '',
    services: services.map(({ name, price, isFrom, unit, smallestQuantity, note }) => ({
      name,
      price: price === null || unit === 'on_request' ? null : withoutCurrency(price),
      isFrom,
      unit,
      smallestQuantity,
      note: note?.trim() ?? '',
    })),
    extras: services.length > 0 ? pricesOf(false) : [],
    usage: { services: used, extras: used.length > 0 ? pricesOf(true) : [] },
    picture: toPicture(row?.image),
  };
}

export const rateCardQueries = {
  card: () =>
    strapiQuery(['rate-card', 'card'], { document: RateCardTexts }, ({ rateCard }) => toRateCard(rateCard)),
};
