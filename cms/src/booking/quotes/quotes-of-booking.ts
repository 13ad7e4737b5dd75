import type { Core } from '@strapi/strapi';
import { internalWrite, isInternalWrite } from '../../content';
import type { Rule } from '../../content/rules/rule';
import { statesThat } from '../../shared/booking';
import { lockDays } from '../days/days-lock';
import { OPEN, QUOTE, type Quote } from './quote';

/** Deletes quotes with their booking. While the booking is in the bin they stay. */
export const quotesOfBooking: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const ends = context.action === 'delete' && (isInternalWrite('erase') || caller() === 'system');
    if (!ends) return next();
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async ({ trx }) => {
      await lockDays(trx);
      await deleteQuotesOf(strapi, documentId);
      return next();
    });
  };

export async function deleteQuotesOf(strapi: Core.Strapi, bookingId: string): Promise<string[]> {
  const quotes: Quote[] = await strapi.db.query(QUOTE).findMany({ where: { bookingId } });
  for (const { documentId } of quotes)
    await internalWrite('erase', () => strapi.documents(QUOTE).delete({ documentId }));
  return quotes.map(({ documentId }) => documentId);
}

const MAX_WAITING = 50;

/** Returns open quotes of live bookings for the dashboard, the earliest end first. */
export const quotesWithoutAnswer = (strapi: Core.Strapi): Promise<Quote[]> =>
  strapi.db.query(QUOTE).findMany({
    where: { state: { $in: [...OPEN] }, booking: { state: { $in: statesThat('isLive') } } },
    orderBy: [{ validUntil: 'asc' }, { documentId: 'asc' }],
    limit: MAX_WAITING,
  });

export async function quotesForExport(strapi: Core.Strapi, bookingId: string) {
  const quotes: Quote[] = await strapi.db
    .query(QUOTE)
    .findMany({ where: { bookingId }, orderBy: { id: 'asc' }, populate: { lines: true } });
  return quotes.map(({ id: _id, bookingId: _booking, lines, ...quote }) => ({
    ...quote,
    lines: lines.map(({ label, amount }) => ({ label, amount })),
  }));
}
