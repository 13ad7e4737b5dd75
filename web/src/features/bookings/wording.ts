import {
  amountOf,
  type BookingState,
  MAX_QUANTITY,
  rankWord,
  UNITS,
  type Unit,
} from '../../../../cms/src/shared/booking';
import { addDays } from '../../../../cms/src/shared/days';
import { currencyName, withCurrency } from '../../../../cms/src/shared/money';
import { place, zoneName } from '../../../../cms/src/shared/place';
import { CLIENT_PAGE_DAYS } from '../../../../cms/src/shared/retention';
import { capitalized } from '../../../../cms/src/shared/text';
import { longDate } from '../../texts/long-date';
import type { BookedState } from './calendar-days';

/** Explains why an option is not the first one. */
function ahead(earlier: number, isOneDay: boolean): string {
  const others = earlier === 1 ? 'another client is' : `${earlier} other clients are`;
  const sentence = isOneDay ? others : `on the busiest of these dates, ${others}`;
  const option = earlier === 1 ? 'their option' : 'one of their options';
  return `${capitalized(sentence)} ahead of you. If ${option} is released or expires, you move up.`;
}

/** Returns the name of the site's country: 'Kenya'. */
const country = () => new Intl.DisplayNames('en', { type: 'region' }).of(place().country);

interface PayTerms {
  total: number;
  /** ISO 4217 */
  currency: string;
  /** 0 without a deposit */
  deposit: number;
  /** After the quote is accepted */
  depositDays: number;
  /** After the last day of the quote */
  balanceDays: number;
}

export const bookingWording = {
  title: 'Request a booking',
  description: (siteTitle: string) =>
    `Request a booking with ${siteTitle}: choose a service and dates and see an estimate in ${currencyName()}.`,
  lead: 'Choose a service and your dates. I will reply by email or WhatsApp.',
  loading: 'Loading services...',
  loadFailure: 'Failed to load the services',
  empty: 'Online booking is closed at the moment. Please send me a message instead.',
  write: 'Write a message',

  what: 'What',
  when: 'When',
  where: 'Where',
  who: 'Your details',

  service: 'Service',
  chooseService: 'Choose a service',
  howMany: (unit: Unit | undefined) =>
    unit && unit !== 'on_request' ? `How many ${UNITS[unit][1]}` : 'Quantity',
  atLeast: (quantity: number, unit: Unit) => `At least ${amountOf(quantity, unit)}`,
  otherDays: (days: number, quantity: number) =>
    `You chose ${amountOf(days, 'day')} and entered ${quantity}. Please check how many days you need.`,
  fewerThanDays: (days: number, quantity: number, unit: Unit) =>
    `You chose ${amountOf(days, 'day')} and ${amountOf(quantity, unit)} in all. For one ${UNITS[unit][0]} each day enter ${days}.`,
  extras: 'Extras',
  usage: 'Image usage',
  noUsage: 'None, or not known yet',
  firstDay: 'First day',
  lastDay: 'Last day (if more than one)',
  startTime: 'Call time (optional)',
  get startTimeHelp() {
    return `${zoneName()}. Leave empty if you do not know it yet.`;
  },
  city: 'City',
  venue: 'Venue (optional)',
  name: 'Name',
  email: 'Email',
  emailHelp: 'Enter your email address, your phone number or both.',
  phone: 'Phone or WhatsApp',
  get phoneHelp() {
    return `For numbers outside ${country()}, start with + and the country code.`;
  },
  notes: 'Notes (optional)',
  submit: 'Send request',
  submitting: 'Sending...',
  notBinding: 'This is a request, not a booking. Your dates are reserved only once I confirm them.',

  missing: 'Please fill in all required fields',
  badQuantity: (least: number) => `Enter a whole number from ${least} to ${MAX_QUANTITY}.`,
  noDay: 'Enter a date, such as 24 December 2026.',
  pastDay: 'Choose today or a later date.',
  endBeforeStart: 'The last day must be the first day or later. For one day, leave it empty.',
  badTime: 'Enter a time, such as 14:30.',
  noContact: 'Enter your email address or your phone number, so that I can reply.',
  badEmail: 'Please enter a valid email address',
  get badPhone() {
    return `Enter a phone number, such as ${place().phoneExample}.`;
  },
  sent: 'Your request has been sent.',
  failed: 'Your request was not sent. Your answers are saved here: please try again in a moment.',

  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    help: 'Choose your first day. For more than one day, then choose your last day.',
    states: { FREE: 'Free', ON_HOLD: 'On hold', BOOKED: 'Booked', AWAY: 'Away' },
    legend: 'Key',
    chosen: 'chosen',
    past: 'past',
    failed: 'The calendar could not be loaded. You can still request any date.',
    tryAgain: 'Try again',
    fromTo: (first: string, last: string) => `${first} to ${last}`,
    oneMore: 'Now choose your last day, or continue with one day.',
    taken: {
      ON_HOLD: (days: string) =>
        `On hold for another client: ${days}. You can still send a request, as held dates are often released.`,
      BOOKED: (days: string) =>
        `Already booked: ${days}. You can still send a request, in case that changes.`,
      AWAY: (days: string) =>
        `I am away: ${days}. You can still send a request and I will let you know if I can do it.`,
    } satisfies Record<BookedState, (days: string) => string>,
  },

  estimate: {
    title: 'Estimate',
    total: 'Total',
    /** @param currency null: the site's */
    sum: (sum: number, isFrom: boolean, currency: string | null) =>
      `${isFrom ? 'from ' : ''}${withCurrency(sum, currency ?? undefined)}`,
    /** Deductions have a minus sign. */
    line: (sum: number, currency: string | null) => withCurrency(sum, currency ?? undefined),
    note: 'Estimate, not an offer',
    whenAsked: (sum: string) => `Estimate at the time of your request: ${sum}`,
    none: 'Choose a service to see an estimate.',
    onRequest: 'The price is on request. I will reply with a quote.',
    show: 'Show the estimate',
    failed: 'The estimate is not available at the moment. You can still send your request.',
  },

  amountOf,

  client: {
    title: 'Your booking',
    startTime: 'Call time',
    notes: 'Notes',
    endedTitle: 'This link does not work',
    ended: `Booking pages stay online for ${CLIENT_PAGE_DAYS} days after the last day of the booking. If yours is more recent, check that you have the complete link.`,
    loading: 'Loading your booking...',
    state: {
      enquiry: 'Received',
      option: 'On hold',
      confirmed: 'Confirmed',
      done: 'Completed',
      declined: 'Not available',
      cancelled: 'Cancelled',
      expired: 'Expired',
    } satisfies Record<BookingState, string>,
    text: {
      enquiry: 'I have received your request and will reply by email or WhatsApp. Nothing is booked yet.',
      confirmed: 'These dates are booked for you.',
      done: 'Thank you for working with me.',
      declined: 'I’m sorry, I’m not available for this booking. You can send a new request for other dates.',
      cancelled: 'This booking has been cancelled. You can send a new request at any time.',
      expired: 'These dates are no longer on hold for you. You can send a new request at any time.',
    },
    /** Replaces the title and text of a booking state while the booking has a quote. */
    quoted: {
      open: {
        title: 'Your quote is here',
        text: 'Read it below, then accept it or ask a question. Nothing is booked yet.',
      },
      asked: {
        title: 'Your quote is here',
        text: 'I have received your question and will reply. You can still accept the quote. Nothing is booked yet.',
      },
      accepted: {
        title: 'Accepted, waiting for confirmation',
        text: 'You have accepted the quote. I will confirm your dates by email or WhatsApp. They are reserved only then.',
      },
      ended: {
        title: 'Your quote is no longer valid',
        text: 'Nothing is booked. Please send a message to request a new quote.',
      },
      confirmed: 'Read the quote below, then accept it or ask a question.',
    },
    /** @param rank 1 + the number of earlier options on the busiest of the dates */
    option: (rank: number, end: string, isOneDay: boolean) => {
      const until = end && ` until ${end}`;
      const dates = isOneDay ? 'this date' : 'these dates';
      if (rank === 1)
        return `${isOneDay ? 'This date is' : 'These dates are'} on hold for you${until}. You have the first option.`;
      return `You have the ${rankWord(rank)} option on ${dates}${until}. ${ahead(rank - 1, isOneDay)}`;
    },
    /** An option on dates for which another booking was confirmed. */
    datesTaken: (end: string) =>
      `These dates are now booked by another client. You keep your option${end && ` until ${end}`}, in case they become free again.`,
    quote: (number: string) => `Quote ${number}`,
    usage: (text: string) => `Usage of the images: ${text}.`,
    quoteDays: (days: string) => `This quote is for ${days}. Your booking has other dates.`,
    quoteState: {
      sent: (until: string) => `Valid until ${until}.`,
      accepted: () => 'You have accepted this quote.',
      questioned: (until: string) =>
        `I have received your question and will reply. The quote is valid until ${until}.`,
      ended: () => 'This quote is no longer valid.',
    },
    discount: (percent: number) => (percent > 0 ? `Discount (${percent}%)` : 'Discount'),
    vat: (percent: number) => `VAT ${percent}%`,
    terms: 'Terms',
    quoteFile: { quote: 'Quote as PDF', confirmation: 'Booking confirmation as PDF' },
    accept: 'Accept this quote',
    fullName: 'Your full name',
    company: 'For (company or agency, optional)',
    acceptTerms: (number: string) => `I accept quote ${number} and its terms`,
    byName: 'This is an agreement by name, not a licensed electronic signature.',
    acceptYes: (sum: string) => `Accept ${sum}`,
    noName: 'Enter your full name to accept the quote.',
    nameTooLong: (most: number) => `Shorten your full name to ${most} characters.`,
    companyTooLong: (most: number) => `Shorten the company or agency to ${most} characters.`,
    notAgreed: 'Tick the box to accept the quote and its terms.',
    accepted: 'You have accepted the quote.',
    changed: {
      quote: 'There is a newer quote',
      booking: 'Your booking has changed',
      newSum: (number: string, sum: string) => `Quote ${number}: ${sum}`,
      formerSum: (number: string, sum: string) => `Before: quote ${number}, ${sum}`,
      state: (state: string) => `Now: ${state}`,
      days: (days: string) => `New dates: ${days}`,
      haveRead: (sum: string) => `I have read the new sum: ${sum}`,
      show: 'Show my booking',
    },
    ask: 'Ask a question',
    question: 'Your question',
    askYes: 'Send question',
    asking: 'Your question has been sent.',
    noQuestion: 'Enter your question.',
    asked: 'Your request',
    days: 'Dates',
    startsAt: (time: string) => `${time} (${zoneName()})`,
    place: 'Place',
    keep: 'Save this link so that you can come back to this page.',
    until: (day: string) => `This link works until ${day}. Anyone who has it can see this page.`,
    copy: 'Copy the link',
    copied: 'The link has been copied.',
    copyByHand: (address: string) => `Copy this link: ${address}`,
    sendToMe: 'Send it to my WhatsApp',
    link: (siteTitle: string, address: string) => `My booking with ${siteTitle}: ${address}`,
    whatsapp: 'Continue on WhatsApp',
    calendarFile: { add: 'Add to calendar', remove: 'Remove from calendar' },
    askAgain: 'Send a new request',
    otherDays: {
      ask: 'Ask for other days',
      send: 'Ask for these days',
      asked: 'Your request for other days has been sent.',
      keep: 'Keep the booked days',
      keepAsk: (days: string) => `Take back your request and keep ${days}?`,
      keepYes: 'Yes, keep these days',
      kept: 'Your booking keeps its days. No request for other days is waiting.',
      waiting: (days: string) =>
        `You asked for ${days}. I will reply. Until then, your booking stays as it is.`,
      declined: (days: string) =>
        `You asked for ${days}. I’m sorry, I’m not available then. Your booking stays as it is.`,
    },
    /** Says what a client who accepts a quote pays by when. */
    payTerms: ({ total, currency, deposit, depositDays, balanceDays }: PayTerms, lastDay: string): string => {
      const end = `is due on ${longDate(addDays(lastDay, balanceDays))}.`;
      if (deposit === 0) return `The total ${end}`;
      const after =
        depositDays === 0 ? 'when you accept' : `${amountOf(depositDays, 'day')} after you accept`;
      const first = `A deposit of ${withCurrency(deposit, currency)} is due ${after}.`;
      return deposit < total ? `${first} The balance ${end}` : first;
    },
    pay: {
      title: 'Payment',
      /** Names of what is to be paid, and sentences about its sum */
      parts: {
        deposit: { name: 'deposit', of: (sum: string) => `the deposit of ${sum}` },
        'rest of deposit': {
          name: 'rest of the deposit',
          of: (sum: string) => `${sum}, the rest of the deposit,`,
        },
        balance: { name: 'balance', of: (sum: string) => `the balance of ${sum}` },
        total: { name: 'total', of: (sum: string) => `the total of ${sum}` },
      },
      next: (what: string, day: string) => `Please pay ${what} by ${day}.`,
      overdue: (what: string, day: string) => `${capitalized(what)} was due on ${day}. Please pay it now.`,
      isChecked: 'Your payment is being checked.',
      notFound: 'I have not found your payment yet. Check the code and report it again.',
      toPayNow: (sum: string, part: string) => `To pay now: ${sum} (${part})`,
      toPay: (sum: string, part: string) => `To pay: ${sum} (${part})`,
      dueOn: (day: string) => `Due on ${day}.`,
      wasDueOn: (day: string) => `It was due on ${day}.`,
      receivedAndOwed: (received: string, owed: string) => `${received} received, ${owed} owed`,
      received: (sum: string) => `${sum} received`,
      paid: 'Everything is paid. Thank you.',
      tooMuch: (sum: string) => `You have paid ${sum} more than agreed.`,
      noWays: 'Please ask me how to pay.',
      reference: 'Reference',
      copy: 'Copy',
      copyOf: (name: string) => `Copy: ${name}`,
      copied: 'Copied',
      copyByHand: 'Please select it to copy it.',
      havePaid: 'I have paid',
      way: 'How you paid',
      anotherWay: 'Another way',
      code: 'Transaction code (optional)',
      day: 'Day of payment',
      report: (sum: string) => `Report ${sum} as paid`,
      reported: 'Thank you. Your payment is being checked.',
      /** 'KES 15,000 by M-Pesa till on 28 November 2026, code SKB1' */
      how: (sum: string, way: string | null, day: string, code: string | null) =>
        `${sum}${way ? ` by ${way}` : ''} on ${day}${code ? `, code ${code}` : ''}`,
      of: {
        claimed: (how: string) => `Reported: ${how}. It is being checked.`,
        received: (how: string) => `Received: ${how}.`,
        refund: (how: string) => `Paid back: ${how}.`,
        'not found': (how: string) => `Not found: ${how}.`,
        'not found yet': (how: string) => `Not found yet: ${how}. Check the code and report it again.`,
      },
      request: 'Payment request as PDF',
      receipt: (number: string) => `Receipt ${number}`,
      refund: (number: string) => `Refund ${number}`,
    },
    cancel: 'Cancel this booking',
    cancelAsk: 'Cancel the booking? You cannot undo this.',
    reason: 'Reason (optional)',
    cancelYes: 'Yes, cancel it',
    cancelled: 'Your booking has been cancelled.',
    yourText: 'You wrote:',
    failed: 'That did not work and nothing has changed. Please try again in a moment.',
    busy: 'One moment...',
  },
};
