import { longDate } from '../../src/dates/long-date';

export const quoteWording = {
  title: (number: string | null, name: string) =>
    number ? `Quote ${number} of ${name}` : `Draft of a quote of ${name}`,
  quote: 'Quote',
  draft: 'Draft',
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  for: 'For',
  service: 'Service',
  days: (first: string, last: string) =>
    first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`,
  startsAt: (time: string) => `${time} Nairobi time`,
  what: 'What',
  amount: 'KES',
  discount: (percent: number) => (percent > 0 ? `Discount (${percent} %)` : 'Discount'),
  vat: (percent: number) => `VAT ${percent} %`,
  total: 'Total',
  kes: (amount: number) => `KES ${quoteWording.sum(amount)}`,
  /** '12,000'; what is taken off has a minus sign */
  sum: (amount: number) => amount.toLocaleString('en-US').replace('-', '\u2212'),
  terms: 'Terms',
  state: {
    draft: 'This is a draft. It has not been sent.',
    sent: '',
    accepted: 'Accepted.',
    questioned: '',
    ended: 'This quote has ended.',
  },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  fileName: (number: string | null) => `${number ?? 'draft-quote'}.pdf`,
};

const RANKS = ['First', 'Second', 'Third'];

export const calendarWording = {
  feed: (owner: string) => `Bookings of ${owner}`,
  booked: (service: string, who: string) => `${service} · ${who}`,
  option: (rank: number | null, service: string, client: string) =>
    `${RANKS[(rank ?? 1) - 1] ?? 'First'} option: ${service} · ${client}`,
  /** What a rank above 1 means for several days. */
  busiestDay: (rank: number) => `${RANKS[rank - 1] ?? 'Next'} on its busiest day.`,
  ends: (day: string, time: string) => `The option ends on ${day} at ${time} Nairobi time.`,
  startsAt: (time: string) => `Starts at ${time} Nairobi time.`,
  away: 'Away',
  awayFor: (note: string) => `Away: ${note}`,
};
