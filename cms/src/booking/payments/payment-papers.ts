import type { Core } from '@strapi/strapi';
import { type Booking, findBooking } from '../bookings/booking';
import { bookingByToken } from '../client/client-booking';
import { latestQuote } from '../quotes/client-quote';
import { paperOf } from '../quotes/quote-document';
import { balanceOf } from './balance';
import { PAYMENT, type Payment, paymentsOf } from './payment';
import { clientPayments } from './payments-of-booking';
import { wording } from './wording';

const words = wording.paper;

/**
 * Returns the content of a paper of the client's booking.
 *
 * @param name 'payment-request', or 'receipt-' and the number of a receipt
 * @returns undefined for an unknown paper, and for a request without anything due
 */
export async function clientsPayment(strapi: Core.Strapi, token: string, name: string) {
  const booking = await bookingByToken(strapi, token);
  if (!booking) return undefined;
  if (name === 'payment-request') return requestPaper(strapi, booking);
  return receiptPaper(strapi, booking, ({ number }) => name === `receipt-${number}`);
}

/** Returns the receipt of a payment for the owner; undefined before it is received. */
export async function ownersReceipt(strapi: Core.Strapi, documentId: string) {
  const payment: Payment | null = await strapi.db.query(PAYMENT).findOne({ where: { documentId } });
  const booking = await findBooking(strapi, payment?.bookingId ?? '');
  return booking ? receiptPaper(strapi, booking, (own) => own.documentId === documentId) : undefined;
}

async function requestPaper(strapi: Core.Strapi, booking: Booking) {
  const { due, ways = [], currency = '' } = (await clientPayments(strapi, booking)) ?? {};
  const found = due && (await headOf(strapi, booking));
  if (!found) return undefined;
  const { head } = found;
  const notes = [...ways.map(words.way), words.reference(head.number), words.notTax.request];
  return { ...head, ...sum(words.due(due), due.amount), title: words.request, currency, sentOn: null, notes };
}

async function receiptPaper(strapi: Core.Strapi, booking: Booking, isIt: (payment: Payment) => boolean) {
  const received = (await paymentsOf(strapi, booking.documentId)).filter(({ number }) => number);
  const payment = received.find(isIt);
  const found = payment && (await headOf(strapi, booking));
  if (!found) return undefined;
  const { head, quote } = found;
  const { number, quoteNumber, invoiceNumber, amount, currency, day: sentOn } = payment;
  const earlier = received.filter((other) => String(other.number) <= String(number));
  const balance = head.number === quoteNumber ? balanceOf(booking, quote, earlier) : null;
  const notes = [words.of(quoteNumber, balance, invoiceNumber), words.notTax.receipt];
  const title = amount < 0 ? words.refund : words.receipt;
  return { ...head, ...sum(words.paid(payment), Math.abs(amount)), title, number, currency, sentOn, notes };
}

/** The letterhead, client and service are those of the quote, as it was sent. */
async function headOf(strapi: Core.Strapi, booking: Booking) {
  const quote = await latestQuote(strapi, booking.documentId);
  if (!quote) return undefined;
  const { from, client, booking: about } = await paperOf(strapi, booking, quote);
  return { quote, head: { number: quote.number ?? '', from, client, booking: about } };
}

const sum = (label: string, amount: number) => ({ lines: [{ label, amount }], total: amount });
