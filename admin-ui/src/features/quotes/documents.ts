import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

const quoteFragment = graphql(`fragment QuoteFields on Quote {
  documentId
  revision
  number
  state
  lines(pagination: { limit: 50 }) {
    label
    amountKes
  }
  discountKes
  discountPercent
  vatPercent
  vatKes
  totalKes
  validUntil
  terms
  sentAt
  question
  booking {
    state
  }
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

export const OneQuote = graphql(
  `query OneQuote($documentId: ID!) {
    found: quote(documentId: $documentId) { ...QuoteFields }
  }`,
  [quoteFragment],
);

export const CreateQuote = graphql(
  `mutation CreateQuote($booking: ID!) {
    saved: createQuote(booking: $booking) { ...QuoteFields }
  }`,
  [quoteFragment],
);

export const UpdateQuote = graphql(
  `mutation UpdateQuote($documentId: ID!, $data: QuoteInput!) {
    saved: updateQuote(documentId: $documentId, data: $data) { ...QuoteFields }
  }`,
  [quoteFragment],
);

export const SendQuote = graphql(
  `mutation SendQuote($documentId: ID!, $revision: Int!, $seenNumber: String!, $seenRevision: Int!) {
    sent: sendQuote(
      documentId: $documentId
      revision: $revision
      seenNumber: $seenNumber
      seenRevision: $seenRevision
    ) {
      mailed
      text
      whatsapp
      quote { ...QuoteFields }
    }
  }`,
  [quoteFragment],
);

export const DeleteQuote = graphql(`mutation DeleteQuote($documentId: ID!) {
  deleteQuote(documentId: $documentId) { documentId }
}`);

export const QuoteSums = graphql(`query QuoteSums(
  $amounts: [Int!]!
  $discountKes: Int!
  $discountPercent: Int
  $vatPercent: Int!
) {
  sums: quoteSums(
    amounts: $amounts
    discountKes: $discountKes
    discountPercent: $discountPercent
    vatPercent: $vatPercent
  ) {
    discountKes
    vatKes
    totalKes
  }
}`);
