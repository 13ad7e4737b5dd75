import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from '../../content/rules/rule';
import type { Unit } from '../../shared/booking';
import { MAX_PERCENT } from '../../shared/booking';
import { refused } from '../refused';
import { type Extra, RATE_CARD, type Service } from './rate-card';

/** A service or extra in a save; a stored one may be just its id and its changes. */
type Part<Stored> = Partial<Stored> & { id?: unknown };

/** Checks that names of services and of extras are unique and percentages in range, and that services have a price. Fills in `hasUsage`. */
export const rateCardParts: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    const written = { services: partsOf<Service>(data?.services), extras: partsOf<Extra>(data?.extras) };
    if (written.services.length === 0 && written.extras.length === 0) return next();
    const stored = await storedParts(strapi);
    const services = merged(written.services, stored.services);
    const extras = merged(written.extras, stored.extras);
    checkNames('services', services, 'SERVICE_NAME_TAKEN');
    extras.forEach(({ name, kind, amount = 0 }, index) => {
      if (kind === 'percentage' && !(amount >= 1 && amount <= MAX_PERCENT))
        throw refused('PERCENTAGE_OUT_OF_RANGE', {
          field: `extras.${index}.amount`,
          params: { extra: name ?? '', most: MAX_PERCENT },
        });
    });
    checkNames('extras', extras, 'EXTRA_NAME_TAKEN');
    for (const [index, service] of written.services.entries()) {
      const { unit, price = null, hasUsage } = services[index] ?? {};
      if (price === null && unit !== 'on_request')
        throw refused('PRICE_MISSING', { field: `services.${index}.price` });
      service.hasUsage = hasUsage ?? usageFollowing(unit);
    }
    return next();
  };

/** Returns the default of `hasUsage`. */
const usageFollowing = (unit: Unit = 'session'): boolean => ['half_day', 'day', 'session'].includes(unit);

interface StoredParts {
  services?: Part<Service>[];
  extras?: Part<Extra>[];
}

const storedParts = async (strapi: Core.Strapi): Promise<StoredParts> =>
  (await strapi.db.query(RATE_CARD).findOne({ populate: { services: true, extras: true } })) ?? {};

const partsOf = <Stored>(written: unknown): Part<Stored>[] =>
  Array.isArray(written) ? written.filter((part) => typeof part === 'object' && part !== null) : [];

const merged = <Stored>(written: Part<Stored>[], stored: Part<Stored>[] = []): Part<Stored>[] =>
  written.map((part) => ({
    ...stored.find(({ id }) => part.id !== undefined && String(id) === String(part.id)),
    ...part,
  }));

/** Names that differ only in case count as the same: readers confuse them. */
const keyOf = (name = ''): string => name.normalize('NFC').toLowerCase();

function checkNames(
  field: string,
  parts: { name?: string }[],
  code: 'SERVICE_NAME_TAKEN' | 'EXTRA_NAME_TAKEN',
): void {
  const keys = parts.map(({ name }) => keyOf(name));
  const index = keys.findIndex((key, at) => key !== '' && keys.indexOf(key) < at);
  if (index >= 0)
    throw refused(code, { field: `${field}.${index}.name`, params: { name: parts[index]?.name ?? '' } });
}
