import type { EstimateLine } from '../rates/estimate';

export const QUOTE = 'api::quote.quote';

export type QuoteState = 'draft' | 'sent' | 'accepted' | 'questioned' | 'ended';

/** Sent, and the client may still answer. */
export const OPEN: readonly QuoteState[] = ['sent', 'questioned'];

/** A quote as it is stored. */
export interface Quote {
  id: number;
  documentId: string;
  /** Absent until it has been sent */
  number: string | null;
  /** documentId of the booking, which is known here also while the booking is in the bin */
  bookingId: string;
  lines: (EstimateLine & { id: number })[];
  discountKes: number | null;
  /** Decides `discountKes`; nothing or 0: that was typed */
  discountPercent: number | null;
  vatPercent: number | null;
  vatKes: number;
  totalKes: number;
  /** YYYY-MM-DD, that day included */
  validUntil: string;
  terms: string | null;
  state: QuoteState;
  sentAt: string | null;
  answeredAt: string | null;
  question: string | null;
  revision: number;
}
