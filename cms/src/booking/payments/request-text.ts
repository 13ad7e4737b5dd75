import { longDay } from '../../shared/day-names';
import type { Booking } from '../bookings/booking';
import { clientAddress } from '../quotes/quote-text';
import type { Balance } from './balance';
import { wording } from './wording';

/** Returns the sentence that asks for what is due now; undefined without anything due. */
export function requestText({ name }: Booking, balance: Balance): string | undefined {
  const { due, quoteNumber, currency, isOverdue } = balance;
  return due
    ? wording.request(name, quoteNumber ?? '', { ...due, currency, day: longDay(due.day), isOverdue })
    : undefined;
}

/** Returns the sentence with the address of the client's page, for the owner to pass on. */
export function requestMessage(booking: Booking, balance: Balance): string | undefined {
  const text = requestText(booking, balance);
  return text && `${text}\n\n${clientAddress(booking)}`;
}
