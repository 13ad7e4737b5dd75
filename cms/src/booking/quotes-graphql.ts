import { mayUse, OPEN, type Operations } from '../platform/graphql/operations';
import { BOOKING } from './bookings/booking';
import { feedMadeAt, renewFeed } from './calendar/feed-address';
import { acceptQuote, askAboutQuote } from './client/answer-quote';
import { bookingAnswer, mailBookingAnswer } from './client/reply-to-client';
import { createQuote } from './quotes/create-quote';
import { QUOTE } from './quotes/quote';
import { isAsAccepted } from './quotes/quote-hash';
import { quoteSums } from './quotes/quote-totals';
import { quotesWithoutAnswer } from './quotes/quotes-of-booking';
import { renewUsage } from './quotes/renew-usage';
import { sendQuote } from './quotes/send-quote';
import { endingUsages } from './quotes/usage';

interface Sums {
  amounts: number[];
  discount: number;
  discountPercent?: number | null;
  vatPercent: number;
}

interface AboutBooking {
  documentId: string;
}

/** Types and operations for quotes, reply templates and the calendar feed, beyond Strapi's own. */
export const quoteOperations: readonly Operations[] = [
  {
    access: OPEN,
    types: /* GraphQL */ `
    type SentQuote {
      quote: Quote!
      "true if it was emailed to the client. Otherwise the owner sends the text"
      mailed: Boolean!
      text: String!
      "WhatsApp link to the client with the text; null if the booking has no phone number"
      whatsapp: String
    }
    "A reply template filled in for a booking"
    type BookingAnswer {
      subject: String!
      text: String!
      "WhatsApp link to the client with the text; null if the booking has no phone number"
      whatsapp: String
    }
    type QuoteSums {
      discount: Int!
      vat: Int!
      total: Int!
    }
    "A usage of images that ends soon or has just ended"
    type EndingUsage {
      booking: Booking!
      "The accepted quote"
      quote: Quote!
      "Last day, YYYY-MM-DD"
      endsOn: String!
      "In words"
      usage: String!
    }
  `,
    mutations: {
      'acceptQuote(token: String!, seen: ClientSeen!, name: String, company: String): ClientBooking!': [
        'name is required: the full name of the person who accepts',
        acceptQuote,
      ],
      'askAboutQuote(token: String!, seen: ClientSeen!, question: String!): ClientBooking!': askAboutQuote,
    },
  },
  {
    access: null,
    fields: {
      Quote: {
        'isAsAccepted: Boolean': [
          'false if the quote differs from what the client accepted; null if no client accepted it by name',
          (strapi, { documentId }: AboutBooking) => isAsAccepted(strapi, documentId),
        ],
      },
      BookingsWaiting: {
        'quotesWithoutAnswer: [Quote!]!': [
          'Sent quotes that are neither accepted nor expired, including those with a question. Soonest expiry first, at most 50',
          quotesWithoutAnswer,
        ],
      },
    },
  },
  {
    access: mayUse(`${QUOTE}.update`),
    queries: {
      'quoteSums(amounts: [Int!]!, discount: Int!, discountPercent: Int, vatPercent: Int!): QuoteSums!': [
        'For the owner. Calculates the totals of a quote without saving it',
        (_, { amounts, discountPercent, ...rest }: Sums) =>
          quoteSums({
            ...rest,
            lines: amounts.map((amount) => ({ label: '', amount })),
            discountPercent: discountPercent ?? 0,
          }),
      ],
    },
    mutations: {
      'createQuote(booking: ID!): Quote!': [
        'For the owner. Returns the draft quote of a booking, and creates one if there is none',
        (strapi, { booking }: { booking: string }) => createQuote(strapi, booking),
      ],
      'sendQuote(documentId: ID!, revision: Int!, seenNumber: String, seenRevision: Int): SentQuote!': [
        'For the owner. Gives a draft quote its number and emails it to the client',
        sendQuote,
      ],
      'renewUsage(quote: ID!): Booking!': [
        'For the owner. Returns the booking that renews the usage of an accepted quote, and creates it with a draft quote if there is none',
        (strapi, { quote }: { quote: string }) => renewUsage(strapi, quote),
      ],
    },
  },
  {
    access: mayUse(`${BOOKING}.find`),
    queries: {
      'endingUsages: [EndingUsage!]!': [
        'For the owner. Returns usages of accepted quotes that end within 30 days or ended in the last 30 and whose renewal is not offered, the earliest end first',
        endingUsages,
      ],
    },
  },
  {
    access: mayUse(`${BOOKING}.update`),
    queries: {
      'bookingAnswer(documentId: ID!, template: String!): BookingAnswer!': [
        'For the owner. Fills in a reply template for a booking. template is its name',
        (strapi, { documentId, template }: AboutBooking & { template: string }) =>
          bookingAnswer(strapi, documentId, template),
      ],
      'calendarFeedMadeAt: String': [
        'For the owner. Returns the ISO time at which the address of the calendar feed was created; null if there is none',
        feedMadeAt,
      ],
    },
    mutations: {
      'mailBookingAnswer(documentId: ID!, subject: String!, text: String!): Boolean!': [
        'For the owner. Emails a reply to the client of a booking',
        (strapi, { documentId, ...words }: AboutBooking & { subject: string; text: string }) =>
          mailBookingAnswer(strapi, documentId, words),
      ],
    },
  },
  {
    access: { ...mayUse(`${BOOKING}.update`), policies: ['global::is-confirmed'] },
    mutations: {
      'renewCalendarFeed: String!': [
        'For the owner, after confirming again. Replaces the address of the calendar feed. It is returned only this once',
        renewFeed,
      ],
    },
  },
];
