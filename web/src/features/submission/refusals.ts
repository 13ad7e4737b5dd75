import type { BookingState } from '../../../../cms/src/shared/booking';
import type { OtherSentences } from '../../../../cms/src/shared/refusals';

const STATES: Record<BookingState, string> = {
  enquiry: 'waiting for an answer',
  option: 'on hold',
  confirmed: 'confirmed',
  done: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** The texts for visitors and clients that differ from the messages of the CMS. */
export const refusals: OtherSentences = {
  REQUIRED: 'Please fill in this field.',
  EMAIL_INVALID: 'Please enter a valid email address',
  DATE_INVALID: 'Enter a date, such as 24 December 2026.',

  SERVICE_NOT_OFFERED: ({ name }) => `“${name}” is no longer offered. Please choose another service.`,
  EXTRA_NOT_OFFERED: ({ name }) => `“${name}” is no longer offered. Remove it or choose another extra.`,
  SECOND_USAGE: ({ usage, second }) => `A booking has one image usage. Choose “${usage}” or “${second}”.`,
  ESTIMATE_TOO_LARGE:
    'This is too large for an online estimate. Enter a smaller quantity, or send me a message.',

  FIRST_DAY_IN_PAST: 'Choose today or a later date.',
  LAST_DAY_BEFORE_FIRST: 'The last day must be the first day or later. For one day, leave it empty.',
  CALL_TIME_INVALID: 'Enter a time, such as 14:30.',

  EVENT_NOT_POSSIBLE: ({ state }) =>
    `Your booking is ${STATES[state]} and can no longer be changed here. Please send me a message instead.`,
  BOOKING_CLOSED: 'This booking is closed. Please send me a message instead.',
  QUOTE_ACCEPTED: 'You have already accepted this quote. To change something, please send me a message.',
};
