import { rankedOption } from '../../../cms/src/shared/booking';
import type { EarlierOption, TakenDays } from '../../../cms/src/shared/refusal-params';
import type { OtherSentences } from '../../../cms/src/shared/refusals';
import { calendarDay, calendarDays, nairobiAppointment } from '../dates/format';

const confirmedBooking = ({ label, firstDay, lastDay }: TakenDays) =>
  `a confirmed booking: ${label ? `${label}, ` : ''}${calendarDays(firstDay, lastDay)}`;

function hasOption({ client, rank, endsAt, ...days }: EarlierOption): string {
  const until = endsAt === null ? '' : ` until ${nairobiAppointment(new Date(endsAt).toISOString())}`;
  return `${client ?? 'Another client'} has the ${rankedOption(rank, days)}${until}.`;
}

/** What the owner reads about bookings: dates in the format of this area, and other remedies than a client's. */
export const bookingRefusals = {
  ESTIMATE_TOO_LARGE: 'The estimate would be too large. Enter a smaller quantity.',
  BOOKING_TOO_LONG: ({ most }) =>
    `A booking can last ${most} days at most. Choose an earlier last day, or add a second booking.`,
  BOOKING_NOT_CREATED_HERE: 'Create bookings with “New booking”.',
  OPTION_END_TOO_LATE: ({ lastDay }) =>
    `The option must end on or before the last day of the booking, ${calendarDay(lastDay)} (Nairobi time).`,
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
  QUOTE_NOT_CREATED_HERE: 'Create quotes from the booking.',
} satisfies OtherSentences;
