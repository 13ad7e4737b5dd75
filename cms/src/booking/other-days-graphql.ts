import { mayUse, OPEN, type Operations } from '../platform/graphql/operations';
import { waitingDays } from './bookings/asked-days';
import { BOOKING, type Booking } from './bookings/booking';
import { otherDays } from './calendar/calendar-queries';
import { answerOtherDays } from './client/answer-other-days';
import { askForOtherDays } from './client/ask-for-other-days';

/** Other days that a client asks for, and the owner's answer. */
export const otherDaysOperations: readonly Operations[] = [
  {
    access: OPEN,
    types: /* GraphQL */ `
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
  `,
    mutations: {
      'askForOtherDays(token: String!, seen: ClientSeen!, firstDay: String!, lastDay: String): ClientBooking!':
        [
          'By the client. Nothing changes until the owner accepts. Without lastDay: one day. The booked days take back a request',
          askForOtherDays,
        ],
    },
  },
  {
    access: mayUse(`${BOOKING}.find`),
    queries: {
      'otherDays(documentId: ID!): OtherDays': [
        'null: no days wait for an answer',
        (strapi, { documentId }: { documentId: string }) => otherDays(strapi, documentId),
      ],
    },
    fields: {
      Booking: {
        'asksForOtherDays: Boolean!': [
          "Other days that the client asks for wait for the owner's answer",
          (_, booking: Booking) => waitingDays(booking) !== null,
        ],
      },
    },
  },
  {
    access: mayUse(`${BOOKING}.update`),
    mutations: {
      'answerOtherDays(documentId: ID!, revision: Int!, accept: Boolean!): Booking!': [
        'Moves a booking to the days that its client asks for, or declines them',
        answerOtherDays,
      ],
    },
  },
];
