import type { Core } from '@strapi/strapi';
import { isOnHold, isPossible, statesHolding } from '../../shared/booking';
import { suspectedByToken } from '../../site';
import { BOOKING, type Booking, findBooking, sharingADay } from '../bookings/booking';
import { wasEverConfirmed } from '../bookings/booking-log';
import { askedDays } from '../days/asked-days';
import { clientPayments } from '../payments/payments-of-booking';
import { clientQuote } from '../quotes/client-quote';
import { whatsappTo } from '../quotes/quote-text';
import { wording } from '../wording';
import { findByToken } from './booking-links';
import { hashOf, tokenOf } from './client-token';

const CONTACT = 'api::contact-details.contact-details';

/** Returns the booking of a client's page. Expired and unknown tokens get the same response: undefined. */
export async function bookingByToken(strapi: Core.Strapi, token: string): Promise<Booking | undefined> {
  const found = await findByToken(strapi, token);
  return found && isOpen(found) ? found : undefined;
}

const isOpen = ({ tokenEndsAt }: Booking): boolean => Date.parse(tokenEndsAt) > Date.now();

/** Returns the path of the client's page, for a mail or a WhatsApp text; null when it has expired. */
export async function bookingLink(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const booking = await findBooking(strapi, documentId);
  return booking && isOpen(booking) ? `/b/${tokenOf(booking.tokenSeed)}` : null;
}

/** Suspected spam has a page too: a person may have sent it. */
async function suspectedBooking(strapi: Core.Strapi, token: string): Promise<Booking | undefined> {
  const found = await suspectedByToken(strapi, BOOKING, hashOf(token));
  return found && isOpen(found as unknown as Booking) ? (found as unknown as Booking) : undefined;
}

export async function clientBooking(strapi: Core.Strapi, token: string) {
  const booking = (await bookingByToken(strapi, token)) ?? (await suspectedBooking(strapi, token));
  if (!booking) return null;
  return {
    ...booking,
    extras: booking.extras ?? [],
    holdEndsAt: booking.holdEndsAt && new Date(booking.holdEndsAt).toISOString(),
    endsAt: new Date(booking.tokenEndsAt).toISOString(),
    daysTaken: isOnHold(booking) && (await areDaysTaken(strapi, booking)),
    otherDays: askedDays(booking),
    notice: null as string | null,
    hasCalendarFile: await wasEverConfirmed(strapi, booking),
    canCancel: isPossible('CANCEL', booking.state),
    quote: await clientQuote(strapi, booking),
    payments: await clientPayments(strapi, booking),
    whatsapp: await whatsappOfOwner(strapi, booking),
  };
}

/** Returns whether a confirmed booking overlaps this option, which then waits for free days. */
const areDaysTaken = async (strapi: Core.Strapi, { documentId, ...booking }: Booking): Promise<boolean> =>
  (await strapi.db.query(BOOKING).count({
    where: {
      documentId: { $ne: documentId },
      state: { $in: statesHolding('BOOKED') },
      ...sharingADay(booking),
    },
  })) > 0;

/** Returns a WhatsApp link to the owner with a first text; null if the owner gives no number. */
async function whatsappOfOwner(strapi: Core.Strapi, booking: Booking): Promise<string | null> {
  const contact: { phone?: string | null } | null = await strapi.db.query(CONTACT).findOne({});
  const { name, service, firstDay, lastDay, city } = booking;
  return whatsappTo(contact?.phone ?? null, wording.toOwner(name, service, firstDay, lastDay, city));
}
