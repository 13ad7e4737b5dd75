import { mayUse, OPEN, type Operations } from '../platform/graphql/operations';
import type { BookingEvent } from '../shared/booking';
import { countingRefusals, type FormInput, type SubmissionProof } from '../site';
import { BOOKING } from './bookings/booking';
import { bookingChanges } from './bookings/booking-log';
import { moveConsequences } from './bookings/change-consequences';
import { moveBooking } from './bookings/change-state';
import { createBooking, requestBooking } from './bookings/create-booking';
import {
  awayInBooking,
  bookingCalendar,
  bookingClashes,
  bookingsInDays,
  bookingsWaiting,
} from './calendar/calendar-queries';
import { cancelBooking } from './client/cancel-booking';
import { bookingLink, clientBooking } from './client/client-booking';
import { estimateOf } from './rates/estimate';
import { chosenFrom, readRateCard } from './rates/rate-card';

interface Range {
  from: string;
  to: string;
}

interface EstimateArguments {
  service: string;
  quantity: number;
  extras?: string[] | null;
}

interface OfBooking {
  documentId: string;
}

/** Types and operations for bookings beyond Strapi's own. Days are Nairobi's, YYYY-MM-DD. */
export const bookingOperations: readonly Operations[] = [
  {
    access: OPEN,
    types: /* GraphQL */ `
    enum DayState {
      ON_HOLD
      BOOKED
      AWAY
    }
    type CalendarDay {
      day: String!
      state: DayState!
    }
    type EstimateLine {
      label: String!
      amountKes: Int!
    }
    type Estimate {
      lines: [EstimateLine!]!
      totalKes: Int!
      "The service's price is its lowest one"
      isFrom: Boolean!
    }
    type BookingReceipt {
      status: String!
      "Opens the client's own page, /b/{token}"
      token: String!
    }
    "email or phone, or both"
    input BookingRequestInput {
      service: String!
      quantity: Int!
      extras: [String!]
      firstDay: String!
      lastDay: String!
      "HH:MM, in Nairobi"
      startTime: String
      city: String!
      venue: String
      name: String!
      email: String
      phone: String
      notes: String
    }
    "email or phone, or both"
    input BookingByHandInput {
      service: String!
      quantity: Int!
      extras: [String!]
      firstDay: String!
      lastDay: String!
      startTime: String
      city: String!
      venue: String
      name: String!
      email: String
      phone: String
      notes: String
      ownersNote: String
    }
    type ClientQuote {
      number: String!
      revision: Int!
      lines: [EstimateLine!]!
      discountKes: Int!
      "0: the discount is a sum"
      discountPercent: Int!
      vatPercent: Int!
      vatKes: Int!
      totalKes: Int!
      validUntil: String!
      terms: String!
      "sent, accepted, questioned or ended"
      state: String!
    }
    "A booking as its client sees it"
    type ClientBooking {
      service: String!
      unit: String!
      quantity: Int!
      extras: [String!]!
      firstDay: String!
      lastDay: String!
      startTime: String
      city: String!
      venue: String
      name: String!
      notes: String
      state: String!
      holdRank: Int
      "ISO time"
      holdEndsAt: String
      "Another booking is confirmed on days of this option"
      daysTaken: Boolean!
      estimate: Estimate!
      quote: ClientQuote
      canCancel: Boolean!
      "Where the client writes to the owner, with the text written out; null without a number"
      whatsapp: String
      "ISO time at which the page ends"
      endsAt: String!
      "booking.ics shows the booking as confirmed, or as cancelled once it no longer is"
      hasCalendarFile: Boolean!
      revision: Int!
      "After an action that was already done: a sentence that says so"
      notice: String
    }
    "What the page showed when its button was pressed. An action is refused when something of it has changed since"
    input ClientSeen {
      state: String!
      revision: Int!
      holdRank: Int
      "Of the quote on the page; null without one"
      quoteNumber: String
      quoteRevision: Int
    }
    "HOLD_ENDED happens by itself"
    enum BookingEvent {
      "With holdEndsAt. Again on an option: another end"
      PLACE_OPTION
      CONFIRM
      DECLINE
      CANCEL
      "An option becomes an enquiry again"
      RELEASE
      FINISH
      REOPEN
    }
    input BookingMove {
      documentId: ID!
      event: BookingEvent!
      "The one that was read with the booking"
      revision: Int!
      "ISO time"
      holdEndsAt: String
      reason: String
      "To confirm over earlier options, or beside another confirmed booking of the same days"
      insist: Boolean
    }
    "An option or a confirmed booking of the same days"
    type BookingClash {
      documentId: ID!
      service: String!
      name: String!
      firstDay: String!
      lastDay: String!
      state: String!
      holdRank: Int
      "ISO time"
      holdEndsAt: String
    }
    type BookingChange {
      "ISO time"
      at: String!
      "A BookingEvent, or ASKED, HOLD_ENDED, MOVED_UP, MOVED_DOWN, DAYS_BOOKED, DAYS_FREE, DAYS_ASKED, DAYS_TAKEN_BACK, DAYS_ACCEPTED, DAYS_DECLINED, BROUGHT_BACK, QUOTE_SENT, QUOTE_QUESTIONED, QUOTE_ACCEPTED"
      event: String!
      from: String
      to: String!
      "client, owner, administrator, editor or machine"
      actor: String!
      actorName: String
      reason: String
    }
    "What waits for the owner"
    type BookingsWaiting {
      newEnquiries: Int!
      "The newest of them, at most 5"
      enquiries: [Booking!]!
      "Options that end within two days, the first one first; at most 50"
      holdsEnding: [Booking!]!
    }
    "Another client's option after a move"
    type NextOption {
      documentId: ID!
      name: String!
      firstDay: String!
      lastDay: String!
      rank: Int!
      "false: it keeps its rank, and no confirmed booking is in its way any longer"
      movedUp: Boolean!
    }
    "What a move would change for the days and for other clients"
    type MoveConsequences {
      "Which of its days become free: all, some or none"
      freed: String!
      nextOptions: [NextOption!]!
    }
    type BookingsInDays {
      bookings: [Booking!]!
      away: [Away!]!
    }
  `,
    queries: {
      'bookingCalendar(from: String!, to: String!): [CalendarDay!]!': [
        'The days to come that are not free, at most 100 asked for at once',
        (strapi, { from, to }: Range) => bookingCalendar(strapi, from, to),
      ],
      'bookingEstimate(service: String!, quantity: Int!, extras: [String!]): Estimate!': [
        'By the rate card of now',
        async (strapi, { extras, ...wanted }: EstimateArguments) => {
          const chosen = chosenFrom(await readRateCard(strapi), { ...wanted, extras: extras ?? [] });
          return estimateOf(chosen.service, chosen.quantity, chosen.extras);
        },
      ],
      'clientBooking(token: String!): ClientBooking': [
        'null: the page has ended or never existed',
        (strapi, { token }: { token: string }) => clientBooking(strapi, token),
      ],
    },
    mutations: {
      'requestBooking(data: BookingRequestInput!, proof: SubmissionProofInput!): BookingReceipt!': (
        strapi,
        { data, proof }: { data: FormInput; proof: SubmissionProof },
      ) => countingRefusals(strapi, () => requestBooking(strapi, data, proof)),
      'cancelBooking(token: String!, seen: ClientSeen!, reason: String): ClientBooking!': [
        'By the client, from their own page',
        cancelBooking,
      ],
    },
  },
  {
    access: mayUse(`${BOOKING}.find`),
    queries: {
      'bookingsInDays(from: String!, to: String!): BookingsInDays!': [
        'Those that want a decision or have one, at most 50 days and 500 of each',
        (strapi, { from, to }: Range) => bookingsInDays(strapi, from, to),
      ],
      'bookingClashes(documentId: ID!): [BookingClash!]!': (strapi, { documentId }: OfBooking) =>
        bookingClashes(strapi, documentId),
      'awayInBooking(documentId: ID!): [Away!]!': [
        'The days away that it shares',
        (strapi, { documentId }: OfBooking) => awayInBooking(strapi, documentId),
      ],
      'bookingChanges(documentId: ID!): [BookingChange!]!': [
        'Oldest first',
        (strapi, { documentId }: OfBooking) => bookingChanges(strapi, documentId),
      ],
      'bookingLink(documentId: ID!): String': [
        "The path of the client's own page; null when it has ended",
        (strapi, { documentId }: OfBooking) => bookingLink(strapi, documentId),
      ],
      'bookingsWaiting: BookingsWaiting!': bookingsWaiting,
      'moveConsequences(documentId: ID!, event: BookingEvent!): MoveConsequences': [
        'null: the move would be refused',
        (strapi, { documentId, event }: OfBooking & { event: BookingEvent }) =>
          moveConsequences(strapi, documentId, event),
      ],
    },
  },
  {
    access: mayUse(`${BOOKING}.update`),
    mutations: {
      'createBooking(data: BookingByHandInput!): Booking!': [
        'An enquiry that came by telephone',
        (strapi, { data }: { data: FormInput }) => createBooking(strapi, data),
      ],
      'moveBooking(data: BookingMove!): Booking!': (
        strapi,
        { data }: { data: Parameters<typeof moveBooking>[1] },
      ) => moveBooking(strapi, data),
    },
  },
];
