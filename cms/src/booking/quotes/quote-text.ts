import { longDay } from '../../shared/day-names';
import { whatsappNumber } from '../../shared/phone-number';
import type { Booking } from '../bookings/booking';
import { tokenOf } from '../client/client-token';
import type { Quote } from './quote';
import { wording } from './wording';

export const clientAddress = ({ tokenSeed }: Pick<Booking, 'tokenSeed'>): string =>
  `${process.env.PUBLIC_URL ?? ''}/b/${tokenOf(tokenSeed)}`;

export const daysOf = ({ firstDay, lastDay }: Pick<Booking, 'firstDay' | 'lastDay'>): string =>
  wording.days(longDay(firstDay), longDay(lastDay));

export function quoteSentence(booking: Booking, quote: Quote): string {
  const { number, total, currency, validUntil, about } = quote;
  const days = {
    firstDay: quote.firstDay ?? booking.firstDay,
    lastDay: quote.lastDay ?? booking.lastDay,
  };
  return wording.sent.text(
    about?.client ?? booking.name,
    number ?? '',
    about?.service ?? booking.service,
    daysOf(days),
    wording.money(total, currency),
    longDay(validUntil),
  );
}

/** Returns the sentence with the address, for the owner to pass on. */
export const quoteText = (booking: Booking, quote: Quote): string =>
  [quoteSentence(booking, quote), clientAddress(booking), wording.sent.next].join('\n\n');

export function whatsappTo(phone: string | null, text: string): string | null {
  const number = phone ? whatsappNumber(phone) : undefined;
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : null;
}
