import type { Core } from '@strapi/strapi';
import { mailIsConfigured, queueMail } from '../../mail';
import { longDay } from '../../shared/day-names';
import { type Booking, requireBooking } from '../bookings/booking';
import { clientAddress, whatsappTo } from '../quotes/quote-text';
import { refused } from '../refused';
import { bookingPayments } from './payments-of-booking';
import { wording } from './wording';

/**
 * Asks the client to pay what is due, by mail if possible.
 *
 * @returns the text, for the owner to pass on
 * @throws NotFoundError; ValidationError without anything due
 */
export async function requestPayment(strapi: Core.Strapi, documentId: string) {
  const booking = await requireBooking(strapi, documentId);
  const text = await requestText(strapi, booking);
  if (!text) throw refused('NOTHING_TO_PAY');
  const mailed = mailIsConfigured() && Boolean(booking.email);
  if (mailed) await queueMail(strapi, 'payment-request', documentId);
  const whole = `${text}\n\n${clientAddress(booking)}`;
  return { mailed, text: whole, whatsapp: whatsappTo(booking.phone, whole) };
}

/** Returns the sentence that asks for what is due now; undefined without anything due. */
export async function requestText(strapi: Core.Strapi, booking: Booking): Promise<string | undefined> {
  const { balance } = await bookingPayments(strapi, booking.documentId);
  if (!balance?.due) return undefined;
  const { due, quoteNumber, currency, isOverdue } = balance;
  return wording.request(booking.name, quoteNumber ?? '', {
    ...due,
    currency,
    day: longDay(due.day),
    isOverdue,
  });
}
