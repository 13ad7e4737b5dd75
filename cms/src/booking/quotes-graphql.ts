import type { Core } from '@strapi/strapi';
import { BOOKING } from './bookings/booking';
import { feedMadeAt, renewFeed } from './calendar/feed-address';
import { acceptQuote, askAboutQuote } from './client/answer-quote';
import type { ClientRequest } from './client/client-action';
import { bookingAnswer, mailBookingAnswer } from './client/reply-to-client';
import { createQuote } from './quotes/create-quote';
import { QUOTE } from './quotes/quote';
import { quoteSums } from './quotes/quote-totals';
import { quotesWithoutAnswer } from './quotes/quotes-of-booking';
import { sendQuote } from './quotes/send-quote';

/** Types and operations for quotes, reply templates and the calendar feed, beyond Strapi's own. */
export const quoteSchema = /* GraphQL */ `
  type SentQuote {
    quote: Quote!
    "It was mailed to the client; otherwise the owner passes the text on"
    mailed: Boolean!
    text: String!
    "WhatsApp with the text written out; null without a number"
    whatsapp: String
  }
  "One of the owner's answers, written out for a booking"
  type BookingAnswer {
    subject: String!
    text: String!
    "WhatsApp with the text written out; null without a number"
    whatsapp: String
  }
  type QuoteSums {
    discountKes: Int!
    vatKes: Int!
    totalKes: Int!
  }
  extend type BookingsWaiting {
    "Sent and not accepted, those with a question among them; what ends first comes first, at most 50"
    quotesWithoutAnswer: [Quote!]!
  }
  type Query {
    "What a quote comes to, with the values of a form"
    quoteSums(amounts: [Int!]!, discountKes: Int!, discountPercent: Int, vatPercent: Int!): QuoteSums!
    "template: the name of one of the answers of the booking papers"
    bookingAnswer(documentId: ID!, template: String!): BookingAnswer!
    "ISO time at which the address of the owner's calendar was made; null before the first"
    calendarFeedMadeAt: String
  }
  type Mutation {
    "The draft of a booking's quote: the one there is, or a new one"
    createQuote(booking: ID!): Quote!
    "Gives a draft its number and sends it"
    sendQuote(documentId: ID!, revision: Int!, seenNumber: String, seenRevision: Int): SentQuote!
    "Mails what the owner has written"
    mailBookingAnswer(documentId: ID!, subject: String!, text: String!): Boolean!
    "Ends the former address of the owner's calendar. The new one is told this once"
    renewCalendarFeed: String!
    acceptQuote(token: String!, seen: ClientSeen!): ClientBooking!
    askAboutQuote(token: String!, seen: ClientSeen!, question: String!): ClientBooking!
  }
`;

/** Open to everyone: the token is the key. */
export const clientsQuoteResolvers = (strapi: Core.Strapi) => ({
  Mutation: {
    acceptQuote: (_: unknown, request: ClientRequest) => acceptQuote(strapi, request),
    askAboutQuote: (_: unknown, request: ClientRequest & { question: string }) =>
      askAboutQuote(strapi, request),
  },
});

interface Sums {
  amounts: number[];
  discountKes: number;
  discountPercent?: number | null;
  vatPercent: number;
}

interface AboutBooking {
  documentId: string;
}

export const ownersQuoteResolvers = (strapi: Core.Strapi) => ({
  BookingsWaiting: {
    quotesWithoutAnswer: () => quotesWithoutAnswer(strapi),
  },
  Query: {
    quoteSums: (_: unknown, { amounts, discountPercent, ...rest }: Sums) =>
      quoteSums({
        ...rest,
        lines: amounts.map((amountKes) => ({ label: '', amountKes })),
        discountPercent: discountPercent ?? 0,
      }),
    bookingAnswer: (_: unknown, { documentId, template }: AboutBooking & { template: string }) =>
      bookingAnswer(strapi, documentId, template),
    calendarFeedMadeAt: () => feedMadeAt(strapi),
  },
  Mutation: {
    createQuote: (_: unknown, { booking }: { booking: string }) => createQuote(strapi, booking),
    sendQuote: (_: unknown, sending: Parameters<typeof sendQuote>[1]) => sendQuote(strapi, sending),
    mailBookingAnswer: (
      _: unknown,
      { documentId, ...words }: AboutBooking & { subject: string; text: string },
    ) => mailBookingAnswer(strapi, documentId, words),
    renewCalendarFeed: () => renewFeed(strapi),
  },
});

const writesQuotes = { auth: { scope: [`${QUOTE}.update`] } };
const writesBookings = { auth: { scope: [`${BOOKING}.update`] } };

export const quoteAccess = {
  'Query.quoteSums': writesQuotes,
  'Query.bookingAnswer': writesBookings,
  'Query.calendarFeedMadeAt': writesBookings,
  'Mutation.createQuote': writesQuotes,
  'Mutation.sendQuote': writesQuotes,
  'Mutation.mailBookingAnswer': writesBookings,
  'Mutation.renewCalendarFeed': { ...writesBookings, policies: ['global::is-confirmed'] },
};
