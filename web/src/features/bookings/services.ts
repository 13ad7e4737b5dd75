import { present } from '../../texts/plain-text';
import type { RateCardRow } from './documents';

/** Without a rate card nothing can be booked. */
export function toBookableServices(row: RateCardRow) {
  const services = present(row?.services).map(({ name, unit, smallestQuantity, hasUsage }) => ({
    name,
    unit: unit ?? 'session',
    smallestQuantity: smallestQuantity ?? 1,
    /** The client uses pictures of it afterwards */
    hasUsage: hasUsage ?? false,
  }));
  const extras = present(row?.extras);
  const names = (isUsage: boolean) =>
    extras.filter((extra) => (extra.isUsage ?? false) === isUsage).map(({ name }) => name);
  return {
    services,
    /** Names of extras for any service, such as travel */
    extras: names(false),
    /** Names of the usages for services with usage, one per request: how long pictures are used */
    usages: names(true),
  };
}

export type BookableServices = ReturnType<typeof toBookableServices>;

/** A service of the rate card that can be booked. */
export type BookableService = BookableServices['services'][number];
