import type { Core } from '@strapi/strapi';
import { BOOKING_STATES } from '../../shared/booking';
import { nairobiDay } from '../../shared/nairobi';
import type { Booking } from '../bookings/booking';
import { OPEN, QUOTE, type Quote, type QuoteState } from './quote';

/** The quote that a client has in hand: the one that was sent last. */
export async function latestQuote(strapi: Core.Strapi, bookingId: string): Promise<Quote | undefined> {
  const [latest] = (await strapi.db.query(QUOTE).findMany({
    where: { bookingId, number: { $notNull: true } },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    populate: { lines: true },
    limit: 1,
  })) as Quote[];
  return latest;
}

/** The day after its last one has begun, whether or not somebody has written that down by now. */
export const isOver = ({ validUntil }: Quote): boolean => validUntil < nairobiDay();

/**
 * How a quote stands for whoever reads it. Without an answer it ends with its booking, which is not stored: a booking can
 * be reopened.
 */
export const stateOf = (quote: Quote, { state }: Booking): QuoteState =>
  OPEN.includes(quote.state) && (isOver(quote) || !BOOKING_STATES[state].isLive) ? 'ended' : quote.state;

/** A quote as its client sees it; null before the first was sent. */
export async function clientQuote(strapi: Core.Strapi, booking: Booking) {
  const quote = await latestQuote(strapi, booking.documentId);
  if (!quote) return null;
  const { number, revision, lines, vatPercent, vatKes, totalKes, validUntil, terms } = quote;
  const { discountKes, discountPercent } = quote;
  return {
    number: number ?? '',
    revision,
    lines: lines.map(({ label, amountKes }) => ({ label, amountKes })),
    discountKes: discountKes ?? 0,
    discountPercent: discountPercent ?? 0,
    vatPercent: vatPercent ?? 0,
    vatKes,
    totalKes,
    validUntil,
    terms: terms ?? '',
    state: stateOf(quote, booking),
  };
}
