import type { Core } from '@strapi/strapi';
import { isInternalWrite } from '../../content';
import { cleanValue } from '../../content/rules/clean-text';
import { type Rule, writtenData } from '../../content/rules/rule';
import type { Attribute } from '../../platform/database/models';
import { isDay } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../refused';
import { PAYMENT, paymentsOf } from './payment';

/**
 * Payments are stored and answered on their booking. They are corrected by another payment, never changed or deleted.
 * Only the number of an invoice is noted afterwards.
 */
export const paymentFields: Rule =
  ({ caller }) =>
  (context, next) => {
    const data = writtenData(context);
    const isWrite = data || context.action === 'delete';
    if (!isWrite || isInternalWrite('payment', 'erase') || caller() === 'system') return next();
    const names = Object.keys(data ?? {}).filter((name) => name !== 'revision');
    const isInvoiceNumberOnly = names.length === 1 && names[0] === 'invoiceNumber';
    if (context.action === 'update' && isInvoiceNumberOnly) return next();
    throw refused('PAYMENT_NOT_CHANGED_HERE');
  };

/** How a payment was made, as typed. */
export interface TypedPayment extends Partial<Record<PaymentText, string | null>> {
  /** YYYY-MM-DD */
  day: string;
}

type PaymentText = 'way' | 'code' | 'reason' | 'invoiceNumber';

/** @throws ValidationError naming the field: an invalid or future day, a text that is too long */
export function checkPayment(strapi: Core.Strapi, { day, ...typed }: TypedPayment) {
  if (!isDay(day)) throw refused('DATE_INVALID', { field: 'day' });
  if (day > siteDay()) throw refused('PAYMENT_IN_FUTURE', { field: 'day' });
  const { attributes } = strapi.contentType(PAYMENT);
  const text = (field: PaymentText) =>
    String(cleanValue(field, typed[field] ?? '', attributes[field] as Attribute)) || null;
  const [reason, invoiceNumber] = [text('reason'), text('invoiceNumber')];
  return { day, way: text('way'), code: text('code'), reason, invoiceNumber };
}

export const paymentsForExport = async (strapi: Core.Strapi, booking: string) =>
  (await paymentsOf(strapi, booking)).map(({ id: _id, bookingId: _booking, ...payment }) => payment);
