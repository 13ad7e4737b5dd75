import type { Core } from '@strapi/strapi';
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

/** Types and operations for bookings beyond Strapi's own. Days are Nairobi's, YYYY-MM-DD. */
export const bookingSchema = /* GraphQL */ `
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
  type Query {
    "The days to come that are not free, at most 100 asked for at once"
    bookingCalendar(from: String!, to: String!): [CalendarDay!]!
    "By the rate card of now"
    bookingEstimate(service: String!, quantity: Int!, extras: [String!]): Estimate!
    "null: the page has ended or never existed"
    clientBooking(token: String!): ClientBooking
    "Those that want a decision or have one, at most 50 days and 500 of each"
    bookingsInDays(from: String!, to: String!): BookingsInDays!
    bookingClashes(documentId: ID!): [BookingClash!]!
    "The days away that it shares"
    awayInBooking(documentId: ID!): [Away!]!
    "Oldest first"
    bookingChanges(documentId: ID!): [BookingChange!]!
    "The path of the client's own page; null when it has ended"
    bookingLink(documentId: ID!): String
    bookingsWaiting: BookingsWaiting!
    "null: the move would be refused"
    moveConsequences(documentId: ID!, event: BookingEvent!): MoveConsequences
  }
  type Mutation {
    requestBooking(data: BookingRequestInput!, proof: SubmissionProofInput!): BookingReceipt!
    "By the client, from their own page"
    cancelBooking(token: String!, seen: ClientSeen!, reason: String): ClientBooking!
    "An enquiry that came by telephone"
    createBooking(data: BookingByHandInput!): Booking!
    moveBooking(data: BookingMove!): Booking!
  }
`;

interface Range {
  from: string;
  to: string;
}

interface EstimateArguments {
  service: string;
  quantity: number;
  extras?: string[] | null;
}

interface Request {
  data: FormInput;
  proof: SubmissionProof;
}

/** Open to everyone. */
export const clientResolvers = (strapi: Core.Strapi) => ({
  Query: {
    bookingCalendar: (_: unknown, { from, to }: Range) => bookingCalendar(strapi, from, to),
    bookingEstimate: async (_: unknown, { extras, ...wanted }: EstimateArguments) => {
      const chosen = chosenFrom(await readRateCard(strapi), { ...wanted, extras: extras ?? [] });
      return estimateOf(chosen.service, chosen.quantity, chosen.extras);
    },
    clientBooking: (_: unknown, { token }: { token: string }) => clientBooking(strapi, token),
  },
  Mutation: {
    requestBooking: (_: unknown, { data, proof }: Request) =>
      countingRefusals(strapi, () => requestBooking(strapi, data, proof)),
    cancelBooking: (_: unknown, seen: Parameters<typeof cancelBooking>[1]) => cancelBooking(strapi, seen),
  },
});

interface OfBooking {
  documentId: string;
}

export const ownersBookingResolvers = (strapi: Core.Strapi) => ({
  Query: {
    bookingsInDays: (_: unknown, { from, to }: Range) => bookingsInDays(strapi, from, to),
    bookingClashes: (_: unknown, { documentId }: OfBooking) => bookingClashes(strapi, documentId),
    awayInBooking: (_: unknown, { documentId }: OfBooking) => awayInBooking(strapi, documentId),
    bookingChanges: (_: unknown, { documentId }: OfBooking) => bookingChanges(strapi, documentId),
    bookingLink: (_: unknown, { documentId }: OfBooking) => bookingLink(strapi, documentId),
    bookingsWaiting: () => bookingsWaiting(strapi),
    moveConsequences: (_: unknown, { documentId, event }: OfBooking & { event: BookingEvent }) =>
      moveConsequences(strapi, documentId, event),
  },
  Mutation: {
    createBooking: (_: unknown, { data }: { data: FormInput }) => createBooking(strapi, data),
    moveBooking: (_: unknown, { data }: { data: Parameters<typeof moveBooking>[1] }) =>
      moveBooking(strapi, data),
  },
});

export const bookingAccess = {
  'Query.bookingsInDays': { auth: { scope: [`${BOOKING}.find`] } },
  'Query.bookingClashes': { auth: { scope: [`${BOOKING}.find`] } },
  'Query.awayInBooking': { auth: { scope: [`${BOOKING}.find`] } },
  'Query.bookingChanges': { auth: { scope: [`${BOOKING}.find`] } },
  'Query.bookingLink': { auth: { scope: [`${BOOKING}.find`] } },
  'Query.bookingsWaiting': { auth: { scope: [`${BOOKING}.find`] } },
  'Query.moveConsequences': { auth: { scope: [`${BOOKING}.find`] } },
  'Mutation.moveBooking': { auth: { scope: [`${BOOKING}.update`] } },
  'Mutation.createBooking': { auth: { scope: [`${BOOKING}.update`] } },
};
