import { mayUse, OPEN, type Operations } from '../platform/graphql/operations';
import { BOOKING } from './bookings/booking';
import { feedMadeAt, renewFeed } from './calendar/feed-address';
import { acceptQuote, askAboutQuote } from './client/answer-quote';
import { bookingAnswer, mailBookingAnswer } from './client/reply-to-client';
import { createQuote } from './quotes/create-quote';
import { QUOTE } from './quotes/quote';
import { quoteSums } from './quotes/quote-totals';
import { quotesWithoutAnswer } from './quotes/quotes-of-booking';
import { sendQuote } from './quotes/send-quote';

interface Sums {
  amounts: number[];
  discountKes: number;
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
  `,
    mutations: {
      'acceptQuote(token: String!, seen: ClientSeen!): ClientBooking!': acceptQuote,
      'askAboutQuote(token: String!, seen: ClientSeen!, question: String!): ClientBooking!': askAboutQuote,
    },
  },
  {
    access: null,
    fields: {
      BookingsWaiting: {
        'quotesWithoutAnswer: [Quote!]!': [
          'Sent and not accepted, those with a question among them; what ends first comes first, at most 50',
          quotesWithoutAnswer,
        ],
      },
    },
  },
  {
    access: mayUse(`${QUOTE}.update`),
    queries: {
      'quoteSums(amounts: [Int!]!, discountKes: Int!, discountPercent: Int, vatPercent: Int!): QuoteSums!': [
        'What a quote comes to, with the values of a form',
        (_, { amounts, discountPercent, ...rest }: Sums) =>
          quoteSums({
            ...rest,
            lines: amounts.map((amountKes) => ({ label: '', amountKes })),
            discountPercent: discountPercent ?? 0,
          }),
      ],
    },
    mutations: {
      'createQuote(booking: ID!): Quote!': [
        "The draft of a booking's quote: the one there is, or a new one",
        (strapi, { booking }: { booking: string }) => createQuote(strapi, booking),
      ],
      'sendQuote(documentId: ID!, revision: Int!, seenNumber: String, seenRevision: Int): SentQuote!': [
        'Gives a draft its number and sends it',
        sendQuote,
      ],
    },
  },
  {
    access: mayUse(`${BOOKING}.update`),
    queries: {
      'bookingAnswer(documentId: ID!, template: String!): BookingAnswer!': [
        'template: the name of one of the answers of the booking papers',
        (strapi, { documentId, template }: AboutBooking & { template: string }) =>
          bookingAnswer(strapi, documentId, template),
      ],
      'calendarFeedMadeAt: String': [
        "ISO time at which the address of the owner's calendar was made; null before the first",
        feedMadeAt,
      ],
    },
    mutations: {
      'mailBookingAnswer(documentId: ID!, subject: String!, text: String!): Boolean!': [
        'Mails what the owner has written',
        (strapi, { documentId, ...words }: AboutBooking & { subject: string; text: string }) =>
          mailBookingAnswer(strapi, documentId, words),
      ],
    },
  },
  {
    access: { ...mayUse(`${BOOKING}.update`), policies: ['global::is-confirmed'] },
    mutations: {
      'renewCalendarFeed: String!': [
        "Ends the former address of the owner's calendar. The new one is told this once",
        renewFeed,
      ],
    },
  },
];
