import { rankedOption } from '../../../../cms/src/shared/booking';
import { calendarDays } from '../../dates/format';
import type { OwnerNotice } from './documents';
import { wording as sentences } from './wording';

const wording = sentences.notices;

const isTold = (event: string): event is keyof typeof wording.told => Object.hasOwn(wording.told, event);

const isOfSite = (event: string): event is keyof typeof wording.ofSite =>
  Object.hasOwn(wording.ofSite, event);

/** Notices that lead to the ways to sign in. */
const ABOUT_SIGNING_IN = ['SECOND_FACTOR_OFFERED', 'APP_UNREADABLE'];

/** Returns the screen of a notice that is not about a booking. */
export const screenOf = (event: string) => {
  if (ABOUT_SIGNING_IN.includes(event)) return { to: '/settings', hash: 'signing-in' } as const;
  if (event === 'BOOKING_LINKS_RENEWED') return { to: '/bookings' } as const;
  if (event === 'PREVIEW_LINKS_LOST') return { to: '/blog' } as const;
  return { to: isOfSite(event) ? '/activity' : '/activity/schedule' } as const;
};

export function noticeWords({ event, booking, work, rank, quoteNumber }: OwnerNotice): string {
  if (isOfSite(event)) return wording.ofSite[event];
  if (!booking) return wording.workFailed(work ?? '');
  const what = `${booking.service}, ${calendarDays(booking.firstDay, booking.lastDay)}`;
  if (!isTold(event)) return wording.other(booking.name, what);
  return wording.told[event](booking.name, what, { option: rankedOption(rank, booking), quoteNumber });
}
