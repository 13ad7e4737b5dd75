import type { Core } from '@strapi/strapi';
import { internalWrite, isInternalWrite } from '../../content';
import type { Rule } from '../../content/rules/rule';
import { statesThat } from '../../shared/booking';
import { lockDays } from '../days/days-lock';
import { PAYMENT } from '../payments/payment';
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

/** Fields that remain of accepted quotes and of received payments: without names, texts and booking. */
const KEPT = {
  [QUOTE]: {
    proof: 'acceptedHash',
    fields: ['discount', 'vatPercent', 'vat', 'total', 'validUntil', 'sentAt', 'answeredAt', 'acceptedHash'],
  },
  [PAYMENT]: { proof: 'number', fields: ['quoteNumber', 'amount', 'day'] },
} as const;

/** Deletes the quotes and payments of a booking for good. Proofs of what was agreed and paid remain. */
export async function deleteQuotesOf(strapi: Core.Strapi, bookingId: string): Promise<string[]> {
  const deleted: string[] = [];
  for (const uid of [QUOTE, PAYMENT] as const) {
    const { proof, fields } = KEPT[uid];
    const rows: Record<string, string>[] = await strapi.db.query(uid).findMany({ where: { bookingId } });
    for (const row of rows) {
      const { documentId = '' } = row;
      await internalWrite('erase', () => strapi.documents(uid).delete({ documentId }));
      const names = ['documentId', 'number', 'state', 'currency', ...fields];
      const data = Object.fromEntries(names.map((name) => [name, row[name]]));
      if (row[proof]) await strapi.db.query(uid).create({ data });
      deleted.push(documentId);
    }
  }
  return deleted;
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
