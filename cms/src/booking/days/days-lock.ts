import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterEachWrite } from '../../platform/database/after-each-write';
import { AWAY } from '../bookings/booking';

const COUNTERS = 'site_counters';
const NAME = 'booking_days';

/** Lets one transaction at a time change which days are on hold, booked or away. The lock lasts to its end. */
export async function lockDays(trx: Knex.Transaction): Promise<void> {
  await trx(COUNTERS).insert({ name: NAME, value: 0 }).onConflict('name').ignore();
  await trx(COUNTERS).where({ name: NAME }).increment('value', 1);
}

/**
 * Returns a number that grows whenever the lock is taken. So it grows with every change of days on hold,
 * booked or away, and with some changes that the calendar does not show.
 */
export async function daysVersion(strapi: Core.Strapi): Promise<string> {
  const row: { value: number | string } | undefined = await strapi.db
    .connection(COUNTERS)
    .where({ name: NAME })
    .first('value');
  return String(row?.value ?? 0);
}

/** Days away change without a booking event, so they take the lock inside their own transaction. */
export function countDaysAway(strapi: Core.Strapi): void {
  afterEachWrite(strapi, [AWAY], lockDays);
}
