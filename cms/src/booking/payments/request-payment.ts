import type { Core } from '@strapi/strapi';
import { mailIsConfigured, queueMail } from '../../mail';
import { longDay } from '../../shared/day-names';
import { type Booking, requireBooking } from '../bookings/booking';
import { clientAddress, whatsappTo } from '../quotes/quote-text';
import { refused } from '../refused';
import type { DueBalance } from './balance';
import { allOwing, dueBalance } from './payments-of-booking';
import { wording } from './wording';

/** Returns the sentence that asks for what is due now. */
export const requestText = ({ name }: Booking, balance: DueBalance): string =>
  wording.request(name, { ...balance, due: { ...balance.due, day: longDay(balance.due.day) } });

/** Returns the sentence with the address of the client's page, for the owner to pass on. */
function toPassOn(booking: Booking, balance: DueBalance) {
  const text = `${requestText(booking, balance)}\n\n${clientAddress(booking)}`;
  return { text, whatsapp: whatsappTo(booking.phone, text) };
}

/**
 * Asks the client to pay what is due, by mail if possible.
 *
 * @returns the text, for the owner to pass on
 * @throws NotFoundError; ValidationError without anything due
 */
export async function requestPayment(strapi: Core.Strapi, documentId: string) {
  const booking = await requireBooking(strapi, documentId);
  const balance = await dueBalance(strapi, booking);
  if (!balance) throw refused('NOTHING_TO_PAY');
  const mailed = mailIsConfigured() && Boolean(booking.email);
  if (mailed) await queueMail(strapi, 'payment-request', documentId);
  return { mailed, ...toPassOn(booking, balance) };
}

/** Returns bookings that are not paid in full for the owner, each with a link that reminds the client. */
export const owingBookings = async (strapi: Core.Strapi) =>
  (await allOwing(strapi)).map(({ booking, balance }) => {
    const { whatsapp } = toPassOn(booking, balance);
    return { booking, balance, whatsapp };
  });
