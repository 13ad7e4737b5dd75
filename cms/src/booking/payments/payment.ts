import type { Core } from '@strapi/strapi';
import type { Quote } from '../quotes/quote';

export const PAYMENT = 'api::payment.payment';

export interface Payment {
  id: number;
  documentId: string;
  /** Of its receipt; null until it is received */
  number: string | null;
  quoteNumber: string | null;
  /** documentId of the booking; null after the client was erased */
  bookingId: string | null;
  /** claimed: the client says so, and the owner has not answered yet */
  state: 'claimed' | 'received' | 'not_found';
  /** Whole units. Below 0: a refund or a correction, with a reason */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** YYYY-MM-DD */
  day: string;
  way: string | null;
  code: string | null;
  /** Of an invoice that the owner made elsewhere */
  invoiceNumber: string | null;
  reason: string | null;
  revision: number;
}

/** Returns the payments of a booking in the order in which they were stored. */
export const paymentsOf = (strapi: Core.Strapi, bookingId: string): Promise<Payment[]> =>
  strapi.db.query(PAYMENT).findMany({ where: { bookingId }, orderBy: { id: 'asc' } });

/** Returns the quote that a client owes: the latest one, if it was accepted. */
export const acceptedOf = (latest: Quote | null): Quote | null =>
  latest?.state === 'accepted' ? latest : null;
