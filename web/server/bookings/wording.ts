import { acceptedBy, rankWord } from '../../../cms/src/shared/booking';
import { withCurrency, withoutCurrency } from '../../../cms/src/shared/money';
import { zoneName } from '../../../cms/src/shared/place';
import { capitalized } from '../../../cms/src/shared/text';
import { longDate } from '../../src/texts/long-date';
import type { QuotePaper } from './quote-paper';

export const quoteWording = {
  title: ({ title, number, from, isConfirmed }: QuotePaper) => {
    const heading = title ?? (isConfirmed ? quoteWording.confirmation : quoteWording.quote);
    return number ? `${heading} ${number} from ${from.name}` : `Draft quote from ${from.name}`;
  },
  quote: 'Quote',
  confirmation: 'Booking confirmation',
  draft: 'Draft',
  taxNumber: (number: string) => number && `Tax number: ${number}`,
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  for: 'For',
  service: 'Service',
  usage: 'Usage',
  days: (first: string, last: string) =>
    first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`,
  startsAt: (time: string) => `${time} (${zoneName()})`,
  accepted: ({ day, ...by }: { name: string; company: string | null; day: string }) =>
    acceptedBy(by, longDate(day)),
  what: 'Description',
  discount: (percent: number) => (percent > 0 ? `Discount (${percent}%)` : 'Discount'),
  vat: (percent: number) => `VAT ${percent}%`,
  total: 'Total',
  money: withCurrency,
  /** '12,000'; deductions have a minus sign */
  sum: withoutCurrency,
  terms: 'Terms',
  state: {
    draft: 'Draft. Not sent to the client.',
    sent: '',
    accepted: 'Accepted.',
    questioned: '',
    ended: 'This quote is no longer valid.',
  },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  fileName: (number: string | null, title: string | null) =>
    `${[title, number ?? 'draft-quote'].filter(Boolean).join(' ')}.pdf`,
};

export const calendarWording = {
  feed: (owner: string) => `Bookings of ${owner}`,
  booked: (service: string, who: string) => `${service} · ${who}`,
  option: (rank: number | null, service: string, client: string) =>
    `${capitalized(rankWord(rank))} option: ${service} · ${client}`,
  /** Explains the rank of an option for several days, if it is above 1. */
  busiestDay: (rank: number) => `${capitalized(rankWord(rank))} on its busiest day.`,
  ends: (day: string, time: string) => `Option held until ${day}, ${time} (${zoneName()}).`,
  startsAt: (time: string) => `Call time ${time} (${zoneName()}).`,
  away: 'Away',
  awayFor: (note: string) => `Away: ${note}`,
};
