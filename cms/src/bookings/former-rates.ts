import type { Core } from '@strapi/strapi';
import { rateCard } from '../../starter/rate-card';

const SERVICES = 'components_rate_card_services';

/**
 * Until 1.2.0 a service had a price alone. What it is booked by is set where nobody has said it: those of the starter
 * content have theirs, all others are booked by the session. Extras have prices, which nobody but the owner sets.
 */
export async function completeFormerRates(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  for (const { name, unit } of rateCard.services)
    await connection(SERVICES).whereNull('unit').where({ name }).update({ unit });
  await connection(SERVICES).whereNull('unit').update({ unit: 'session' });
  await connection(SERVICES).whereNull('smallest_quantity').update({ smallest_quantity: 1 });
  await connection(SERVICES).whereNull('is_from').update({ is_from: false });
}
