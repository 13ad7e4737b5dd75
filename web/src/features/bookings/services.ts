import type { Unit } from '../../../../cms/src/shared/booking';
import type { RateCardRow } from './documents';

/** A service of the rate card that can be booked. */
export interface BookableService {
  name: string;
  unit: Unit;
  smallestQuantity: number;
  /** The client uses pictures of it afterwards */
  hasUsage: boolean;
}

export interface BookableServices {
  services: BookableService[];
  /** Names of extras for any service, such as travel */
  extras: string[];
  /** Names of the usages for services with usage, one per request: how long pictures are used */
  usages: string[];
}

/** Without a rate card nothing can be booked. */
export function toBookableServices(row: RateCardRow): BookableServices {
  const services = (row?.services ?? []).flatMap((service) =>
    service
      ? [
          {
            name: service.name,
            unit: service.unit ?? 'session',
            smallestQuantity: service.smallestQuantity ?? 1,
            hasUsage: service.hasUsage ?? false,
          },
        ]
      : [],
  );
  const extras = (row?.extras ?? []).flatMap((extra) => extra ?? []);
  const names = (isUsage: boolean) =>
    extras.filter((extra) => (extra.isUsage ?? false) === isUsage).map(({ name }) => name);
  return { services, extras: names(false), usages: names(true) };
}
