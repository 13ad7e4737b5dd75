import type { Core } from '@strapi/strapi';
import { readSettings } from '../content';
import { type LetterKind, type Letters, type Mail, type NoticeLine, ofOwner, wording } from '../mail';
import { type BookingState, isLive, rankedOption } from '../shared/booking';
import { longDay } from '../shared/day-names';
import { withCurrency } from '../shared/money';
import { paragraphsOf } from '../shared/paragraphs';
import { shorten } from '../shared/text';
import { BOOKING, type Booking, findBooking } from './bookings/booking';
import { waitingDays } from './days/asked-days';
import { PAYMENT, type Payment } from './payments/payment';
import { bookingPayments, dueBalance } from './payments/payments-of-booking';
import { requestText } from './payments/request-payment';
import { wording as paymentWording } from './payments/wording';
import { latestQuote } from './quotes/client-quote';
import { QUOTE, type Quote } from './quotes/quote';
import { clientAddress, daysOf, quoteSentence } from './quotes/quote-text';
import { wording as quoteWording } from './quotes/wording';
import { mailWording } from './wording';

const { notices, receipt } = mailWording;

/** Characters of a question shown in one line. */
const LONGEST_QUESTION = 120;

/** Returns the owner's notice of a booking, with its state when the mail is sent. */
function bookingNotice(booking: Booking): string | undefined {
  const { state, name, service } = booking;
  const waiting = waitingDays(booking);
  if (waiting) return notices.otherDays(name, service, daysOf(waiting));
  return STATE_NOTICES[state]?.(booking, name, service, daysOf(booking));
}

type About = [booking: Booking, name: string, service: string, days: string];

/** null: the owner moved the booking there, and needs no notice. */
const STATE_NOTICES: Record<BookingState, ((...about: About) => string) | null> = {
  enquiry: (_, ...about) => notices.asked(...about),
  option: (booking, ...about) => notices.option(rankedOption(booking.holdRank, booking), ...about),
  confirmed: null,
  done: null,
  declined: null,
  cancelled: (_, ...about) => notices.cancelled(...about),
  expired: (_, ...about) => notices.holdEnded(...about),
};

type ToldQuote = Quote & { booking: Booking | null };

async function lineOfQuote(strapi: Core.Strapi, quote: ToldQuote): Promise<string | undefined> {
  const { booking, number, state, question } = quote;
  if (!booking || !number) return undefined;
  if (state === 'accepted') return notices.accepted(booking.name, number);
  if (state === 'ended')
    return (await isMissed(strapi, quote)) ? notices.quoteEnded(booking.name, number) : undefined;
  if (state !== 'questioned') return undefined;
  return notices.questioned(booking.name, number, shorten(question ?? '', LONGEST_QUESTION));
}

/**
 * Returns whether a quote expired unanswered. A quote does not count if its booking has ended or a newer
 * quote replaced it.
 */
async function isMissed(strapi: Core.Strapi, { id, bookingId, booking }: ToldQuote): Promise<boolean> {
  if (!booking || !isLive(booking)) return false;
  return (await latestQuote(strapi, bookingId))?.id === id;
}

async function findQuote(strapi: Core.Strapi, { documentId = '' }: Mail) {
  const quote: Quote | null = await strapi.db.query(QUOTE).findOne({ where: { documentId } });
  const booking = quote && (await findBooking(strapi, quote.bookingId));
  return booking ? { quote, booking } : undefined;
}

async function findPayment(strapi: Core.Strapi, { documentId = '' }: Pick<Mail, 'documentId'>) {
  const payment: Payment | null = await strapi.db.query(PAYMENT).findOne({ where: { documentId } });
  const booking = payment?.bookingId ? await findBooking(strapi, payment.bookingId) : null;
  return payment && booking ? { payment, booking } : undefined;
}

const client: LetterKind['recipient'] = async (strapi, { documentId = '' }) =>
  (await findBooking(strapi, documentId))?.email ?? undefined;

export const BOOKING_LETTERS = {
  'booking-receipt': {
    recipient: client,
    letter: async (strapi, { documentId = '' }) => {
      const booking = await findBooking(strapi, documentId);
      if (!booking) return undefined;
      return ofOwner(strapi, {
        subject: receipt.received,
        text: [receipt.receivedText],
        action: { label: receipt.see, href: clientAddress(booking) },
        notes: [receipt.keepPrivate, wording.receipt.notYou],
      });
    },
  },
  'booking-answer': {
    recipient: client,
    byOwner: true,
    letter: async (strapi, { words }) =>
      words && ofOwner(strapi, { subject: words.subject, text: paragraphsOf(words.text) }),
  },
  'quote-sent': {
    byOwner: true,
    recipient: async (strapi, mail) => (await findQuote(strapi, mail))?.booking.email ?? undefined,
    letter: async (strapi, mail) => {
      const { quote, booking } = (await findQuote(strapi, mail)) ?? {};
      // A newer version has its own mail. A quote of an ended booking cannot be answered.
      if (!quote || !booking || quote.state === 'ended' || !isLive(booking)) return undefined;
      const { siteTitle } = await readSettings(strapi);
      return ofOwner(strapi, {
        subject: quoteWording.sent.subject(quote.number ?? '', siteTitle),
        text: [quoteSentence(booking, quote)],
        action: { label: quoteWording.sent.open, href: clientAddress(booking) },
        notes: [quoteWording.sent.next],
      });
    },
  },
  'payment-request': {
    recipient: client,
    byOwner: true,
    letter: async (strapi, { documentId = '' }) => {
      const booking = await findBooking(strapi, documentId);
      const balance = booking && (await dueBalance(strapi, booking));
      // Paid or cancelled since it was queued.
      if (!balance) return undefined;
      const { siteTitle } = await readSettings(strapi);
      return ofOwner(strapi, {
        subject: paymentWording.requestMail.subject(balance.quoteNumber ?? '', siteTitle),
        text: [requestText(booking, balance)],
        action: { label: paymentWording.requestMail.open, href: clientAddress(booking) },
        notes: [paymentWording.requestMail.notes],
      });
    },
  },
  'payment-receipt': {
    recipient: async (strapi, mail) => (await findPayment(strapi, mail))?.booking.email ?? undefined,
    letter: async (strapi, mail) => {
      const { payment, booking } = (await findPayment(strapi, mail)) ?? {};
      if (!payment || !booking) return undefined;
      const words = paymentWording.receiptMail;
      const { amount, currency, day, number } = payment;
      const { balance } = await bookingPayments(strapi, booking.documentId);
      const owed =
        balance && balance.owed > 0 ? words.owed(withCurrency(balance.owed, currency)) : words.paid;
      const { siteTitle } = await readSettings(strapi);
      return ofOwner(strapi, {
        subject: words.subject(number ?? '', siteTitle),
        text: [words.text(booking.name, withCurrency(amount, currency), longDay(day), owed)],
        action: { label: words.open, href: clientAddress(booking) },
      });
    },
  },
} satisfies Partial<Letters>;

export const BOOKING_NOTICES: Record<string, NoticeLine> = {
  [BOOKING]: {
    page: '/bookings',
    counted: notices.bookings,
    line: (row) => bookingNotice(row as unknown as Booking),
  },
  [QUOTE]: {
    page: '/bookings',
    relation: 'booking',
    counted: notices.quotes,
    line: (row, strapi) => lineOfQuote(strapi, row as unknown as ToldQuote),
  },
  [PAYMENT]: {
    page: '/bookings',
    counted: notices.payments,
    line: async (row, strapi) => {
      const { documentId, state, amount, currency, quoteNumber } = row as unknown as Payment;
      const { booking } = (await findPayment(strapi, { documentId })) ?? {};
      if (!booking || state !== 'claimed') return undefined;
      return notices.claimed(booking.name, withCurrency(amount, currency), quoteNumber ?? '');
    },
  },
};
