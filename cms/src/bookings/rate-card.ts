import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from '../rules/document-middleware';
import { refusedField } from '../rules/refused-field';
import { wording } from './wording';

const RATE_CARD = 'api::rate-card.rate-card';

export type Unit = 'show' | 'hour' | 'day' | 'session';

export interface Service {
  name: string;
  priceKes: number;
  unit: Unit;
  smallestQuantity: number;
  isFrom: boolean;
}

export interface Extra {
  name: string;
  kind: 'fixed' | 'percentage';
  /** Whole shillings, or whole percents of the service's amount */
  amount: number;
}

export interface RateCard {
  services: Service[];
  extras: Extra[];
}

/** What is asked for, by the names that the rate card has for it. */
export interface Wanted {
  service: string;
  quantity: number;
  extras: readonly string[];
}

/** What is wanted, as the rate card has it. */
export interface Chosen {
  service: Service;
  quantity: number;
  extras: Extra[];
}

export const MOST_QUANTITY = 99;

export async function readRateCard(strapi: Core.Strapi): Promise<RateCard> {
  const card: RateCard | null = await strapi.db
    .query(RATE_CARD)
    .findOne({ populate: { services: true, extras: true } });
  return { services: card?.services ?? [], extras: card?.extras ?? [] };
}

/** @throws ValidationError naming the field and the remedy: also for what has left the rate card meanwhile */
export function chosenFrom({ services, extras }: RateCard, wanted: Wanted): Chosen {
  const service = services.find(({ name }) => name === wanted.service);
  if (!service) throw refusedField(['service'], wording.unknownService(wanted.service));
  const { quantity } = wanted;
  const { smallestQuantity: fewest, unit } = service;
  if (!Number.isInteger(quantity) || quantity < fewest || quantity > MOST_QUANTITY)
    throw refusedField(['quantity'], wording.badQuantity(service.name, fewest, MOST_QUANTITY, unit));
  const chosen = [...new Set(wanted.extras)].map((name) => {
    const extra = extras.find((other) => other.name === name);
    if (!extra) throw refusedField(['extras'], wording.unknownExtra(name));
    return extra;
  });
  return { service, quantity, extras: chosen };
}

const MOST_PERCENT = 500;

/** A percentage is one, and an extra's name says which one it is. */
export const rateCardExtras: Rule = () => async (context, next) => {
  const extras = writtenData(context)?.extras;
  if (!Array.isArray(extras)) return next();
  extras.forEach(({ name, kind, amount }, index) => {
    if (kind === 'percentage' && !(amount >= 1 && amount <= MOST_PERCENT))
      throw refusedField(['extras', `${index}`, 'amount'], wording.badPercentage(name, MOST_PERCENT));
    if (extras.findIndex((other) => other.name === name) < index)
      throw refusedField(['extras', `${index}`, 'name'], wording.extraTwice(name));
  });
  return next();
};
