import type { EstimateLine } from '../rates/estimate';

export const QUOTE = 'api::quote.quote';

export type QuoteState = 'draft' | 'sent' | 'accepted' | 'questioned' | 'ended';

/** States in which the client can still answer. */
export const OPEN: readonly QuoteState[] = ['sent', 'questioned'];

export interface Quote {
  id: number;
  documentId: string;
  /** Null until the quote is sent */
  number: string | null;
  /** documentId of the booking, known even while the booking is in the bin */
  bookingId: string;
  lines: (EstimateLine & { id: number })[];
  discountKes: number | null;
  /** If above 0, it determines `discountKes` */
  discountPercent: number | null;
  vatPercent: number | null;
  vatKes: number;
  totalKes: number;
  /** YYYY-MM-DD, inclusive */
  validUntil: string;
  terms: string | null;
  state: QuoteState;
  sentAt: string | null;
  answeredAt: string | null;
  question: string | null;
  revision: number;
}

/** Returns what a quote offers, as the client's page and the document show it. */
export const offerOf = (quote: Quote) => ({
  lines: quote.lines.map(({ label, amountKes }) => ({ label, amountKes })),
  discountKes: quote.discountKes ?? 0,
  discountPercent: quote.discountPercent ?? 0,
  vatPercent: quote.vatPercent ?? 0,
  vatKes: quote.vatKes,
  totalKes: quote.totalKes,
  validUntil: quote.validUntil,
  terms: quote.terms ?? '',
});
