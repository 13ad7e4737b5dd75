import type { Core } from '@strapi/strapi';
import { internalWrite, isInternalWrite } from '../../content';
import type { Rule } from '../../content/rules/rule';
import { statesThat } from '../../shared/booking';
import { lockDays } from '../days/days-lock';
import { deletePaymentsOf } from '../payments/payment-rules';
import { OPEN, QUOTE, type Quote } from './quote';

/** Deletes quotes and payments with their booking. While the booking is in the bin they stay. */
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
  for (const quote of quotes) {
    const { documentId } = quote;
    await internalWrite('erase', () => strapi.documents(QUOTE).delete({ documentId }));
    if (quote.acceptedHash) await keepProof(strapi, quote);
  }
  return [...quotes.map(({ documentId }) => documentId), ...(await deletePaymentsOf(strapi, bookingId))];
}

/** Keeps the number, the sums and the hash of an accepted quote, without names, texts and booking. */
async function keepProof(strapi: Core.Strapi, quote: Quote): Promise<void> {
  const { documentId, number, state, discount, vatPercent, vat, total, currency, validUntil } = quote;
  const { sentAt, answeredAt, acceptedHash } = quote;
  const sums = { discount, vatPercent, vat, total, currency };
  const proof = { documentId, number, state, ...sums, validUntil, sentAt, answeredAt, acceptedHash };
  await strapi.db.query(QUOTE).create({ data: proof });
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
