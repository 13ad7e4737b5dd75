import { mayUse, OPEN, type Operations } from '../platform/graphql/operations';
import type { BookingEvent } from '../shared/booking';
import { countingRefusals, type FormInput, type SubmissionProof } from '../site';
import { BOOKING } from './bookings/booking';
import { bookingChanges } from './bookings/booking-log';
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
import { moveConsequences } from './states/change-consequences';
import { moveBooking } from './states/change-state';

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

const REQUESTED = /* GraphQL */ `
      service: String!
      quantity: Int!
      extras: [String!]
      firstDay: String!
      lastDay: String!
      "HH:MM, in the site's time zone"
      startTime: String
      city: String!
      venue: String
      name: String!
      email: String
      phone: String
      notes: String
    `;

/** Types and operations for bookings beyond Strapi's own. Days are those of the site's place, YYYY-MM-DD. */
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
      amount: Int!
    }
    type Estimate {
      lines: [EstimateLine!]!
      total: Int!
      "ISO 4217. null: the site's currency"
      currency: String
      "true if the service has a lowest price: the total is the lowest possible one"
      isFrom: Boolean!
    }
    type BookingReceipt {
      status: String!
      "The client's page is /b/{token}"
      token: String!
    }
    "A request from the booking page. It needs an email address or a phone number. Days are YYYY-MM-DD"
    input BookingRequestInput {
      ${REQUESTED}
    }
    "A booking that the owner enters. It needs an email address or a phone number. Days are YYYY-MM-DD"
    input BookingByHandInput {
      ${REQUESTED}
      ownersNote: String
    }
    type ClientQuote {
      number: String!
      revision: Int!
      firstDay: String!
      lastDay: String!
      lines: [EstimateLine!]!
      discount: Int!
      "0 if the discount is a fixed amount"
      discountPercent: Int!
      vatPercent: Int!
      vat: Int!
      total: Int!
      currency: String!
      validUntil: String!
      terms: String!
      "In words; empty without usage"
      usage: String!
      payment: PaymentTerms
      "sent, accepted, questioned or ended"
      state: String!
      "null unless the client accepted it"
      accepted: QuoteAcceptance
    }
    "Who accepted a quote"
    type QuoteAcceptance {
      name: String!
      company: String
      "YYYY-MM-DD, on the site's clock"
      day: String!
    }
    "A booking as shown to its client"
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
      "true if a confirmed booking overlaps this option"
      daysTaken: Boolean!
      "null if the price is on request"
      estimate: Estimate
      quote: ClientQuote
      canCancel: Boolean!
      "WhatsApp link to the owner with a prepared text; null if the owner gives no phone number"
      whatsapp: String
      "ISO time at which this page expires"
      endsAt: String!
      "true if the booking was ever confirmed. booking.ics then has its days, or cancels them"
      hasCalendarFile: Boolean!
      revision: Int!
      "A sentence for the client if the requested action had already been done"
      notice: String
    }
    "The booking as shown when the client pressed the button. The action is refused if any of these values has changed"
    input ClientSeen {
      state: String!
      revision: Int!
      holdRank: Int
      "Number of the quote shown; null if there was none"
      quoteNumber: String
      quoteRevision: Int
    }
    "Changes of state that the owner can choose"
    enum BookingEvent {
      "Needs holdEndsAt. On an option, changes when it ends"
      PLACE_OPTION
      CONFIRM
      DECLINE
      CANCEL
      "Turns an option back into an enquiry"
      RELEASE
      FINISH
      REOPEN
    }
    input BookingMove {
      documentId: ID!
      event: BookingEvent!
      "Revision of the booking that the owner saw"
      revision: Int!
      "ISO time at which the option ends"
      holdEndsAt: String
      reason: String
      "true to confirm although earlier options or a confirmed booking overlap"
      insist: Boolean
    }
    "An option or confirmed booking that overlaps"
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
      "A BookingEvent, or ASKED, HOLD_ENDED, MOVED_UP, MOVED_DOWN, DAYS_BOOKED, DAYS_FREE, DAYS_ASKED, DAYS_TAKEN_BACK, DAYS_ACCEPTED, DAYS_DECLINED, BROUGHT_BACK, QUOTE_SENT, QUOTE_QUESTIONED, QUOTE_ACCEPTED, PAYMENT_CLAIMED, PAYMENT_RECEIVED, PAYMENT_NOT_FOUND"
      event: String!
      from: String
      to: String!
      "client, owner, administrator, editor or machine"
      actor: String!
      actorName: String
      reason: String
    }
    "Bookings and quotes that wait for the owner"
    type BookingsWaiting {
      newEnquiries: Int!
      "The 5 newest"
      enquiries: [Booking!]!
      "Options that end within two days, soonest first, at most 50"
      holdsEnding: [Booking!]!
    }
    "Another client's option that a change of state affects"
    type NextOption {
      documentId: ID!
      name: String!
      firstDay: String!
      lastDay: String!
      rank: Int!
      "true if its rank improves; false if only the confirmed booking that overlapped it is gone"
      movedUp: Boolean!
    }
    "The effect of a change of state on the days and on other clients"
    type MoveConsequences {
      "How many days of the booking become free: all, some or none"
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
        'For everyone. Returns the future days that are on hold, booked or away. from and to are YYYY-MM-DD, a range of at most 100 days',
        (strapi, { from, to }: Range) => bookingCalendar(strapi, from, to),
      ],
      'bookingEstimate(service: String!, quantity: Int!, extras: [String!]): Estimate': [
        'For everyone. Calculates a price from the current rate card. null if the price is on request',
        async (strapi, { extras, ...wanted }: EstimateArguments) => {
          const chosen = chosenFrom(await readRateCard(strapi), { ...wanted, extras: extras ?? [] });
          return estimateOf(chosen.service, chosen.quantity, chosen.extras);
        },
      ],
      'clientBooking(token: String!): ClientBooking': [
        'For the client. Returns null if the token is unknown or expired',
        (strapi, { token }: { token: string }) => clientBooking(strapi, token),
      ],
    },
    mutations: {
      'requestBooking(data: BookingRequestInput!, proof: SubmissionProofInput!): BookingReceipt!': (
        strapi,
        { data, proof }: { data: FormInput; proof: SubmissionProof },
      ) => countingRefusals(strapi, () => requestBooking(strapi, data, proof)),
      'cancelBooking(token: String!, seen: ClientSeen!, reason: String): ClientBooking!': [
        'For the client. Cancels the booking',
        cancelBooking,
      ],
    },
  },
  {
    access: mayUse(`${BOOKING}.find`),
    queries: {
      'bookingsInDays(from: String!, to: String!): BookingsInDays!': [
        'For the owner. Returns open bookings and time away in a range of at most 50 days, at most 500 of each',
        (strapi, { from, to }: Range) => bookingsInDays(strapi, from, to),
      ],
      'bookingClashes(documentId: ID!): [BookingClash!]!': (strapi, { documentId }: OfBooking) =>
        bookingClashes(strapi, documentId),
      'awayInBooking(documentId: ID!): [Away!]!': [
        'For the owner. Returns time away that overlaps the booking',
        (strapi, { documentId }: OfBooking) => awayInBooking(strapi, documentId),
      ],
      'bookingChanges(documentId: ID!): [BookingChange!]!': [
        'For the owner. Returns the log of a booking, oldest first',
        (strapi, { documentId }: OfBooking) => bookingChanges(strapi, documentId),
      ],
      'bookingLink(documentId: ID!): String': [
        "For the owner. Returns the path of the client's page; null if it has expired",
        (strapi, { documentId }: OfBooking) => bookingLink(strapi, documentId),
      ],
      'bookingsWaiting: BookingsWaiting!': bookingsWaiting,
      'moveConsequences(documentId: ID!, event: BookingEvent!): MoveConsequences': [
        'For the owner. Changes nothing. Returns null if the change of state would be refused',
        (strapi, { documentId, event }: OfBooking & { event: BookingEvent }) =>
          moveConsequences(strapi, documentId, event),
      ],
    },
  },
  {
    access: mayUse(`${BOOKING}.update`),
    mutations: {
      'createBooking(data: BookingByHandInput!): Booking!': [
        'For the owner. Creates an enquiry, for example after a phone call',
        (strapi, { data }: { data: FormInput }) => createBooking(strapi, data),
      ],
      'moveBooking(data: BookingMove!): Booking!': (
        strapi,
        { data }: { data: Parameters<typeof moveBooking>[1] },
      ) => moveBooking(strapi, data),
    },
  },
];
