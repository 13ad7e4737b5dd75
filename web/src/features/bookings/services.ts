import type { RateCardRow } from './documents';

/** What is counted of a service. */
export type Unit = 'show' | 'hour' | 'day' | 'session';

/** A service of the rate card as it can be asked for. */
export interface BookableService {
  name: string;
  unit: Unit;
  smallestQuantity: number;
}

export interface BookableServices {
  services: BookableService[];
  /** Names of what may be added to any service: travel */
  extras: string[];
  /** Names of what may be added where pictures are taken: how long they are used */
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
          },
        ]
      : [],
  );
  const extras = (row?.extras ?? []).flatMap((extra) => extra ?? []);
  const names = (isUsage: boolean) =>
    extras.filter((extra) => (extra.isUsage ?? false) === isUsage).map(({ name }) => name);
  return { services, extras: names(false), usages: names(true) };
}

/** Whether pictures are taken, which somebody may use: shoots are counted in days, content in sessions. */
export const hasUsage = ({ unit }: Pick<BookableService, 'unit'>): boolean =>
  unit === 'day' || unit === 'session';
