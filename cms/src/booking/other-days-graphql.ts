import type { Core } from '@strapi/strapi';
import { waitingDays } from './bookings/asked-days';
import { BOOKING, type Booking } from './bookings/booking';
import { otherDays } from './calendar/calendar-queries';
import { answerOtherDays } from './client/answer-other-days';
import { askForOtherDays } from './client/ask-for-other-days';

/** Other days that a client asks for, and the owner's answer. */
export const otherDaysSchema = /* GraphQL */ `
  "Other days that the client has asked for"
  type ClientOtherDays {
    firstDay: String!
    lastDay: String!
    "false: they wait for the owner's answer"
    isDeclined: Boolean!
  }
  extend type ClientBooking {
    "null: none were asked for since the booking last moved"
    otherDays: ClientOtherDays
  }
  extend type Booking {
    "Other days that the client asks for wait for the owner's answer"
    asksForOtherDays: Boolean!
  }
  "Days that a client asks for and that wait for the owner's answer"
  type OtherDays {
    firstDay: String!
    lastDay: String!
    "Of the booking, read with these days"
    revision: Int!
    "Options and confirmed bookings on these days"
    clashes: [BookingClash!]!
    away: [Away!]!
  }
  type Query {
    "null: no days wait for an answer"
    otherDays(documentId: ID!): OtherDays
  }
  type Mutation {
    "By the client. Nothing changes until the owner accepts. Without lastDay: one day. The booked days take back a request"
    askForOtherDays(token: String!, seen: ClientSeen!, firstDay: String!, lastDay: String): ClientBooking!
    "Moves a booking to the days that its client asks for, or declines them"
    answerOtherDays(documentId: ID!, revision: Int!, accept: Boolean!): Booking!
  }
`;

/** Open to everyone: the token is the key. */
export const clientsOtherDaysResolvers = (strapi: Core.Strapi) => ({
  Mutation: {
    askForOtherDays: (_: unknown, asked: Parameters<typeof askForOtherDays>[1]) =>
      askForOtherDays(strapi, asked),
  },
});

export const ownersOtherDaysResolvers = (strapi: Core.Strapi) => ({
  Query: {
    otherDays: (_: unknown, { documentId }: { documentId: string }) => otherDays(strapi, documentId),
  },
  Mutation: {
    answerOtherDays: (_: unknown, answer: Parameters<typeof answerOtherDays>[1]) =>
      answerOtherDays(strapi, answer),
  },
  Booking: { asksForOtherDays: (booking: Booking) => waitingDays(booking) !== null },
});

export const otherDaysAccess = {
  'Booking.asksForOtherDays': { auth: { scope: [`${BOOKING}.find`] } },
  'Query.otherDays': { auth: { scope: [`${BOOKING}.find`] } },
  'Mutation.answerOtherDays': { auth: { scope: [`${BOOKING}.update`] } },
};
