import { z } from 'zod';

/** What stands on the paper of a quote. Every sum comes from the cms; nothing is added up here. */
export const QuotePaper = z.object({
  /** Absent until it has been sent */
  number: z.string().nullable(),
  state: z.enum(['draft', 'sent', 'accepted', 'questioned', 'ended']),
  /** YYYY-MM-DD */
  sentOn: z.string().nullable(),
  validUntil: z.string().nullable(),
  from: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  client: z.string(),
  booking: z.object({
    service: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
    startTime: z.string().nullable(),
    place: z.string(),
  }),
  lines: z.array(z.object({ label: z.string(), amountKes: z.number() })),
  discountKes: z.number(),
  /** 0: the discount is a sum */
  discountPercent: z.number().default(0),
  /** 0: none */
  vatPercent: z.number(),
  vatKes: z.number(),
  totalKes: z.number(),
  terms: z.string(),
});

export type QuotePaper = z.infer<typeof QuotePaper>;

/** What is drawn, and the public origin of the site. */
export interface QuoteOrder {
  paper: QuotePaper;
  site: string;
}

export type DrawQuote = (order: QuoteOrder) => Promise<Buffer>;
