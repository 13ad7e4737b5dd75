import type { ResultOf } from 'gql.tada';
import { acceptedBy, BOOKING_STATES, isPossible } from '../../../../cms/src/shared/booking';
import { place } from '../../../../cms/src/shared/place';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { calendarDay, calendarDays } from '../../dates/format';
import {
  following,
  inputOf,
  LAST_DAY,
  readItem,
  requiredDay,
  requiredText,
  type Shown,
  text,
  type Values,
} from '../../kit/fields/fields';
import { parts } from '../../kit/fields/part-fields';
import { amountOf, optionalNumber, wholeAmount } from '../../kit/fields/whole-amount';
import type { Editable } from '../../kit/form/use-draft';
import type { StatusLooks } from '../../kit/list/status-badge';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { graphql } from '../../strapi/graphql';
import { wording } from './wording';

export const quoteFragment = graphql(`fragment QuoteFields on Quote {
  documentId revision number state firstDay lastDay
  lines { label amount }
  discount discountPercent vatPercent vat total currency validUntil terms sentAt question
  usageMedium usageTerritory usageMonths usageStart
  acceptedName acceptedFor answeredAt isAsAccepted
  booking { state firstDay lastDay }
}`);

export type QuoteRow = ResultOf<typeof quoteFragment>;

/** Newest first, by creation. */
export const QuotesOfBooking = graphql(
  `query QuotesOfBooking($booking: ID!) {
    found: quotes(
      filters: { booking: { documentId: { eq: $booking } } }
      sort: ["createdAt:desc"]
      pagination: { limit: 50 }
    ) { ...QuoteFields }
  }`,
  [quoteFragment],
);

export const CreateQuote = graphql(
  `mutation CreateQuote($booking: ID!) {
    saved: createQuote(booking: $booking) { ...QuoteFields }
  }`,
  [quoteFragment],
);

export const SendQuote = graphql(
  `mutation SendQuote($documentId: ID!, $revision: Int!, $seenNumber: String!, $seenRevision: Int) {
    sent: sendQuote(documentId: $documentId, revision: $revision, seenNumber: $seenNumber, seenRevision: $seenRevision) {
      mailed text whatsapp quote { ...QuoteFields }
    }
  }`,
  [quoteFragment],
);

export const QuoteSums = graphql(`
  query QuoteSums($amounts: [Int!]!, $discount: Int!, $discountPercent: Int, $vatPercent: Int!) {
    sums: quoteSums(
      amounts: $amounts, discount: $discount, discountPercent: $discountPercent, vatPercent: $vatPercent
    ) { discount vat total }
  }`);

const { quote, quoteLine } = CONTENT_TYPES;

const lines = parts({
  ...quote.lines,
  words: wording.words,
  rows: [['label', 'amount']],
  narrowest: 130,
  fields: {
    label: requiredText(quoteLine.label),
    amount: following(wholeAmount({ ...quoteLine.amount, bad: wording.badAmount }), () => place().currency),
  },
});

export const quoteFields = {
  lines,
  discount: following(
    optionalNumber({ ...quote.discount, bad: wording.badDiscount }),
    () => `Discount in ${place().currency}`,
  ),
  discountPercent: optionalNumber({ ...quote.discountPercent, description: 'Of all lines together' }),
  vatPercent: optionalNumber({ ...quote.vatPercent, description: 'Leave empty for no VAT' }),
  validUntil: requiredDay(quote.validUntil),
  usageMedium: text(quote.usageMedium),
  usageTerritory: text(quote.usageTerritory),
  usageMonths: optionalNumber(quote.usageMonths),
  usageStart: text({ ...quote.usageStart, type: 'date', max: LAST_DAY }),
  terms: text(quote.terms),
};
type QuoteFields = typeof quoteFields;

export interface Quote extends Editable, Shown<QuoteFields> {
  /** Empty while it is a draft. */
  number: string;
  state: QuoteRow['state'];
  vat: number;
  total: number;
  currency: string | undefined;
  question: string;
  /** Who accepted it; empty without a name. */
  accepted: string;
  /** It is accepted, and its booking can still be confirmed. */
  awaitsConfirmation: boolean;
  /** It no longer has the content that the client accepted. */
  differs: boolean;
  /** The days of a sent quote if its booking has other days now; otherwise empty. */
  otherDays: string;
}

export function toQuote(row: QuoteRow): Quote {
  return {
    ...readItem(quoteFields, row),
    // The amount of a percentage discount is calculated, so leave it empty in the form.
    ...(row.discountPercent && { discount: null }),
    number: row.number ?? '',
    state: stateOf(row),
    vat: row.vat ?? 0,
    total: row.total ?? 0,
    currency: row.currency ?? undefined,
    question: row.question ?? '',
    accepted: acceptedOf(row),
    awaitsConfirmation:
      row.state === 'accepted' && row.booking !== null && isPossible('CONFIRM', row.booking.state),
    differs: row.isAsAccepted === false,
    otherDays: otherDaysOf(row),
  };
}

const acceptedOf = ({ acceptedName: name, acceptedFor: company, answeredAt }: QuoteRow): string =>
  name && answeredAt ? acceptedBy({ name, company }, calendarDay(siteDay(Date.parse(answeredAt)))) : '';

function otherDaysOf({ firstDay, lastDay, booking }: QuoteRow): string {
  const isForThem = booking?.firstDay === firstDay && booking?.lastDay === lastDay;
  return firstDay && lastDay && booking && !isForThem ? calendarDays(firstDay, lastDay) : '';
}

const OPEN: readonly QuoteRow['state'][] = ['sent', 'questioned'];

/** Returns the state that the client sees: an open quote ends with its booking. */
const stateOf = ({ state, booking }: QuoteRow): QuoteRow['state'] =>
  OPEN.includes(state) && booking && !BOOKING_STATES[booking.state].isLive ? 'ended' : state;

export const toQuoteInput = (values: Values<QuoteFields>) => inputOf(quoteFields, values);

/** Returns the input for calculating the total; undefined while the form is incomplete or invalid. */
export function reckoned({
  lines: typed,
  discount,
  discountPercent,
  vatPercent,
}: Pick<Values<QuoteFields>, 'lines' | 'discount' | 'discountPercent' | 'vatPercent'>) {
  const wrong =
    lines.problem?.(typed.map((line) => ({ ...line, label: line.label || '…' }))) ??
    quoteFields.discount.problem?.(discount) ??
    quoteFields.discountPercent.problem?.(discountPercent) ??
    quoteFields.vatPercent.problem?.(vatPercent);
  if (wrong || typed.length === 0) return undefined;
  return {
    amounts: typed.map(({ amount }) => amountOf(amount)),
    discount: amountOf(discount) || 0,
    discountPercent: amountOf(discountPercent) || 0,
    vatPercent: amountOf(vatPercent) || 0,
  };
}

export type Sent = Omit<NonNullable<ResultOf<typeof SendQuote>['sent']>, 'quote'> & { quote: Quote };

const { states } = wording;

export const quoteLooks: StatusLooks<Quote['state']> = {
  draft: { label: states.draft, colour: 'grey' },
  sent: { label: states.sent, colour: 'blue' },
  questioned: { label: states.questioned, colour: 'amber' },
  accepted: { label: states.accepted, colour: 'green' },
  ended: { label: states.ended, colour: 'grey' },
};
