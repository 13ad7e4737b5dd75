import type { Core } from '@strapi/strapi';
import { longDate } from '../../shared/day-names';
import { addDays, addMonths } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import type { Booking } from '../bookings/booking';
import { OPEN, QUOTE, type Quote } from './quote';
import { wording } from './wording';

/** Fields of a quote about the use of its images. */
export const USAGE_FIELDS = ['usageMedium', 'usageTerritory', 'usageMonths', 'usageStart'] as const;

export type Usage = Pick<Quote, (typeof USAGE_FIELDS)[number] | 'lastDay'>;

/** Returns the first and the last day of the usage; null without months. It starts after the last day of the booking. */
export function daysOfUsage({ usageMonths, usageStart, lastDay }: Usage) {
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

/** Returns accepted quotes whose usage ends soon or has just ended, the earliest end first. Renewed ones are left out. */
export async function endingUsages(strapi: Core.Strapi) {
  const [from, to] = [addDays(siteDay(), -TOLD_DAYS), addDays(siteDay(), TOLD_DAYS)];
  const renewals = await findRenewals(strapi, { state: { $in: [...OPEN, 'accepted'] } });
  const number = { $notIn: renewals.map(({ renews }) => renews) };
  const quotes: (Quote & { booking: Booking | null })[] = await strapi.db.query(QUOTE).findMany({
    where: { state: 'accepted', usageMonths: { $notNull: true }, number },
    populate: { booking: true },
  });
  return quotes
    .flatMap(({ booking, ...quote }) => {
      const endsOn = daysOfUsage(quote)?.lastDay;
      const isEnding = booking && endsOn && from <= endsOn && endsOn <= to;
      return isEnding ? [{ booking, quote, endsOn, usage: usageText(quote) }] : [];
    })
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1));
}

/** Returns the quotes that renew a usage, without those whose booking is in the bin. */
export const findRenewals = (strapi: Core.Strapi, where: object): Promise<Quote[]> =>
  strapi.db
    .query(QUOTE)
    .findMany({ where: { renews: { $notNull: true }, booking: { id: { $notNull: true } }, ...where } });
