import { rankedOption } from '../../../../cms/src/shared/booking';
import { calendarDays } from '../../dates/format';
import type { OwnerNotice } from './documents';
import { wording as sentences } from './wording';

const wording = sentences.notices;

const isTold = (event: string): event is keyof typeof wording.told => Object.hasOwn(wording.told, event);

export const SECOND_FACTOR_OFFERED = 'SECOND_FACTOR_OFFERED';

export function noticeWords({ event, booking, work, rank, quoteNumber }: OwnerNotice): string {
  if (event === SECOND_FACTOR_OFFERED) return wording.secondFactorOffered;
  if (!booking) return wording.workFailed(work ?? '');
  const what = `${booking.service}, ${calendarDays(booking.firstDay, booking.lastDay)}`;
  if (!isTold(event)) return wording.other(booking.name, what);
  return wording.told[event](booking.name, what, { option: rankedOption(rank, booking), quoteNumber });
}
