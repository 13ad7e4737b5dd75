import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { findBooking } from '../bookings/booking';
import { requireLive } from './create-quote';
import { QUOTE } from './quote';
import { wording } from './wording';

/**
 * Checks a draft that comes back from the bin as one that is begun: its booking is there and live, and has no other draft.
 *
 * @throws ValidationError
 */
export async function requirePlaceForQuote(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { bookingId, state }: Record<string, unknown>,
): Promise<void> {
  if (state !== 'draft') return;
  const booking = await findBooking(strapi, String(bookingId));
  if (!booking) throw new errors.ValidationError(wording.bookingFirst);
  // Of a restored draft and a new one at once, the second waits here and sees the first.
  await trx('bookings').where({ id: booking.id }).forUpdate().first('id');
  requireLive(booking);
  const others = await strapi.db
    .query(QUOTE)
    .count({ where: { bookingId: String(bookingId), state: 'draft' } });
  if (others > 0) throw new errors.ValidationError(wording.otherDraft);
}
