import { mayUse, OPEN, type Operations } from '../platform/graphql/operations';
import { BOOKING } from './bookings/booking';
import { claimPayment } from './payments/claim-payment';
import { PAYMENT } from './payments/payment';
import { bookingPayments } from './payments/payments-of-booking';
import { answerPayment, noteInvoice, recordPayment } from './payments/record-payment';
import { owingBookings, requestPayment } from './payments/request-payment';

/** The sums that the client and the owner see. */
const BALANCE = /* GraphQL */ `
      "null if no quote is accepted"
      quoteNumber: String
      currency: String!
      "Of the accepted quote; 0 if none is accepted"
      total: Int!
      received: Int!
      "What the client says they paid, which the owner has not answered yet"
      claimed: Int!
      "total - received"
      owed: Int!
      "What to pay next; null if everything is paid, and for a closed booking"
      due: PaymentDue
      isOverdue: Boolean!
    `;

/** Types and operations for payments, beyond Strapi's own. Amounts are whole units; days are YYYY-MM-DD. */
export const paymentOperations: readonly Operations[] = [
  {
    access: OPEN,
    types: /* GraphQL */ `
    "When the client has to pay what, after they accepted the quote"
    type PaymentTerms {
      "0 without a deposit"
      deposit: Int!
      "Days after the client accepts the quote"
      depositDays: Int!
      "Days after the last day of the quote"
      balanceDays: Int!
    }
    type PaymentDue {
      amount: Int!
      day: String!
      isDeposit: Boolean!
    }
    type PaymentWay {
      name: String!
      "To copy: a till, an account or a phone number"
      number: String!
      details: String
    }
    type ClientPayment {
      amount: Int!
      day: String!
      way: String
      code: String
      "claimed, received or not_found"
      state: String!
      "Of the receipt; null until it is received"
      number: String
      reason: String
    }
    "Money, as shown to the client"
    type ClientPayments {
      ${BALANCE}
      ways: [PaymentWay!]!
      "Oldest first"
      payments: [ClientPayment!]!
      "true if the client can report a payment"
      canClaim: Boolean!
    }
    extend type ClientBooking {
      "null before a quote is accepted"
      payments: ClientPayments
    }
    type Balance {
      ${BALANCE}
    }
    type BookingPayments {
      "null before a quote is accepted"
      balance: Balance
      "Oldest first"
      payments: [Payment!]!
    }
    type OwingBooking {
      booking: Booking!
      balance: Balance!
      "WhatsApp link to the client with a text that asks for what is due; null if the booking has no phone number"
      whatsapp: String
    }
    type PaymentRequest {
      "true if it was emailed to the client. Otherwise the owner sends the text"
      mailed: Boolean!
      text: String!
      "WhatsApp link to the client with the text; null if the booking has no phone number"
      whatsapp: String
    }
    input RecordedPaymentInput {
      booking: ID!
      "Revision of the booking that the owner saw"
      revision: Int!
      "Below 0: a refund or a correction, which needs a reason"
      amount: Int!
      day: String!
      way: String
      code: String
      reason: String
      "Of an invoice made elsewhere"
      invoiceNumber: String
    }
  `,
    mutations: {
      'claimPayment(token: String!, seen: ClientSeen!, day: String!, way: String, code: String): ClientBooking!':
        ['For the client. Reports that the due amount was paid', claimPayment],
    },
  },
  {
    access: mayUse(`${BOOKING}.find`),
    queries: {
      'bookingPayments(documentId: ID!): BookingPayments!': [
        'For the owner. documentId is that of the booking',
        (strapi, { documentId }: { documentId: string }) => bookingPayments(strapi, documentId),
      ],
      'owingBookings: [OwingBooking!]!': [
        'For the owner. Returns bookings that are not paid in full, the earliest due day first',
        owingBookings,
      ],
    },
  },
  {
    access: mayUse(`${PAYMENT}.update`),
    mutations: {
      'answerPayment(documentId: ID!, amount: Int): Payment!': [
        'For the owner. Answers a reported payment: the received amount, or null if it was not found',
        answerPayment,
      ],
      'recordPayment(data: RecordedPaymentInput!): Payment!': [
        'For the owner. Records a payment that was received or paid back',
        (strapi, { data }: { data: Parameters<typeof recordPayment>[1] }) => recordPayment(strapi, data),
      ],
      'noteInvoice(documentId: ID!, revision: Int!, invoiceNumber: String!): Payment!': [
        'For the owner. Stores the number of an invoice made elsewhere',
        noteInvoice,
      ],
      'requestPayment(booking: ID!): PaymentRequest!': [
        'For the owner. Emails the client what is due, if possible, and returns the text',
        (strapi, { booking }: { booking: string }) => requestPayment(strapi, booking),
      ],
    },
  },
];
