import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findBooking } from '../bookings/booking';
import { refused } from '../refused';
import { requireLive } from './create-quote';
import { QUOTE } from './quote';

/**
 * Checks a draft that comes back from the bin as one that is begun: its booking is there and live, and has no other draft.
 * The days are locked: of a restored draft and a new one at once, the second sees the first.
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
