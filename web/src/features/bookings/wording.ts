import { shillings } from '../../texts/shillings';
import type { BookedState } from './calendar';
import type { Unit } from './services';

/** What is counted of a service: one, several. */
const UNITS: Record<Unit, [one: string, many: string]> = {
  show: ['show', 'shows'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  session: ['session', 'sessions'],
};

const currency = 'KES';
const ordinals = ['first', 'second', 'third'];

/** Why a hold is not the first one. */
function before(earlier: number, isOneDay: boolean): string {
  const count = earlier === 1 ? '1 earlier hold is' : `${earlier} earlier holds are`;
  return `${isOneDay ? '' : 'On the busiest of these days, '}${count} before yours. When one of them ends, you move up.`;
}

/** '2 days', '1 show' */
const amountOf = (quantity: number, unit: Unit) => `${quantity} ${UNITS[unit][quantity === 1 ? 0 : 1]}`;

export const bookingWording = {
  title: 'Book',
  description: (siteTitle: string) =>
    `Ask ${siteTitle} for a day: service, date and place, with an estimate in Kenyan shillings.`,
  lead: 'Choose a service and a day. You get an answer by email or WhatsApp.',
  loading: 'Loading services...',
  loadFailure: 'Failed to load the services',
  empty: 'No services can be booked at the moment. Please write instead.',
  write: 'Write a message',

  what: 'What',
  when: 'When',
  where: 'Where',
  who: 'You',

  service: 'Service',
  chooseService: 'Choose a service',
  howMany: (unit: Unit | undefined) =>
    unit ? `How many ${UNITS[unit][1]}` : 'How many shows, hours, days or sessions',
  atLeast: (quantity: number, unit: Unit) => `At least ${amountOf(quantity, unit)}`,
  otherDays: (days: number, quantity: number) =>
    `You chose ${amountOf(days, 'day')} and entered ${quantity}. Please check how many days you need.`,
  fewerThanDays: (days: number, quantity: number, unit: Unit) =>
    `You chose ${amountOf(days, 'day')} and ${amountOf(quantity, unit)} in all. For one ${UNITS[unit][0]} each day enter ${days}.`,
  extras: 'Extras',
  usage: 'Usage of the pictures',
  noUsage: 'None, or not known yet',
  firstDay: 'Day, or the first of them',
  lastDay: 'Last day, for more than one',
  startTime: 'Start time',
  startTimeHelp: 'In Nairobi. Leave it empty when it is not known yet.',
  city: 'City',
  venue: 'Venue',
  name: 'Name',
  email: 'Email',
  phone: 'Phone or WhatsApp',
  phoneHelp: 'With the country’s code when it is not Kenyan: +256 …',
  notes: 'Notes',
  submit: 'Send request',
  submitting: 'Sending...',
  notBinding: 'Sending books nothing yet: the day is yours once it is confirmed.',

  missing: 'Please fill in all required fields',
  badQuantity: (least: number) => `How many: please enter a whole number from ${least} to 99`,
  noDay: 'Please enter a day such as 24 December 2026',
  pastDay: 'Please choose a day from today on',
  endBeforeStart: 'The last day is before the first. Please choose a later one, or leave it empty.',
  badTime: 'Please enter a time such as 14:30',
  badEmail: 'Please enter a valid email address',
  badPhone: 'Please enter a telephone number such as +254 712 345678',
  sent: 'Your request has been sent.',
  failed: 'Your request could not be sent. What you wrote is kept: please send it again in a moment.',

  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    help: 'Press a day, then the last day if there are several.',
    states: { FREE: 'Free', ON_HOLD: 'On hold', BOOKED: 'Booked', AWAY: 'Away' },
    legend: 'What the marks mean',
    chosen: 'chosen',
    past: 'past',
    failed: 'The calendar cannot be loaded at the moment. You can still ask for any day.',
    tryAgain: 'Try again',
    fromTo: (first: string, last: string) => `${first} to ${last}`,
    oneMore: 'Press another day for the last one, or leave it at one day.',
    taken: {
      ON_HOLD: (days: string) =>
        `On hold for somebody else: ${days}. You can still ask; holds are often given back.`,
      BOOKED: (days: string) => `Already booked: ${days}. You can still ask, in case that changes.`,
      AWAY: (days: string) => `Away: ${days}. You can still ask, and will be told whether it is possible.`,
    } satisfies Record<BookedState, (days: string) => string>,
  },

  estimate: {
    title: 'Estimate',
    total: 'Total',
    sum: (kes: number, isFrom: boolean) => `${isFrom ? 'from ' : ''}${currency} ${shillings(kes)}`,
    /** What is taken off has a minus sign. */
    line: (kes: number) => `${kes < 0 ? '\u2212' : ''}${currency} ${shillings(Math.abs(kes))}`,
    note: 'Estimate, not an offer',
    whenAsked: (sum: string) => `Estimate when you asked: ${sum}`,
    none: 'Choose a service to see an estimate.',
    show: 'Show the estimate',
    failed: 'The estimate cannot be worked out at the moment. You can still send your request.',
  },

  amountOf,

  client: {
    title: 'Your booking',
    endedTitle: 'This page has ended or never existed',
    ended:
      'A page of a booking ends 90 days after its last day. If you followed a link, please check that it is whole.',
    loading: 'Loading your booking...',
    state: {
      enquiry: 'Received',
      option: 'On hold',
      confirmed: 'Confirmed',
      done: 'Done',
      declined: 'Not possible',
      cancelled: 'Cancelled',
      expired: 'The hold has ended',
    },
    text: {
      enquiry: 'Your request has arrived. Nothing is booked yet: you get an answer by email or WhatsApp.',
      confirmed: 'The days below are yours.',
      done: 'Thank you for working together.',
      declined: 'It cannot be done this time. Thank you for asking.',
      cancelled: 'This booking has been cancelled.',
      expired: 'The days are no longer held for you. You can ask again at any time.',
    },
    /** How the booking is while there is a quote for it; what is not here is said as without one. */
    quoted: {
      open: {
        title: 'Your quote is here',
        text: 'Please read it below, then accept it or ask about it. Nothing is booked yet.',
      },
      asked: {
        title: 'Your quote is here',
        text: 'You asked about it and will get an answer. You can still accept it. Nothing is booked yet.',
      },
      accepted: {
        title: 'Accepted, waiting for confirmation',
        text: 'You have accepted the quote. The days are yours once they are confirmed: you get an answer by email or WhatsApp.',
      },
      ended: {
        title: 'Your quote has ended',
        text: 'It can no longer be accepted. Nothing is booked: please write for a new one.',
      },
      confirmed: 'Please read the quote below, then accept it or ask about it.',
    },
    /** @param rank 1 + the number of earlier holds on the busiest of the days */
    hold: (rank: number, end: string, isOneDay: boolean) =>
      [
        `You have the ${ordinals[rank - 1] ?? 'next'} hold on the days below${end && ` until ${end}`}.`,
        rank > 1 ? before(rank - 1, isOneDay) : '',
      ]
        .filter(Boolean)
        .join(' '),
    /** A hold on days for which another booking was confirmed. */
    daysTaken: (end: string) =>
      `These days are booked for somebody else now. Your hold stays${end && ` until ${end}`}, in case they become free again.`,
    quote: (number: string) => `Quote ${number}`,
    quoteState: {
      sent: (until: string) => `Valid until ${until}.`,
      accepted: () => 'You have accepted this quote.',
      questioned: (until: string) =>
        `You asked about this quote and will get an answer. Valid until ${until}.`,
      ended: () => 'This quote is no longer valid.',
    },
    discount: (percent: number) => (percent > 0 ? `Discount (${percent} %)` : 'Discount'),
    vat: (percent: number) => `VAT ${percent} %`,
    terms: 'Terms',
    agree: 'By accepting you agree to these terms.',
    quoteFile: 'Quote as PDF',
    accept: 'Accept this quote',
    acceptAsk: (number: string, sum: string) => `Do you accept quote ${number} for ${sum}?`,
    acceptYes: (sum: string) => `Yes, accept ${sum}`,
    accepted: 'You have accepted the quote.',
    changed: {
      quote: 'There is a newer quote',
      booking: 'Your booking has changed',
      newSum: (number: string, sum: string) => `Quote ${number}: ${sum}`,
      formerSum: (number: string, sum: string) => `Before: quote ${number}, ${sum}`,
      state: (state: string) => `Now: ${state}`,
      haveRead: (sum: string) => `I have read the new sum: ${sum}`,
      show: 'Show my booking',
    },
    ask: 'Ask about this quote',
    question: 'Your question',
    askYes: 'Send question',
    asking: 'Your question has been sent.',
    noQuestion: 'Please write your question',
    asked: 'What you asked for',
    days: 'Days',
    startsAt: (time: string) => `${time}, Nairobi time`,
    place: 'Place',
    keep: 'Keep this address: it is your way back to this page.',
    until: (day: string) => `The page stays until ${day}. Whoever has its address can see it.`,
    whatsapp: 'Continue on WhatsApp',
    calendarFile: { add: 'Add to calendar', remove: 'Remove from calendar' },
    askAgain: 'Ask again',
    cancel: 'Cancel this booking',
    cancelAsk: 'Do you want to cancel? This cannot be taken back.',
    reason: 'Reason, if you like to give one',
    cancelYes: 'Yes, cancel it',
    cancelled: 'Your booking has been cancelled.',
    failed: 'That could not be done. Nothing has changed: please try again in a moment.',
    busy: 'One moment...',
  },
};
