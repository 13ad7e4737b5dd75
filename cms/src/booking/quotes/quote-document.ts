import type { Core } from '@strapi/strapi';
import { readSettings } from '../../content';
import { nairobiDay } from '../../shared/nairobi';
import { type Booking, requireBooking } from '../bookings/booking';
import { bookingByToken } from '../client/client-booking';
import { latestQuote, stateOf } from './client-quote';
import { offerOf, type Quote } from './quote';
import { storedQuote } from './quote-rules';

const CONTACT = 'api::contact-details.contact-details';

/** Returns the content of the client's latest quote for print; undefined if none was sent. */
export async function clientsPaper(strapi: Core.Strapi, token: string) {
  const booking = await bookingByToken(strapi, token);
  const quote = booking && (await latestQuote(strapi, booking.documentId));
  return booking && quote && paperOf(strapi, booking, quote);
}

/** Returns the same for any quote, including drafts, for the owner. */
export async function ownersPaper(strapi: Core.Strapi, documentId: string) {
  const quote = await storedQuote(strapi, documentId);
  return quote ? paperOf(strapi, await requireBooking(strapi, quote.bookingId), quote) : undefined;
}

/** Same shape as web/server/bookings/quote-paper.ts, which draws the document. */
async function paperOf(strapi: Core.Strapi, booking: Booking, quote: Quote) {
  const { service, firstDay, lastDay, startTime } = booking;
  return {
    ...offerOf(quote),
    number: quote.number,
    state: stateOf(quote, booking),
    sentOn: quote.sentAt && nairobiDay(Date.parse(quote.sentAt)),
    from: await letterhead(strapi),
    client: booking.name,
    booking: { service, firstDay, lastDay, startTime, place: venueAndCity(booking) },
  };
}

export const venueAndCity = ({ venue, city }: Pick<Booking, 'venue' | 'city'>): string =>
  [venue, city].filter(Boolean).join(', ');

async function letterhead(strapi: Core.Strapi) {
  const { siteTitle, contactEmail } = await readSettings(strapi);
  const contact: { email?: string; phone?: string; address?: string } | null = await strapi.db
    .query(CONTACT)
    .findOne({});
  return {
    name: siteTitle,
    email: contact?.email || contactEmail || '',
    phone: contact?.phone ?? '',
    address: contact?.address ?? '',
  };
}
