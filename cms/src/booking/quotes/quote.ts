import { place } from '../../shared/place';
import { siteDay } from '../../shared/site-clock';
import type { EstimateLine } from '../rates/estimate';

export const QUOTE = 'api::quote.quote';

export type QuoteState = 'draft' | 'sent' | 'accepted' | 'questioned' | 'ended';

/** States in which the client can still answer. */
export const OPEN: readonly QuoteState[] = ['sent', 'questioned'];

/** What a sent quote shows, whatever happens to the booking and the settings later. */
export interface QuoteAbout {
  /** Without the optional ones in quotes sent before 1.0.0 */
  from: Record<'name' | 'email' | 'phone' | 'address', string> & {
    dialledPhone?: string;
    taxNumber?: string;
  };
  client: string;
  service: string;
  startTime: string | null;
  place: string;
  /** Absent in quotes sent before 1.0.0 */
  payment?: {
    /** Whole units; 0 without a deposit */
    deposit: number;
    /** Days after the client accepts the quote */
    depositDays: number;
    /** Days after the last day of the quote */
    balanceDays: number;
  };
}

/** When the client has to pay what. */
export type PaymentTerms = NonNullable<QuoteAbout['payment']>;

export interface Quote {
  id: number;
  documentId: string;
  /** Null until the quote is sent */
  number: string | null;
  /** documentId of the booking, known even while the booking is in the bin */
  bookingId: string;
  /** YYYY-MM-DD. The days of the quote as it was sent; null in a draft */
  firstDay: string | null;
  lastDay: string | null;
  /** The rest of what it says of the booking and of the sender; null in a draft */
  about: QuoteAbout | null;
  lines: (EstimateLine & { id: number })[];
  discount: number | null;
  /** If above 0, it determines `discount` */
  discountPercent: number | null;
  vatPercent: number | null;
  vat: number;
  total: number;
  /** ISO 4217. null until the quote is sent: the site's */
  currency: string | null;
  /** YYYY-MM-DD, inclusive */
  validUntil: string;
  terms: string | null;
  /** What the client may use the images for. All null without usage */
  usageMedium: string | null;
  usageTerritory: string | null;
  /** null: no end */
  usageMonths: number | null;
  /** YYYY-MM-DD; null: the day after the last day */
  usageStart: string | null;
  /** Number of the quote whose usage this one renews; otherwise null */
  renews: string | null;
  state: QuoteState;
  sentAt: string | null;
  answeredAt: string | null;
  /** Null unless the client accepted it */
  acceptedName: string | null;
  acceptedFor: string | null;
  /** `quoteHash` of the quote as it was accepted */
  acceptedHash: string | null;
  question: string | null;
  /** Day of the last reminder to pay, YYYY-MM-DD */
  lastReminder: string | null;
  revision: number;
}

/** Returns what a quote offers, as the client's page and the document show it. */
export const offerOf = (quote: Quote) => ({
  lines: quote.lines.map(({ label, amount }) => ({ label, amount })),
  discount: quote.discount ?? 0,
  discountPercent: quote.discountPercent ?? 0,
  vatPercent: quote.vatPercent ?? 0,
  vat: quote.vat,
  total: quote.total,
  currency: quote.currency ?? place().currency,
  validUntil: quote.validUntil,
  terms: quote.terms ?? '',
  accepted: acceptanceOf(quote),
});

/** Returns who accepted a quote, for which company and on which day of the site; null without a name. */
const acceptanceOf = ({ acceptedName, acceptedFor, answeredAt }: Quote) =>
  acceptedName && answeredAt
    ? { name: acceptedName, company: acceptedFor, day: siteDay(new Date(answeredAt).getTime()) }
    : null;
