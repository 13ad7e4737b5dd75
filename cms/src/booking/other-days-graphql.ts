import { mayUse, OPEN, type Operations } from '../platform/graphql/operations';
import { BOOKING, type Booking } from './bookings/booking';
import { otherDays } from './calendar/calendar-queries';
import { answerOtherDays } from './days/answer-other-days';
import { askForOtherDays } from './days/ask-for-other-days';
import { waitingDays } from './days/asked-days';

/** Other days that a client asks for, and the owner's answer. */
export const otherDaysOperations: readonly Operations[] = [
  {
    access: OPEN,
    types: /* GraphQL */ `
    "Different dates that the client has requested"
    type ClientOtherDays {
      firstDay: String!
      lastDay: String!
      "false while they wait for the owner's answer"
      isDeclined: Boolean!
    }
    extend type ClientBooking {
      "null if the client has requested none since the days last changed"
      otherDays: ClientOtherDays
    }
    "Different dates that wait for the owner's answer"
    type OtherDays {
      firstDay: String!
      lastDay: String!
      "Revision of the booking"
      revision: Int!
      "Options and confirmed bookings that overlap these days"
      clashes: [BookingClash!]!
      away: [Away!]!
    }
  `,
    mutations: {
      'askForOtherDays(token: String!, seen: ClientSeen!, firstDay: String!, lastDay: String): ClientBooking!':
        [
          'For the client. Requests different dates; the booking changes when the owner accepts. lastDay defaults to firstDay. The booked days withdraw a request',
          askForOtherDays,
        ],
    },
  },
  {
    access: mayUse(`${BOOKING}.find`),
    queries: {
      'otherDays(documentId: ID!): OtherDays': [
        'For the owner. Returns null if no requested dates wait for an answer',
        (strapi, { documentId }: { documentId: string }) => otherDays(strapi, documentId),
      ],
    },
    fields: {
      Booking: {
        'asksForOtherDays: Boolean!': [
          "true if requested dates wait for the owner's answer",
          (_, booking: Booking) => waitingDays(booking) !== null,
        ],
      },
    },
  },
  {
    access: mayUse(`${BOOKING}.update`),
    mutations: {
      'answerOtherDays(documentId: ID!, revision: Int!, accept: Boolean!): Booking!': [
        'For the owner. Accepts or declines the dates that the client requested',
        answerOtherDays,
      ],
    },
  },
];
