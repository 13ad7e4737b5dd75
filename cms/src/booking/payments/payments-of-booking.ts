import type { Core } from '@strapi/strapi';
import { OPEN_STATES } from '../../shared/booking';
import { type Booking, requireBooking } from '../bookings/booking';
import { readBookingPapers } from '../quotes/booking-papers';
import { latestQuote } from '../quotes/client-quote';
import { QUOTE, type Quote } from '../quotes/quote';
import { balanceOf, type DueBalance, hasDue } from './balance';
import { acceptedOf, PAYMENT, type Payment, paymentsOf } from './payment';

async function paid(strapi: Core.Strapi, booking: Booking) {
  const payments = await paymentsOf(strapi, booking.documentId);
  const accepted = acceptedOf(await latestQuote(strapi, booking.documentId));
  return { payments, balance: balanceOf(booking, accepted, payments) };
}

/** Returns what a client's page shows about money; null before a quote is accepted. */
export async function clientPayments(strapi: Core.Strapi, booking: Booking) {
  const { payments, balance } = await paid(strapi, booking);
  if (!balance) return null;
  const { paymentWays } = await readBookingPapers(strapi);
  return { ...balance, payments, ways: paymentWays, canClaim: balance.due !== null && balance.claimed === 0 };
}

/** @throws NotFoundError when the booking is gone */
export async function bookingPayments(strapi: Core.Strapi, documentId: string) {
  return paid(strapi, await requireBooking(strapi, documentId));
}

/** Returns the sums of a booking; undefined without anything due. */
export async function dueBalance(strapi: Core.Strapi, booking: Booking): Promise<DueBalance | undefined> {
  const { balance } = await paid(strapi, booking);
  return hasDue(balance) ? balance : undefined;
}

export interface OwingBooking {
  /** Of the booking */
  documentId: string;
  booking: Booking;
  quote: Quote;
  balance: DueBalance;
}

/** Returns every booking with an amount that is due, the earliest day first. The database adds the payments up. */
export async function allOwing(strapi: Core.Strapi): Promise<OwingBooking[]> {
  const knex = strapi.db.connection;
  const received = knex('payments')
    .where({ state: 'received' })
    .whereRaw('payments.booking_id = quotes.booking_id and payments.currency = quotes.currency')
    .sum('amount');
  const ids: number[] = await knex('quotes')
    .where({ state: 'accepted' })
    .whereRaw('total > coalesce(?, 0)', [received])
    .pluck('id');
  const quotes: (Quote & { booking: Booking })[] = await strapi.db.query(QUOTE).findMany({
    where: { id: { $in: ids }, booking: { state: { $in: OPEN_STATES } } },
    populate: { booking: true },
  });
  const bookingId = { $in: quotes.map((quote) => quote.bookingId) };
  const payments: Payment[] = await strapi.db.query(PAYMENT).findMany({ where: { bookingId } });
  return quotes
    .flatMap(({ booking, ...quote }) => {
      const { documentId } = booking;
      const own = payments.filter((payment) => payment.bookingId === documentId);
      const balance = balanceOf(booking, quote, own);
      return hasDue(balance) ? [{ documentId, booking, quote, balance }] : [];
    })
    .sort((one, other) => (one.balance.due.day < other.balance.due.day ? -1 : 1));
}
