import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findBooking } from '../bookings/booking';
import { refused } from '../refused';
import { requireLive } from './create-quote';
import { QUOTE } from './quote';

/**
 * Checks that a draft may return from the bin: its booking exists, is live and has no other draft. The caller
 * holds the days lock, so restoring and creating a draft cannot both succeed.
 *
 * @throws ValidationError
 */
export async function requirePlaceForQuote(
  strapi: Core.Strapi,
  _trx: Knex.Transaction,
  { bookingId, state }: Record<string, unknown>,
): Promise<void> {
  if (state !== 'draft') return;
  const booking = await findBooking(strapi, String(bookingId));
  if (!booking) throw refused('QUOTE_BOOKING_IN_BIN');
  requireLive(booking);
  const others = await strapi.db
    .query(QUOTE)
    .count({ where: { bookingId: String(bookingId), state: 'draft' } });
  if (others > 0) throw refused('OTHER_QUOTE_DRAFT');
}
