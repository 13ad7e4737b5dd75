import type { Core } from '@strapi/strapi';
import { isLive } from '../../shared/booking';
import { siteDay } from '../../shared/site-clock';
import type { Booking } from '../bookings/booking';
import { OPEN, offerOf, QUOTE, type Quote, type QuoteState } from './quote';
import { usageText } from './usage';

/** Returns the quote that was sent last. */
export const latestQuote = (strapi: Core.Strapi, bookingId: string): Promise<Quote | null> =>
  strapi.db.query(QUOTE).findOne({
    where: { bookingId, number: { $notNull: true } },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    populate: { lines: true },
  });

/** Returns whether the last valid day is over. The stored state may lag behind. */
export const isOver = ({ validUntil }: Quote): boolean => validUntil < siteDay();

/**
 * Returns the current state of a quote. An unanswered quote ends with its booking. That is not stored,
 * because a booking can be reopened.
 */
export const stateOf = (quote: Quote, { state }: Booking): QuoteState =>
  OPEN.includes(quote.state) && (isOver(quote) || !isLive({ state })) ? 'ended' : quote.state;

export async function clientQuote(strapi: Core.Strapi, booking: Booking) {
  const quote = await latestQuote(strapi, booking.documentId);
  if (!quote) return null;
  return {
    ...offerOf(quote),
    usage: usageText(quote),
    number: quote.number ?? '',
    firstDay: quote.firstDay ?? booking.firstDay,
    lastDay: quote.lastDay ?? booking.lastDay,
    payment: quote.about?.payment,
    revision: quote.revision,
    state: stateOf(quote, booking),
  };
}
