import { rankedOption } from '../../../../cms/src/shared/booking';
import { calendarDays } from '../../dates/format';
import type { OwnerNotice } from './documents';
import { wording as sentences } from './wording';

const wording = sentences.notices;

type Told = Exclude<
  keyof typeof wording,
  'title' | 'other' | 'workFailed' | 'dismiss' | 'dismissOne' | 'dismissFailed'
>;

const TOLD: readonly Told[] = [
  'HOLD_ENDED',
  'MOVED_UP',
  'DAYS_FREE',
  'CANCELLED',
  'DAYS_ASKED',
  'QUOTE_ACCEPTED',
  'QUOTE_ENDED',
];

export function noticeWords({ event, booking, work, rank, quoteNumber }: OwnerNotice): string {
  if (!booking) return wording.workFailed(work ?? '');
  const what = `${booking.service}, ${calendarDays(booking.firstDay, booking.lastDay)}`;
  const told = TOLD.find((known) => known === event);
  if (!told) return wording.other(booking.name, what);
  return wording[told](booking.name, what, { option: rankedOption(rank, booking), quoteNumber });
}
