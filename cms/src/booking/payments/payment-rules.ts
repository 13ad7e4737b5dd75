import type { Core } from '@strapi/strapi';
import { isInternalWrite } from '../../content';
import { cleanValue } from '../../content/rules/clean-text';
import { type Rule, writtenData } from '../../content/rules/rule';
import type { Attribute } from '../../platform/database/models';
import { isDay } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
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

/** How a payment was made, as typed. */
export interface TypedPayment {
  way?: string | null;
  code?: string | null;
  /** YYYY-MM-DD */
  day: string;
}

/** @throws ValidationError naming the field */
export function checkPayment(strapi: Core.Strapi, { way, code, day }: TypedPayment) {
  if (!isDay(day)) throw refused('DATE_INVALID', { field: 'day' });
  if (day > siteDay()) throw refused('PAYMENT_IN_FUTURE', { field: 'day' });
  return { way: paymentText(strapi, 'way', way), code: paymentText(strapi, 'code', code), day };
}

/** @throws ValidationError for a text that is too long */
export const paymentText = (
  strapi: Core.Strapi,
  field: 'way' | 'code' | 'reason',
  typed: unknown,
): string | null =>
  (cleanValue(field, typed ?? null, strapi.contentType(PAYMENT).attributes[field] as Attribute) as
    | string
    | null) || null;

export const paymentsForExport = async (strapi: Core.Strapi, booking: string) =>
  (await paymentsOf(strapi, booking)).map(({ id: _id, bookingId: _booking, ...payment }) => payment);
