import {
  BOOKING_STATES,
  type BookingState,
  rankedOption,
  STATE_AFTER,
  UNITS,
} from '../../../cms/src/shared/booking';
import type { BookingRefusals, EarlierOption, TakenDays } from '../../../cms/src/shared/booking-refusals';
import type { RefusalParams, Sentences } from '../../../cms/src/shared/refusals';
import { calendarDay, calendarDays, nairobiAppointment } from '../dates/format';

const STATES: Record<BookingState, string> = {
  enquiry: 'an enquiry',
  option: 'an option',
  confirmed: 'confirmed',
  done: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** Completes 'Only an enquiry or an option can be …' */
const ANSWERS = { PLACE_OPTION: 'held as an option', CONFIRM: 'confirmed', DECLINE: 'declined' };

/** 'This booking is confirmed', without a full stop. */
export const isNow = (state: BookingState): string => `This booking is ${STATES[state]}`;

function notPossible({ event, state }: RefusalParams['EVENT_NOT_POSSIBLE']): string {
  if (STATE_AFTER[event] === state) return `This booking is already ${STATES[state]}.`;
  if (event === 'RELEASE') return `Only an option can be released. ${isNow(state)}.`;
  if (event === 'HOLD_ENDED') return `Only an option can expire. ${isNow(state)}.`;
  if (event === 'FINISH') return `Only a confirmed booking can be marked as completed. ${isNow(state)}.`;
  if (event === 'REOPEN')
    return `Only a declined, cancelled or expired booking can be reopened. ${isNow(state)}.`;
  if (event === 'CANCEL') return `${isNow(state)} and can no longer be cancelled.`;
  const again = BOOKING_STATES[state].isClosed ? ' Reopen it first.' : '';
  return `Only an enquiry or an option can be ${ANSWERS[event]}. ${isNow(state)}.${again}`;
}

const confirmedBooking = ({ label, firstDay, lastDay }: TakenDays) =>
  `a confirmed booking: ${label ? `${label}, ` : ''}${calendarDays(firstDay, lastDay)}`;

function hasOption({ client, rank, endsAt, ...days }: EarlierOption): string {
  const until = endsAt === null ? '' : ` until ${nairobiAppointment(new Date(endsAt).toISOString())}`;
  return `${client ?? 'Another client'} has the ${rankedOption(rank, days)}${until}.`;
}

/** The owner's texts for refusals about the rate card, bookings and the client's page. */
export const bookingRefusals: Sentences<keyof BookingRefusals> = {
  SERVICE_NOT_OFFERED: ({ name }) => `“${name}” is no longer on the rate card. Choose another service.`,
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
  ESTIMATE_TOO_LARGE: 'The estimate would be too large. Enter a smaller quantity.',

  FIRST_DAY_IN_PAST: 'The first day must be today or later.',
  FIRST_DAY_TOO_FAR: ({ years }) => `The first day is more than ${years} years away. Check the year.`,
  LAST_DAY_BEFORE_FIRST: 'The last day must be the first day or later.',
  BOOKING_TOO_LONG: ({ most }) =>
    `A booking can last ${most} days at most. Choose an earlier last day, or add a second booking.`,
  TIME_AWAY_TOO_LONG: ({ most }) =>
    `Time away can last ${most} days at most. Choose an earlier last day, or add a second entry.`,
  RANGE_TOO_LONG: ({ most }) => `Choose ${most} days at most. The last day must be the first day or later.`,
  CALL_TIME_INVALID: 'Enter a time, such as 09:30.',
  PHONE_INVALID: ({ typed }) =>
    `“${typed}” is not a valid phone number. Enter it like 0712 345678, or with the country code, like +44 20 7946 0018.`,
  CONTACT_MISSING: 'Enter an email address or a phone number.',

  BOOKING_GONE: 'This booking no longer exists.',
  BOOKING_FIELD_FIXED:
    'This field changes with the status of the booking. Use an action such as “Confirm” instead.',
  BOOKING_NOT_CREATED_HERE: 'Create bookings with “New booking”.',
  EVENT_NOT_POSSIBLE: notPossible,
  OPTION_END_INVALID: 'Choose the date and time when the option ends.',
  OPTION_END_IN_PAST: 'The option must end in the future.',
  OPTION_END_TOO_LATE: ({ lastDay }) =>
    `The option must end on or before the last day of the booking, ${calendarDay(lastDay)} (Nairobi time).`,
  OPTION_DAYS_OVER:
    'The option would end in the past, with its last day. Choose a later last day, or release the option first.',
  OPTION_NOT_EXPIRED: 'This option has not expired yet.',
  OPTIONS_FULL: ({ most }) =>
    `These dates already have ${most} options. Release one of them or choose other dates.`,
  BOOKING_NOT_OVER: ({ lastDay }) =>
    `This booking runs until ${calendarDay(lastDay)}. You can mark it as completed after that, or cancel it now.`,
  DATES_TAKEN: (taken) =>
    `These dates overlap ${confirmedBooking(taken)}. Choose other dates or cancel that booking.`,
  EARLIER_OPTION: (option) => `${hasOption(option)} Release or decline that option, or choose other dates.`,
  CONFIRM_OVERLAPS: ({ taken, options }) =>
    [
      ...(taken ? [`These dates overlap ${confirmedBooking(taken)}.`] : []),
      ...options.map(hasOption),
      'Confirm anyway?',
    ].join(' '),

  BOOKING_PAGE_GONE: 'This booking page does not exist or has expired.',
  BOOKING_CHANGED: 'This booking has changed since you opened this page. Read it again.',
  QUOTE_REPLACED: 'There is a newer quote. Read it first.',
};
