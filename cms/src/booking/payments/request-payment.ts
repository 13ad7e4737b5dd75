import type { Core } from '@strapi/strapi';
import { mailIsConfigured, queueMail } from '../../mail';
import { requireBooking } from '../bookings/booking';
import { whatsappTo } from '../quotes/quote-text';
import { refused } from '../refused';
import { bookingPayments } from './payments-of-booking';
import { requestMessage } from './request-text';

/**
 * Asks the client to pay what is due, by mail if possible.
 *
 * @returns the text, for the owner to pass on
 * @throws NotFoundError; ValidationError without anything due
 */
export async function requestPayment(strapi: Core.Strapi, documentId: string) {
  const booking = await requireBooking(strapi, documentId);
  const { balance } = await bookingPayments(strapi, documentId);
  const text = balance && requestMessage(booking, balance);
  if (!text) throw refused('NOTHING_TO_PAY');
  const mailed = mailIsConfigured() && Boolean(booking.email);
  if (mailed) await queueMail(strapi, 'payment-request', documentId);
  return { mailed, text, whatsapp: whatsappTo(booking.phone, text) };
}
