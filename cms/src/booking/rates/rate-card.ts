import type { Core } from '@strapi/strapi';
import { MAX_QUANTITY, type Unit } from '../../shared/booking';
import { refused } from '../refused';

export const RATE_CARD = 'api::rate-card.rate-card';

export interface Service {
  name: string;
  /** null only on request */
  price: number | null;
  unit: Unit;
  smallestQuantity: number;
  isFrom: boolean;
  /** The service makes pictures that the client uses afterwards */
  hasUsage: boolean;
}

export interface Extra {
  name: string;
  kind: 'fixed' | 'percentage';
  /** Whole units of the currency, or whole percent of the service's amount */
  amount: number;
  /** A usage licence; a booking has at most one */
  isUsage: boolean;
}

export interface RateCard {
  services: Service[];
  extras: Extra[];
}

/** A request, by names on the rate card. */
export interface RequestedServices {
  service: string;
  quantity: number;
  extras: readonly string[];
}

export interface Chosen {
  service: Service;
  quantity: number;
  extras: Extra[];
}

export async function readRateCard(strapi: Core.Strapi): Promise<RateCard> {
  const card: RateCard | null = await strapi.db
    .query(RATE_CARD)
    .findOne({ populate: { services: true, extras: true } });
  return { services: card?.services ?? [], extras: card?.extras ?? [] };
}

/** @throws ValidationError naming the field and the remedy, for names that the rate card lacks */
export function chosenFrom({ services, extras }: RateCard, wanted: RequestedServices): Chosen {
  const service = serviceNamed(services, wanted.service);
  checkQuantity(service, wanted.quantity);
  const chosen = [...new Set(wanted.extras)].map((name) => extraNamed(extras, name));
  checkUsage({ services, extras }, service.name, wanted.extras);
  return { service, quantity: wanted.quantity, extras: chosen };
}

/**
 * Checks only what a save changes. Unchanged names may have left the rate card.
 *
 * @returns the service if it changed
 * @throws as `chosenFrom`
 */
export function checkChange(
  { services, extras }: RateCard,
  wanted: RequestedServices,
  before: RequestedServices,
) {
  const changed = wanted.service === before.service ? undefined : serviceNamed(services, wanted.service);
  const service = changed ?? services.find(({ name }) => name === wanted.service);
  if (service && (changed || wanted.quantity !== before.quantity)) checkQuantity(service, wanted.quantity);
  for (const name of wanted.extras) if (!before.extras.includes(name)) extraNamed(extras, name);
  return changed;
}

function serviceNamed(services: readonly Service[], name: string): Service {
  const service = services.find((one) => one.name === name);
  if (!service) throw refused('SERVICE_NOT_OFFERED', { field: 'service', params: { name } });
  return service;
}

function extraNamed(extras: readonly Extra[], name: string): Extra {
  const extra = extras.find((one) => one.name === name);
  if (!extra) throw refused('EXTRA_NOT_OFFERED', { field: 'extras', params: { name } });
  return extra;
}

function checkQuantity({ name, smallestQuantity: fewest, unit }: Service, quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < fewest || quantity > MAX_QUANTITY)
    throw refused('QUANTITY_OUT_OF_RANGE', {
      field: 'quantity',
      params: { service: name, fewest, most: MAX_QUANTITY, unit },
    });
}

/**
 * Checks that a booking has at most one usage, and only for a service with usage. Ignores names that the rate
 * card lacks.
 *
 * @throws ValidationError naming the field and the remedy
 */
export function checkUsage({ services, extras }: RateCard, wanted: string, names: readonly string[]): void {
  const [usage, second] = extras.filter(({ name, isUsage }) => isUsage && names.includes(name));
  if (usage && second)
    throw refused('SECOND_USAGE', { field: 'extras', params: { usage: usage.name, second: second.name } });
  const service = services.find(({ name }) => name === wanted);
  if (usage && service && !service.hasUsage)
    throw refused('USAGE_NOT_OFFERED', {
      field: 'extras',
      params: { service: service.name, usage: usage.name },
    });
}
