import type { Core } from '@strapi/strapi';
import { longDate } from '../../shared/day-names';
import { addDays, addMonths } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { BOOKING, type Booking } from '../bookings/booking';
import { QUOTE, type Quote } from './quote';
import { wording } from './wording';

/** Fields of a quote about the use of its images. */
export const USAGE_FIELDS = ['usageMedium', 'usageTerritory', 'usageMonths', 'usageStart'] as const;

export type Usage = Pick<Quote, (typeof USAGE_FIELDS)[number] | 'lastDay'>;

/** Returns the first and the last day of the usage; null without months. It starts after the last day of the booking. */
function daysOfUsage({ usageMonths, usageStart, lastDay }: Usage) {
  const start = usageStart ?? (lastDay && addDays(lastDay, 1));
  if (!usageMonths || !start) return null;
  return { firstDay: start, lastDay: addDays(addMonths(start, usageMonths), -1) };
}

/** Returns the usage in words: 'Social media, Kenya, 3 months, 13 December 2026 to 12 March 2027'; '' without any. */
export function usageText(usage: Usage): string {
  const days = daysOfUsage(usage);
  const time = days && wording.days(longDate(days.firstDay), longDate(days.lastDay));
  const months = usage.usageMonths ? wording.months(usage.usageMonths) : null;
  return [usage.usageMedium, usage.usageTerritory, months, time].filter(Boolean).join(', ');
}

/** Days before and after the end of a usage on which the owner is told. */
const TOLD_DAYS = 30;

/** Returns accepted quotes whose usage ends soon or has just ended, the earliest end first. */
export async function endingUsages(strapi: Core.Strapi) {
  const quotes: Quote[] = await strapi.db
    .query(QUOTE)
    .findMany({ where: { state: 'accepted', usageMonths: { $notNull: true } } });
  const [from, to] = [addDays(siteDay(), -TOLD_DAYS), addDays(siteDay(), TOLD_DAYS)];
  const ending = quotes.flatMap((quote) => {
    const endsOn = daysOfUsage(quote)?.lastDay;
    return endsOn && from <= endsOn && endsOn <= to ? [{ quote, endsOn, usage: usageText(quote) }] : [];
  });
  const documentId = { $in: ending.map(({ quote }) => quote.bookingId) };
  const bookings: Booking[] = await strapi.db.query(BOOKING).findMany({ where: { documentId } });
  return ending
    .flatMap(({ quote, ...end }) => {
      const booking = bookings.find((each) => each.documentId === quote.bookingId);
      return booking ? [{ booking, ...end }] : [];
    })
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1));
}
