import type { Core } from '@strapi/strapi';
import { internalWrite, isInternalWrite } from '../../content';
import { type Rule, writtenData } from '../../content/rules/rule';
import { refused } from '../refused';
import { PAYMENT, paymentsOf } from './payment';

/** Payments are stored and answered on their booking. They are corrected by another payment, never changed or deleted. */
export const paymentFields: Rule =
  ({ caller }) =>
  (context, next) => {
    const isWrite = writtenData(context) || context.action === 'delete';
    if (!isWrite || isInternalWrite('payment', 'erase') || caller() === 'system') return next();
    throw refused('PAYMENT_NOT_CHANGED_HERE');
  };

/** Deletes the payments of a deleted booking. Received ones keep their number and sum, without the person's data. */
export async function deletePaymentsOf(strapi: Core.Strapi, booking: string): Promise<string[]> {
  const payments = await paymentsOf(strapi, booking);
  for (const { documentId, number, quoteNumber, state, amount, currency, day } of payments) {
    await internalWrite('erase', () => strapi.documents(PAYMENT).delete({ documentId }));
    const data = { documentId, number, quoteNumber, state, amount, currency, day };
    if (state === 'received') await strapi.db.query(PAYMENT).create({ data });
  }
  return payments.map(({ documentId }) => documentId);
}

export const paymentsForExport = async (strapi: Core.Strapi, booking: string) =>
  (await paymentsOf(strapi, booking)).map(({ id: _id, bookingId: _booking, ...payment }) => payment);
