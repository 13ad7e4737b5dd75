import { type BookingState, UNITS } from '../../../../cms/src/shared/booking';
import type { Sentences, SiteCode } from '../../../../cms/src/shared/refusals';

const STATES: Record<BookingState, string> = {
  enquiry: 'waiting for an answer',
  option: 'on hold',
  confirmed: 'confirmed',
  done: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** The texts for visitors and clients when the CMS refuses their input. */
export const refusals: Sentences<SiteCode> = {
  REQUIRED: 'Please fill in this field.',
  DATE_INVALID: 'Enter a date, such as 24 December 2026.',

  SERVICE_NOT_OFFERED: ({ name }) => `“${name}” is no longer offered. Please choose another service.`,
  QUANTITY_OUT_OF_RANGE: ({ service, fewest, most, unit }) =>
    `For ${service}, enter a whole number of ${UNITS[unit][1]} from ${fewest} to ${most}.`,
  EXTRA_NOT_OFFERED: ({ name }) => `“${name}” is no longer offered. Remove it or choose another extra.`,
  SECOND_USAGE: ({ usage, second }) => `A booking has one image usage. Choose “${usage}” or “${second}”.`,
  USAGE_NOT_OFFERED: ({ service, usage }) => `${service} does not include image usage. Remove “${usage}”.`,
  ESTIMATE_TOO_LARGE:
    'This is too large for an online estimate. Enter a smaller quantity, or send me a message.',

  FIRST_DAY_IN_PAST: 'Choose today or a later date.',
  FIRST_DAY_TOO_FAR: ({ years }) => `The first day is more than ${years} years away. Check the year.`,
  LAST_DAY_BEFORE_FIRST: 'The last day must be the first day or later. For one day, leave it empty.',
  BOOKING_TOO_LONG: ({ most }) =>
    `A booking can last ${most} days at most. Choose an earlier last day, or send two requests.`,
  RANGE_TOO_LONG: ({ most }) => `Choose ${most} days at most. The last day must be the first day or later.`,
  CALL_TIME_INVALID: 'Enter a time, such as 14:30.',
  PHONE_INVALID: ({ typed }) =>
    `“${typed}” is not a valid phone number. Enter it like 0712 345678, or with the country code, like +44 20 7946 0018.`,

  EVENT_NOT_POSSIBLE: ({ state }) =>
    `Your booking is ${STATES[state]} and can no longer be changed here. Please send me a message instead.`,
  BOOKING_CLOSED: 'This booking is closed. Please send me a message instead.',
  BOOKING_GONE: 'This booking no longer exists.',
  BOOKING_PAGE_GONE: 'This booking page does not exist or has expired.',
  BOOKING_CHANGED: 'This booking has changed since you opened this page. Please read it again.',
  QUOTE_REPLACED: 'There is a newer quote. Please read it first.',
  QUOTE_GONE: 'This quote no longer exists.',
  QUOTE_NOT_VALID: 'This quote is no longer valid. Please request a new one.',
  QUOTE_ACCEPTED: 'You have already accepted this quote. To change something, please send me a message.',
  QUESTION_MISSING: 'Enter your question.',
};
