import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { stored } from '../../content';
import { isLive } from '../../shared/booking';
import { addDays } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { type Booking, findBooking, requireBooking } from '../bookings/booking';
import { lockDays } from '../days/days-lock';
import { refused } from '../refused';
import { readBookingPapers } from './booking-papers';
import { QUOTE, type Quote } from './quote';
import { quoteSums } from './quote-totals';
import { USAGE_FIELDS } from './usage';

/** @throws ValidationError for a closed booking */
export function requireLive({ state }: Booking): void {
  if (!isLive({ state })) throw refused('BOOKING_CLOSED', { params: { state } });
}

/**
 * Returns the draft quote of a booking, creating it if needed. A first draft starts from the estimate, a
 * later one from the quote sent last.
 *
 * @throws NotFoundError if the booking is gone, ValidationError if it is closed
 */
export async function createQuote(strapi: Core.Strapi, bookingId: string) {
  return strapi.db.transaction(async ({ trx }) => {
    // The second of two simultaneous callers waits here and gets the draft of the first.
    await lockDays(trx);
    const booking = await requireBooking(strapi, bookingId);
    requireLive(booking);
    const last: Quote | null = await strapi.db
      .query(QUOTE)
      .findOne({ where: { bookingId }, orderBy: { id: 'desc' }, populate: { lines: true } });
    return last?.state === 'draft' ? last : createDraft(strapi, booking, last);
  });
}

/** @param from the quote to start from; null: the estimate. `renews`: the number of the quote whose usage it renews */
export async function createDraft(
  strapi: Core.Strapi,
  { documentId: bookingId, estimate }: Booking,
  from: Quote | null,
  renews = from?.renews ?? null,
) {
  const papers = await readBookingPapers(strapi);
  const { lines, discount, discountPercent, vatPercent, terms } = from ?? {
    ...papers,
    lines: estimate?.lines ?? [],
    discount: 0,
    discountPercent: 0,
  };
  const draft = {
    lines: lines.map(({ label, amount }) => ({ label, amount })),
    discount: discount ?? 0,
    discountPercent: discountPercent ?? 0,
    vatPercent: vatPercent ?? 0,
  };
  const data = {
    ...draft,
    ...quoteSums(draft),
    ...Object.fromEntries(USAGE_FIELDS.map((name) => [name, from?.[name] ?? null])),
    terms,
    renews,
    validUntil: addDays(siteDay(), papers.validDays),
    booking: bookingId,
    bookingId,
    state: 'draft' as const,
  };
  return stored(strapi, QUOTE).create(data, { as: 'quote' });
}

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
