import type { QuoteRow } from '../features/quotes/quote';

/** A quote that was not sent yet, in the CMS format. */
export const draftRow: QuoteRow = {
  documentId: 'q1',
  revision: 4,
  number: null,
  firstDay: null,
  lastDay: null,
  state: 'draft',
  lines: [{ label: 'Runway', amount: 1000 }],
  discount: 0,
  discountPercent: null,
  vatPercent: null,
  vat: 0,
  total: 1000,
  currency: null,
  validUntil: '2027-01-31',
  terms: null,
  booking: null,
  sentAt: null,
  question: null,
  acceptedName: null,
  acceptedFor: null,
  answeredAt: null,
  isAsAccepted: null,
};
