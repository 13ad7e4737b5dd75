import type { Core } from '@strapi/strapi';
import { rateCard } from '../../../starter/rate-card';
import { UNITS, type Unit } from '../../shared/booking';
import { usageFollowing } from './rate-card-rules';

const SERVICES = 'components_rate_card_services';

/**
 * Completes services of earlier releases, which lacked a unit (before 1.3.0) or `hasUsage`. Services of the
 * starter content get its values. Others are booked by the session and get `hasUsage` by their unit.
 */
export async function completeFormerRates(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  for (const { name, unit } of rateCard.services)
    await connection(SERVICES).whereNull('unit').where({ name }).update({ unit });
  await connection(SERVICES).whereNull('unit').update({ unit: 'session' });
  await connection(SERVICES).whereNull('smallest_quantity').update({ smallest_quantity: 1 });
  await connection(SERVICES).whereNull('is_from').update({ is_from: false });
  for (const { name, unit, hasUsage } of rateCard.services)
    await connection(SERVICES).whereNull('has_usage').where({ name, unit }).update({ has_usage: hasUsage });
  for (const unit of Object.keys(UNITS) as Unit[])
    await connection(SERVICES)
      .whereNull('has_usage')
      .where({ unit })
      .update({ has_usage: usageFollowing(unit) });
}
