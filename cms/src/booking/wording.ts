import {
  amountOf,
  BOOKING_STATES,
  type BookingState,
  rankedOption,
  rankWord,
  STATE_AFTER,
  UNITS,
  type Unit,
} from '../shared/booking';
import { dayAndMonth } from '../shared/day-names';
import type { Days } from '../shared/days';
import { zoneName } from '../shared/place';
import type { BookingRefusals, EarlierOption, TakenDays } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';
import { several } from '../shared/text';

/** 'This booking is …' */
export const STATE_WORDS: Record<BookingState, string> = {
  enquiry: 'an enquiry',
  option: 'an option',
  confirmed: 'confirmed',
  done: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** 'Only an enquiry or an option can be …' */
const ANSWER_WORDS = { PLACE_OPTION: 'held as an option', CONFIRM: 'confirmed', DECLINE: 'declined' };

const inDays = ({ firstDay, lastDay }: Days) =>
  firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;

const confirmedBooking = ({ label, ...days }: TakenDays) =>
  `a confirmed booking: ${label ? `${label}, ` : ''}${inDays(days)}`;

const hasOption = ({ client, rank, endsAt, ...days }: EarlierOption) =>
  `${client ?? 'Another client'} has the ${rankedOption(rank, days)}${endsAt === null ? '' : ` until ${dayAndMonth(endsAt)}`}.`;

function notPossible({ event, state }: BookingRefusals['EVENT_NOT_POSSIBLE']): string {
  const current = `This booking is ${STATE_WORDS[state]}`;
  if (STATE_AFTER[event] === state) return `This booking is already ${STATE_WORDS[state]}.`;
  if (event === 'RELEASE') return `Only an option can be released. ${current}.`;
  if (event === 'HOLD_ENDED') return `Only an option can expire. ${current}.`;
  if (event === 'FINISH') return `Only a confirmed booking can be marked as completed. ${current}.`;
  if (event === 'REOPEN') return `Only a declined, cancelled or expired booking can be reopened. ${current}.`;
  if (event === 'CANCEL') return `${current} and can no longer be cancelled.`;
  const again = BOOKING_STATES[state].isClosed ? ' Reopen it first.' : '';
  return `Only an enquiry or an option can be ${ANSWER_WORDS[event]}. ${current}.${again}`;
}

export const bookingRefusals = {
  SERVICE_NOT_OFFERED: ({ name }) => `“${name}” is no longer on the rate card. Choose another service.`,
  PRICE_MISSING: 'Enter a price, or choose “On request”.',
  SERVICE_NAME_TAKEN: ({ name }) => `Two services are called “${name}”. Give each service a different name.`,
  QUANTITY_OUT_OF_RANGE: ({ service, fewest, most, unit }) =>
    `For ${service}, enter a whole number of ${UNITS[unit][1]} from ${fewest} to ${most}.`,
  EXTRA_NOT_OFFERED: ({ name }) =>
    `“${name}” is no longer on the rate card. Remove it or choose another extra.`,
  EXTRA_NAME_TAKEN: ({ name }) => `Two extras are called “${name}”. Give each extra a different name.`,
  PERCENTAGE_OUT_OF_RANGE: ({ extra, most }) =>
    `Enter a whole percentage from 1 to ${most} for ${extra ? `“${extra}”` : 'this extra'}.`,
  SECOND_USAGE: ({ usage, second }) => `A booking has one usage. Choose “${usage}” or “${second}”.`,
  USAGE_NOT_OFFERED: ({ service, usage }) => `${service} does not include image usage. Remove “${usage}”.`,
  ESTIMATE_TOO_LARGE:
    'This is too large for an online estimate. Enter a smaller quantity, or send a message.',

  FIRST_DAY_IN_PAST: 'The first day must be today or later.',
  FIRST_DAY_TOO_FAR: ({ years }) => `The first day is more than ${years} years away. Check the year.`,
  LAST_DAY_BEFORE_FIRST: 'The last day must be the first day or later.',
  BOOKING_TOO_LONG: ({ most }) =>
    `A booking can last ${most} days at most. Choose an earlier last day, or send two requests.`,
  TIME_AWAY_TOO_LONG: ({ most }) =>
    `Time away can last ${most} days at most. Choose an earlier last day, or add a second entry.`,
  RANGE_TOO_LONG: ({ most }) => `Choose ${most} days at most. The last day must be the first day or later.`,
  CALL_TIME_INVALID: 'Enter a time, such as 09:30.',
  CONTACT_MISSING: 'Enter an email address or a phone number.',

  BOOKING_GONE: 'This booking no longer exists.',
  BOOKING_FIELD_FIXED:
    'This field changes with the status of the booking. Use an action such as “Confirm” instead.',
  BOOKING_NOT_CREATED_HERE: 'Create bookings on the booking page or in the owner’s area.',
  EVENT_NOT_POSSIBLE: notPossible,
  OPTION_END_INVALID: 'Choose the date and time when the option ends.',
  OPTION_END_IN_PAST: 'The option must end in the future.',
  OPTION_END_TOO_LATE: ({ lastDay }) =>
    `The option must end on or before the last day of the booking, ${lastDay} (${zoneName()}).`,
  OPTION_DAYS_OVER:
    'The option would end in the past, with its last day. Choose a later last day, or release the option first.',
  OPTION_NOT_EXPIRED: 'This option has not expired yet.',
  OPTIONS_FULL: ({ most }) =>
    `These dates already have ${most} options. Release one of them or choose other dates.`,
  BOOKING_NOT_OVER: ({ lastDay }) =>
    `This booking runs until ${lastDay}. You can mark it as completed after that, or cancel it now.`,
  DATES_TAKEN: (taken) =>
    `These dates overlap ${confirmedBooking(taken)}. Choose other dates or cancel that booking.`,
  EARLIER_OPTION: (option) => `${hasOption(option)} Release or decline that option, or choose other dates.`,
  CONFIRM_OVERLAPS: ({ taken, options }) =>
    [
      ...(taken ? [`These dates overlap ${confirmedBooking(taken)}.`] : []),
      ...options.map(hasOption),
      'Confirm anyway?',
    ].join(' '),
  NO_OTHER_DAYS: 'The client no longer asks for other days.',
  DAYS_FIXED: ({ state }) => `This booking is ${STATE_WORDS[state]}. Its days can no longer change.`,

  BOOKING_PAGE_GONE: 'This booking page does not exist or has expired.',
  BOOKING_CHANGED: 'This booking has changed since you opened this page. Please read it again.',
  QUOTE_REPLACED: 'There is a newer quote. Please read it first.',
} satisfies Sentences<BookingRefusals>;

/** Days in words, and the address of the client's page. */
interface DaysAnswer {
  name: string;
  service: string;
  asked: string;
  booked: string;
  link: string;
}

export const wording = {
  line: (service: string, quantity: number, unit: Unit) => `${service}, ${amountOf(quantity, unit)}`,
  percentageLine: (extra: string, percent: number) => `${extra} (${percent}%)`,

  alreadyCancelled: 'This booking has already been cancelled.',
  reasonAdded: 'This booking has already been cancelled. Your reason was added.',
  alreadyAskedForDays: 'You have already asked for these days.',
  alreadyOnDays: 'Your booking is already on these days.',
  daysTakenBack: 'You no longer ask for other days. Your booking keeps its days.',
  movedDays: (days: string, former: string) => `${days}, instead of ${former}`,
  toOwner: (name: string, service: string, firstDay: string, lastDay: string, city: string) =>
    `Hello, this is ${name}. I sent a booking request: ${service}, ${inDays({ firstDay, lastDay })}, in ${city}.`,
  booking: (name: string, service: string) => `${name}, ${service}`,
  otherRank: (was: number | null, rank: number) =>
    was === null
      ? `${rankWord(rank)} option`
      : `The ${rankWord(was)} option is now the ${rankWord(rank)} option`,
  backConfirmed: (options: readonly EarlierOption[]) =>
    ['Restored as a confirmed booking.', ...options.map(hasOption)].join(' '),
  backBeside: (taken: TakenDays) =>
    `Restored as an enquiry, because its dates overlap ${confirmedBooking(taken)}.`,
  backWithoutRoom: (most: number) =>
    `Restored as an enquiry, because its dates already have ${most} options. Release one of them to place this option again.`,
  backAfterItsHold: 'Restored as an enquiry, because its option expired in the bin. You can place it again.',
  backBehind: (rank: number | null) =>
    `Restored as the ${rankWord(rank)} option, behind the other options on its dates.`,
  daysAccepted: {
    subject: 'Your booking has moved to the days you asked for',
    text: ({ name, service, asked, link }: DaysAnswer) =>
      `Hello ${name},\n\nyou asked for other days for ${service}. Your booking is now on these days: ${asked}.\n\nYour booking is here: ${link}`,
  },
  daysDeclined: {
    subject: 'The days you asked for are not possible',
    text: ({ name, service, asked, booked, link }: DaysAnswer) =>
      `Hello ${name},\n\nyou asked for other days for ${service}: ${asked}. I am sorry, I am not available then. Your booking stays as it is: ${booked}.\n\nYour booking is here: ${link}`,
  },
  endsHolds: 'Expire options and move the next ones up',
  finishes: 'Mark past bookings as completed',
};

/** The texts of emails about bookings. */
export const mailWording = {
  notices: {
    bookings: (count: number) => several(count, 'booking update', 'booking updates'),
    quotes: (count: number) => several(count, 'quote update', 'quote updates'),
    asked: (name: string, service: string, days: string) =>
      `Booking request from ${name}: ${service}, ${days}`,
    option: (option: string, name: string, service: string, days: string) =>
      `${name} now has the ${option}: ${service}, ${days}`,
    holdEnded: (name: string, service: string, days: string) =>
      `${name}’s option has expired: ${service}, ${days}`,
    cancelled: (name: string, service: string, days: string) => `${name} has cancelled: ${service}, ${days}`,
    otherDays: (name: string, service: string, days: string) =>
      `${name} asks for other days: ${days} (${service})`,
    accepted: (name: string, number: string) =>
      `${name} has accepted quote ${number}. Confirm the booking, or reply with what you still need`,
    questioned: (name: string, number: string, question: string) =>
      `${name} asks about quote ${number}: ${question}`,
    payments: (count: number) => several(count, 'reported payment', 'reported payments'),
    claimed: (name: string, amount: string, number: string) =>
      `${name} says that they paid ${amount} for quote ${number}. Look whether it has arrived`,
    quoteEnded: (name: string, number: string) => `Quote ${number} for ${name} expired without a reply`,
  },
  receipt: {
    received: 'Your booking request has arrived',
    receivedText:
      'Thank you for your booking request. I have received it and will reply. You can check its status at any time:',
    see: 'View your request',
    keepPrivate: 'Keep this link private: anyone who has it can see and cancel your request.',
  },
};
