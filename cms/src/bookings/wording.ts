import type { Unit } from './rate-card';

const UNITS: Record<Unit, [one: string, more: string]> = {
  show: ['show', 'shows'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  session: ['session', 'sessions'],
};

const several = (count: number, unit: Unit) => `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;

/** What bookings say: lines of an estimate, and refusals that name the field and the remedy. */
export const wording = {
  line: (service: string, quantity: number, unit: Unit) => `${service}, ${several(quantity, unit)}`,
  percentageLine: (extra: string, percent: number) => `${extra} (${percent} %)`,

  unknownService: (name: string) =>
    `service: “${name}” is not on the rate card (any more). Please choose another service.`,
  badQuantity: (service: string, fewest: number, most: number, unit: Unit) =>
    `quantity: ${service} is booked for ${fewest} to ${several(most, unit)}. Please enter a whole number between them.`,
  unknownExtra: (name: string) =>
    `extras: “${name}” is not on the rate card (any more). Please choose again.`,
  badPercentage: (extra: string, most: number) =>
    `extras: ${extra || 'an extra'} is a percentage, a whole number from 1 to ${most}`,
  extraTwice: (extra: string) =>
    `extras: “${extra}” is there twice. Please give each extra a name of its own.`,
  tooDear: 'quantity: the estimate would be too large. Please choose a smaller quantity, or write a message.',
  noDay: (field: string) => `${field} must be a day such as 2027-05-14`,
  pastDay: 'firstDay is in the past: please choose today or a later day',
  endBeforeStart: 'lastDay is before firstDay: please choose the same day or a later one',
  tooManyDays: (most: number) =>
    `lastDay: a booking has at most ${most} days. Please choose an earlier last day, or send two bookings.`,
  tooFar: (years: number) => `firstDay is more than ${years} years away: please check the year`,
  badTime: 'startTime must be a time of the day such as 09:30',
  badPhone: (typed: string) =>
    `phone: “${typed}” is no telephone number. Please write it like 0712 345678, or with its country like +44 20 7946 0018.`,
  noContact: 'email: please give an email address or a phone number, so that an answer can reach the client',
  required: (field: string) => `${field} is required: please fill it in`,
  badRange: (most: number) => `to: please ask for at most ${most} days, the last one not before the first`,
  gone: 'This page has ended or never existed',
  toOwner: (name: string, service: string, firstDay: string, lastDay: string, city: string) =>
    `Hello, this is ${name}. I asked for ${service}, ${firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`}, in ${city}.`,
  fixed: (field: string) => `${field} is not changed by saving: move the booking to another state instead`,
  notMadeHere: 'Bookings are made on the page /book, or by hand in the owner’s area',
};
