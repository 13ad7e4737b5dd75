import type { Core } from '@strapi/strapi';
import { stored } from '../../content';
import { addDays } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { shorten } from '../../shared/text';
import { BOOKING, type Booking, requireBooking } from '../bookings/booking';
import { newToken } from '../client/client-token';
import { lockDays } from '../days/days-lock';
import { refused } from '../refused';
import { createDraft } from './create-quote';
import { storedQuote } from './quote-rules';
import { daysOfUsage, findRenewals } from './usage';
import { wording } from './wording';

/**
 * Prepares the renewal of a usage: another booking for the same client, with a draft quote that starts from the accepted
 * one. The usage begins on the day after the former one ends. The former booking keeps its quote and its payments, so
 * its sums stay as they are. The new booking is for today: its day never blocks the calendar.
 *
 * @returns the new booking, or the one that was prepared before
 * @throws ValidationError unless the quote was accepted with an end of usage
 */
export async function renewUsage(strapi: Core.Strapi, documentId: string): Promise<Booking> {
  return strapi.db.transaction(async ({ trx }) => {
    // The second of two simultaneous callers waits here and gets the booking of the first.
    await lockDays(trx);
    const quote = await storedQuote(strapi, documentId);
    const ends = quote?.state === 'accepted' && daysOfUsage(quote);
    if (!ends) throw refused('NO_USAGE_TO_RENEW');
    const former = await requireBooking(strapi, quote.bookingId);
    const [prepared] = await findRenewals(strapi, { renews: quote.number });
    if (prepared) return requireBooking(strapi, prepared.bookingId);
    const { name, email, phone, city, service } = former;
    const today = siteDay();
    const renewal = {
      ...({ name, email, phone, city, unit: 'on_request', quantity: 1, state: 'enquiry' } as const),
      service: shorten(quote.renews ? service : wording.renewal(service), 120),
      firstDay: today,
      lastDay: today,
      ...newToken(today),
    };
    const created = await stored(strapi, BOOKING).create(renewal, { as: 'book' });
    const booking = await requireBooking(strapi, created.documentId);
    await createDraft(strapi, booking, { ...quote, usageStart: addDays(ends.lastDay, 1) }, quote.number);
    return booking;
  });
}
