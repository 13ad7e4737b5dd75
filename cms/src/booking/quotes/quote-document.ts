import type { Core } from '@strapi/strapi';
import { readSettings } from '../../content';
import { internationalNumber } from '../../shared/phone-number';
import { siteDay } from '../../shared/site-clock';
import { type Booking, requireBooking } from '../bookings/booking';
import { bookingByToken } from '../client/client-booking';
import { paymentTerms, readBookingPapers } from './booking-papers';
import { latestQuote, stateOf } from './client-quote';
import { offerOf, type Quote, type QuoteAbout } from './quote';
import { storedQuote } from './quote-rules';
import { usageText } from './usage';

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

/** Same shape as web/server/bookings/quote-paper.ts, which draws the document. A draft follows its booking. */
export async function paperOf(strapi: Core.Strapi, booking: Booking, quote: Quote) {
  const { from, client, payment, ...about } =
    quote.about ?? (await aboutBooking(strapi, booking, quote.total));
  const { firstDay, lastDay } = booking;
  return {
    ...offerOf(quote),
    usage: usageText(quote.lastDay ? quote : { ...quote, lastDay }),
    payment: payment ?? null,
    number: quote.number,
    state: stateOf(quote, booking),
    isConfirmed: quote.state === 'accepted' && ['confirmed', 'done'].includes(booking.state),
    sentOn: quote.sentAt && siteDay(Date.parse(quote.sentAt)),
    from,
    client,
    booking: { ...about, firstDay: quote.firstDay ?? firstDay, lastDay: quote.lastDay ?? lastDay },
  };
}

/** Returns what a quote shows of its booking and its sender at this moment. */
export async function aboutBooking(
  strapi: Core.Strapi,
  booking: Booking,
  total: number,
): Promise<QuoteAbout> {
  const { name: client, service, startTime } = booking;
  const papers = await readBookingPapers(strapi);
  const from = { ...(await letterhead(strapi)), taxNumber: papers.taxNumber ?? '' };
  const payment = paymentTerms(papers, total);
  return { from, client, service, startTime, place: venueAndCity(booking), payment };
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
    dialledPhone: internationalNumber(contact?.phone ?? '') ?? '',
    address: contact?.address ?? '',
  };
}
