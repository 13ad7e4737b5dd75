import { amountOf, type BookingState, type Unit } from '../shared/booking';
import { dayAndMonth } from '../shared/day-names';
import type { Days } from '../shared/days';

const STATES: Record<BookingState, string> = {
  enquiry: 'an enquiry',
  option: 'an option',
  confirmed: 'confirmed',
  done: 'done',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'an option that has ended',
};

const EVENTS: Record<string, string> = {
  PLACE_OPTION: 'be held as an option',
  CONFIRM: 'be confirmed',
  DECLINE: 'be declined',
  CANCEL: 'be cancelled',
  RELEASE: 'be released, which options can',
  FINISH: 'be done, which confirmed bookings can',
  REOPEN: 'be opened again, which declined, cancelled and ended ones can',
  HOLD_ENDED: 'end, which options can',
};

const inDays = ({ firstDay, lastDay }: Days) =>
  firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;

interface Option extends Days {
  client?: string | undefined;
  holdRank: number | null;
  /** Milliseconds since 1970 */
  holdEndsAt: number | null;
}

const RANKS = ['first', 'second', 'third'];

/** 'first', for the option of rank 1 */
export const rankWord = (rank: number | null): string => RANKS[(rank ?? 1) - 1] ?? 'next';

/** 'first option', for several days 'second option on its busiest day' */
export const rankedOption = (rank: number | null, { firstDay, lastDay }: Days): string =>
  `${rankWord(rank)} option${(rank ?? 1) > 1 && firstDay !== lastDay ? ' on its busiest day' : ''}`;

const of = (label: string | undefined) => (label ? ` of ${label}` : '');

/** What bookings say: lines of an estimate, and refusals that name the field and the remedy. */
export const wording = {
  line: (service: string, quantity: number, unit: Unit) => `${service}, ${amountOf(quantity, unit)}`,
  percentageLine: (extra: string, percent: number) => `${extra} (${percent}%)`,

  unknownService: (name: string) =>
    `service: “${name}” is not on the rate card (any more). Please choose another service.`,
  badQuantity: (service: string, fewest: number, most: number, unit: Unit) =>
    `quantity: ${service} is booked for ${fewest} to ${amountOf(most, unit)}. Please enter a whole number between them.`,
  unknownExtra: (name: string) =>
    `extras: “${name}” is not on the rate card (any more). Please choose again.`,
  badPercentage: (extra: string, most: number) =>
    `extras: ${extra || 'an extra'} is a percentage, a whole number from 1 to ${most}`,
  extraTwice: (extra: string) =>
    `extras: two extras are named “${extra}”. Please give each extra a different name.`,
  serviceTwice: (service: string) =>
    `services: two services are named “${service}”. Please give each service a different name.`,
  oneUsage: (usage: string, second: string) =>
    `extras: a booking has one usage. Please choose “${usage}” or “${second}”.`,
  noUsage: (service: string, usage: string) =>
    `extras: ${service} has no usage of pictures. Please leave out “${usage}”.`,
  tooDear: 'quantity: the estimate would be too large. Please choose a smaller quantity, or write a message.',
  noDay: (field: string) => `${field} must be a day such as 2027-05-14`,
  pastDay: 'firstDay is in the past: please choose today or a later day',
  endBeforeStart: 'lastDay is before firstDay: please choose the same day or a later one',
  tooManyDays: (most: number) =>
    `lastDay: a booking has at most ${most} days. Please choose an earlier last day, or send two bookings.`,
  awayTooLong: (most: number) =>
    `lastDay: time away lasts at most ${most} days. Choose an earlier last day, or add a second entry.`,
  tooFar: (years: number) => `firstDay is more than ${years} years away: please check the year`,
  badTime: 'startTime must be a time of the day such as 09:30',
  badPhone: (typed: string) =>
    `phone: “${typed}” is no telephone number. Please write it like 0712 345678, or with its country like +44 20 7946 0018.`,
  noContact: 'email: please give an email address or a phone number, so that an answer can reach the client',
  required: (field: string) => `${field} is required: please fill it in`,
  badRange: (most: number) => `to: please ask for at most ${most} days, the last one not before the first`,
  noBooking: 'There is no such booking any more',
  gone: 'This page has ended or never existed',
  newerQuote: 'There is a newer quote. Please read it first.',
  hasChanged: 'This booking has changed since you opened this page. Please read it again.',
  alreadyCancelled: 'This booking has already been cancelled.',
  toOwner: (name: string, service: string, firstDay: string, lastDay: string, city: string) =>
    `Hello, this is ${name}. I asked for ${service}, ${inDays({ firstDay, lastDay })}, in ${city}.`,
  booking: (name: string, service: string) => `${name}, ${service}`,
  cannot: (event: string, state: BookingState) =>
    `event: this booking is ${STATES[state]} and cannot ${EVENTS[event]}. Please look at it again: it may have changed meanwhile.`,
  noMoment: 'holdEndsAt must be a time such as 2027-05-14T15:00:00.000Z',
  endIsPast: 'holdEndsAt is in the past: please choose a later time',
  endIsLate: (lastDay: string) =>
    `holdEndsAt is after the last day, ${lastDay}: please choose an earlier time. Times are Nairobi’s.`,
  noRoom: (most: number) =>
    `These days have ${most} options already. Please release one of them first, or choose other days.`,
  isTaken: (label: string | undefined, days: Days) =>
    `These days share one with a confirmed booking${of(label)} (${inDays(days)}). Choose other days or cancel that one.`,
  insist: 'To have both, confirm it anyway.',
  isBefore: ({ client, holdRank, holdEndsAt, ...days }: Option) =>
    `${client ?? 'Another client'} has the ${rankedOption(holdRank, days)}${holdEndsAt === null ? '' : ` until ${dayAndMonth(holdEndsAt)}`}.`,
  confirmAnyway: 'Confirm anyway?',
  releaseFirst: 'Release or decline that option first, or choose other days.',
  daysAreOver:
    'lastDay is over, and an option ends with it. Please choose a later day, or release the option first.',
  holdRuns: 'event: this option has not ended yet',
  notOver: (lastDay: string) => `event: its last day is ${lastDay}. Please wait until then, or cancel it.`,
  otherRank: (was: number | null, is: number) =>
    was === null ? `${rankWord(is)} option` : `The ${rankWord(was)} option is now the ${rankWord(is)} option`,
  backConfirmed: 'It is back as a confirmed booking.',
  backBeside: (label: string | undefined, days: Days) =>
    `It is back as an enquiry: its days share one with a confirmed booking${of(label)} (${inDays(days)}).`,
  backWithoutRoom: (most: number) =>
    `It is back as an enquiry: its days have ${most} options already. Once one of them is released, place it again.`,
  backAfterItsHold:
    'It is back as an enquiry: its option ended while it was in the bin. You can place it again.',
  backBehind: (rank: number | null) =>
    `It is back as the ${rankWord(rank)} option, behind the other options of its days.`,
  endsHolds: 'Ends options whose time has come, and lets the next one move up',
  finishes: 'Calls confirmed bookings done when their last day is over',
  fixed: (field: string) => `${field} is not changed by saving: move the booking to another state instead`,
  notMadeHere: 'Bookings are made on the page /book, or by hand in the owner’s area',
};
