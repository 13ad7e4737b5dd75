import { z } from 'zod';
import type { Place } from '../../../cms/src/shared/place';

const text = z.string();

/** The content of a quote, payment request or receipt. The CMS calculates every sum; nothing is added up here. */
export const QuotePaper = z.object({
  /** Heading of a paper that is not a quote */
  title: z.string().nullable().default(null),
  /** Paragraphs below the sums */
  notes: z.array(z.string()).default([]),
  /** When a client pays what; 0 without a deposit */
  payment: z
    .object({ deposit: z.number(), depositDays: z.number(), balanceDays: z.number() })
    .nullable()
    .default(null),
  /** Missing until the quote is sent */
  number: z.string().nullable(),
  state: z.enum(['draft', 'sent', 'accepted', 'questioned', 'ended']).default('sent'),
  /** YYYY-MM-DD */
  sentOn: z.string().nullable(),
  validUntil: z.string().nullable().default(null),
  from: z.object({
    name: text,
    email: text,
    phone: text,
    address: text,
    dialledPhone: text.default(''),
    taxNumber: text.default(''),
  }),
  client: z.string(),
  booking: z.object({
    service: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
    startTime: z.string().nullable(),
    place: z.string(),
  }),
  lines: z.array(z.object({ label: z.string(), amount: z.number() })),
  discount: z.number().default(0),
  /** 0 when the discount is a fixed sum */
  discountPercent: z.number().default(0),
  /** 0 without VAT */
  vatPercent: z.number().default(0),
  vat: z.number().default(0),
  total: z.number(),
  currency: z.string(),
  terms: z.string().default(''),
  /** What the images may be used for, in words; empty without usage */
  usage: z.string().default(''),
  /** Missing until the client accepts it by name */
  accepted: z
    .object({ name: z.string(), company: z.string().nullable(), day: z.string() })
    .nullable()
    .default(null),
  /** Accepted, and the booking is confirmed */
  isConfirmed: z.boolean().default(false),
});

export type QuotePaper = z.infer<typeof QuotePaper>;

/** The content of the drawing, and the public origin of the site. */
export interface QuoteOrder {
  paper: QuotePaper;
  site: string;
  /** The drawing is another process. */
  place: Place;
}

export type DrawQuote = (order: QuoteOrder) => Promise<Buffer>;
