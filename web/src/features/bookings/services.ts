import type { Unit } from '../../../../cms/src/shared/booking';
import type { RateCardRow } from './documents';

/** A service of the rate card as it can be asked for. */
export interface BookableService {
  name: string;
  unit: Unit;
  smallestQuantity: number;
  /** Pictures are made that the client uses afterwards */
  hasUsage: boolean;
}

export interface BookableServices {
  services: BookableService[];
  /** Names of what may be added to any service: travel */
  extras: string[];
  /** Names of what may be added to a service with usage, one of them: how long pictures are used */
  usages: string[];
}

/** A site without a rate card yet has nothing to book. */
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
