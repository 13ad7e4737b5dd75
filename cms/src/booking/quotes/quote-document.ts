import type { Core } from '@strapi/strapi';
import { readSettings } from '../../content';
import { nairobiDay } from '../../shared/nairobi';

import { type Booking, requireBooking } from '../bookings/booking';
import { bookingByToken } from '../client/client-booking';
import { latestQuote, stateOf } from './client-quote';
import type { Quote } from './quote';
import { storedQuote } from './quote-rules';

const CONTACT = 'api::contact-details.contact-details';

/** What stands on the paper of the quote that a client has in hand; undefined when there is none. */
export async function clientsPaper(strapi: Core.Strapi, token: string) {
  const booking = await bookingByToken(strapi, token);
  const quote = booking && (await latestQuote(strapi, booking.documentId));
  return booking && quote && paperOf(strapi, booking, quote);
}

/** The same of any quote, drafts as well, for the owner. */
export async function ownersPaper(strapi: Core.Strapi, documentId: string) {
  const quote = await storedQuote(strapi, documentId);
  return quote ? paperOf(strapi, await requireBooking(strapi, quote.bookingId), quote) : undefined;
}

/** The site draws it: web/server/bookings/quote-paper.ts has the same shape. */
async function paperOf(strapi: Core.Strapi, booking: Booking, quote: Quote) {
  const { service, firstDay, lastDay, startTime } = booking;
  const { number, lines, discountKes, discountPercent, vatPercent, vatKes, totalKes, validUntil, terms } =
    quote;
  return {
    number,
    state: stateOf(quote, booking),
    sentOn: quote.sentAt && nairobiDay(Date.parse(quote.sentAt)),
    validUntil,
    from: await letterhead(strapi),
    client: booking.name,
    booking: { service, firstDay, lastDay, startTime, place: placeOf(booking) },
    lines: lines.map(({ label, amountKes }) => ({ label, amountKes })),
    discountKes: discountKes ?? 0,
    discountPercent: discountPercent ?? 0,
    vatPercent: vatPercent ?? 0,
    vatKes,
    totalKes,
    terms: terms ?? '',
  };
}

export const placeOf = ({ venue, city }: Pick<Booking, 'venue' | 'city'>): string =>
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
