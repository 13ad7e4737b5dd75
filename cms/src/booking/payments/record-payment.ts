import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { stored } from '../../content';
import { mailIsConfigured, queueMail } from '../../mail';
import { dropNotice } from '../../platform/notices';
import { LARGEST } from '../../shared/limits';
import { type Booking, refuseStaleRevision, requireBooking } from '../bookings/booking';
import { changedBy, isRepeatOf } from '../bookings/booking-log';
import { lockDays } from '../days/days-lock';
import { latestQuote } from '../quotes/client-quote';
import { nextNumber } from '../quotes/paper-number';
import { refused } from '../refused';
import { balanceOf } from './balance';
import { acceptedOf, PAYMENT, type Payment, paymentsOf } from './payment';
import { checkPayment, type TypedPayment } from './payment-rules';

interface Answer {
  documentId: string;
  /** Received, in whole units; null if the owner has not found the payment */
  amount?: number | null;
}

/**
 * Answers a client who says that they paid. A received payment gets the number of its receipt. The same answer again
 * changes nothing.
 *
 * @throws NotFoundError; ConflictError for another answer; ValidationError for an amount out of range
 */
export async function answerPayment(
  strapi: Core.Strapi,
  { documentId, amount = null }: Answer,
): Promise<Payment> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockDays(trx);
    const payment = await requirePayment(strapi, documentId);
    const booking = await requireBooking(strapi, payment.bookingId ?? '');
    if (isAnswered(payment, amount)) return payment;
    const { code, revision } = payment;
    const answered = amount === null ? NOT_FOUND : await received(strapi, trx, booking, amount);
    const { event, ...fields } = answered;
    await stored(strapi, PAYMENT).update(documentId, { ...fields, revision }, { as: 'payment' });
    await changedBy(strapi, trx, booking, { event, reason: code });
    await dropNotice(trx, { event: 'PAYMENT_CLAIMED', about: booking.documentId });
    if (amount !== null) await mailReceipt(strapi, booking, documentId);
    return requirePayment(strapi, documentId);
  });
}

/** @throws ConflictError for an answer other than the stored one */
function isAnswered({ state, amount: stored }: Payment, amount: number | null): boolean {
  if (state === 'claimed') return false;
  if (amount === null ? state === 'not_found' : state === 'received' && amount === stored) return true;
  throw refused('PAYMENT_ANSWERED', { kind: 'conflict' });
}

const NOT_FOUND = { state: 'not_found', event: 'PAYMENT_NOT_FOUND' } as const;

/** Returns what a received payment stores. @throws ValidationError for an amount out of range */
async function received(strapi: Core.Strapi, trx: Knex.Transaction, booking: Booking, amount: number) {
  if (!(amount > 0)) throw refused('PAYMENT_AMOUNT_INVALID', { field: 'amount' });
  await requireRoom(strapi, booking, amount);
  const number = await nextNumber(trx, 'R');
  return { state: 'received', event: 'PAYMENT_RECEIVED', amount, number } as const;
}

interface NewPayment extends TypedPayment {
  booking: string;
  /** Of the booking, as the owner saw it */
  revision: number;
  /** Whole units. Below 0: a refund or a correction */
  amount: number;
}

/**
 * Stores a payment that the owner has received or paid back.
 *
 * @returns the stored payment, also for a request that repeats one whose response was lost
 * @throws ValidationError for 0, a refund without a reason or above what was received, and without an accepted quote
 */
export async function recordPayment(strapi: Core.Strapi, typed: NewPayment): Promise<Payment> {
  const { booking: bookingId, amount, revision } = typed;
  const how = checkPayment(strapi, typed);
  if (amount === 0) throw refused('PAYMENT_AMOUNT_INVALID', { field: 'amount' });
  if (amount < 0 && !how.reason) throw refused('REFUND_REASON_MISSING', { field: 'reason' });
  return strapi.db.transaction(async ({ trx }) => {
    await lockDays(trx);
    const booking = await requireBooking(strapi, bookingId);
    const last = (await paymentsOf(strapi, bookingId)).at(-1);
    if (last?.amount === amount && (await isRepeatOf(trx, booking, 'PAYMENT_RECEIVED', revision)))
      return last;
    await refuseStaleRevision(strapi, booking, revision);
    const { quoteNumber, currency } = await requireRoom(strapi, booking, amount);
    const number = await nextNumber(trx, 'R');
    const payment = { ...how, bookingId, quoteNumber, currency, amount, number, state: 'received' as const };
    const { documentId } = await stored(strapi, PAYMENT).create(payment, { as: 'payment' });
    await changedBy(strapi, trx, booking, { event: 'PAYMENT_RECEIVED', reason: how.code ?? how.reason });
    if (amount > 0) await mailReceipt(strapi, booking, documentId);
    return requirePayment(strapi, documentId);
  });
}

/** @throws ValidationError unless the sum of what was received stays from 0 to the largest number */
async function requireRoom(strapi: Core.Strapi, booking: Booking, amount: number) {
  const accepted = acceptedOf(await latestQuote(strapi, booking.documentId));
  const balance = balanceOf(booking, accepted, await paymentsOf(strapi, booking.documentId));
  if (!balance) throw refused('NO_ACCEPTED_QUOTE');
  const most = amount < 0 ? balance.received : LARGEST - balance.received;
  if (Math.abs(amount) > most)
    throw refused(amount < 0 ? 'REFUND_TOO_LARGE' : 'PAYMENT_AMOUNT_INVALID', { field: 'amount' });
  return balance;
}

/** Stores the number of an invoice made elsewhere. @throws NotFoundError if the payment is gone */
export async function noteInvoice(
  strapi: Core.Strapi,
  { documentId, ...data }: { documentId: string; revision: number; invoiceNumber: string },
) {
  await requirePayment(strapi, documentId);
  return strapi.documents(PAYMENT).update({ documentId, data });
}

async function requirePayment(strapi: Core.Strapi, documentId: string): Promise<Payment> {
  const payment: Payment | null = await strapi.db.query(PAYMENT).findOne({ where: { documentId } });
  if (!payment) throw refused('PAYMENT_GONE', { kind: 'missing' });
  return payment;
}

async function mailReceipt(strapi: Core.Strapi, { email }: Booking, documentId: string): Promise<void> {
  if (email && mailIsConfigured()) await queueMail(strapi, 'payment-receipt', documentId);
}
