import type { Core } from '@strapi/strapi';
import { isInternalWrite } from '../../content';
import { withoutReadOnly } from '../../content/rules/read-only-fields';
import { type Rule, writtenData } from '../../content/rules/rule';
import { isDay } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../refused';
import { QUOTE, type Quote } from './quote';
import { type QuoteSums, quoteSums } from './quote-totals';

/** Fields that only sending, answering and the calculation write. */
export const FIXED_FIELDS = [
  'number',
  'booking',
  'bookingId',
  'firstDay',
  'lastDay',
  'about',
  'vat',
  'total',
  'currency',
  'state',
  'sentAt',
  'answeredAt',
  'acceptedName',
  'acceptedFor',
  'acceptedHash',
  'question',
  'lastReminder',
  'renews',
] as const;

type Sent = Record<string, unknown>;

/** Lets a save change a draft and recalculates its sums. Sent quotes cannot change or be deleted. */
export const quoteFields: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    // The code of quotes has checked what it writes. Erasing a person deletes everything.
    if (isInternalWrite('quote', 'erase') || caller() === 'system') return next();
    const data = writtenData(context);
    if (!data && context.action !== 'delete') return next();
    if (data && context.action !== 'update') throw refused('QUOTE_NOT_CREATED_HERE');
    const { documentId = '' } = context.params as { documentId?: string };
    return strapi.db.transaction(async ({ trx }) => {
      // Lock the row, so that sending waits for this save or refuses it.
      await trx('quotes').where({ document_id: documentId }).forUpdate().first('id');
      const stored = await storedQuote(strapi, documentId);
      if (!stored) return next();
      if (stored.state !== 'draft') throw refused(data ? 'QUOTE_SENT' : 'SENT_QUOTE_NOT_DELETED');
      if (data) changeDraft(data, stored);
      return next();
    });
  };

function changeDraft(data: Sent, stored: Quote): void {
  withoutReadOnly(data, stored, {
    names: FIXED_FIELDS,
    isPassedOver: (name) => isInternalWrite('restore') || name === 'booking',
    refusal: (field) => refused('QUOTE_FIELD_FIXED', { field }),
  });
  if (data.validUntil !== undefined) checkValidUntil(data.validUntil);
  const { discount: typed = null } = data;
  Object.assign(data, discountOf(data, stored));
  const sums = quoteSums(reckoned(data, stored));
  if (isSecondDiscount(data, stored, sums)) throw refused('SECOND_DISCOUNT', { field: 'discountPercent' });
  Object.assign(data, sums);
  // Keep the typed value, so that the schema refuses it by name.
  if (typed !== null && whole(typed) !== Number(typed)) data.discount = typed;
}

/** Returns the one discount of a quote, a sum or a percentage, that a save changes. */
function discountOf({ discount, discountPercent }: Sent, stored: Quote): Sent {
  const isNewSum = whole(discount) > 0 && whole(discount) !== stored.discount;
  const percent = discountPercent === undefined && !isNewSum ? stored.discountPercent : discountPercent;
  if (whole(percent) > 0) return { discountPercent: percent };
  // A sum calculated from a percentage ends with it.
  const sum = whole(stored.discountPercent) > 0 ? 0 : stored.discount;
  return { discountPercent: percent ?? 0, discount: discount === undefined ? sum : discount };
}

/**
 * Returns whether both a percentage and another sum were typed. Forms and earlier versions also send the
 * calculated sum.
 */
const isSecondDiscount = ({ discount, discountPercent }: Sent, stored: Quote, sums: QuoteSums): boolean =>
  whole(discountPercent) > 0 && ![0, stored.discount, sums.discount].includes(whole(discount));

export const storedQuote = (strapi: Core.Strapi, documentId: string): Promise<Quote | null> =>
  strapi.db.query(QUOTE).findOne({ where: { documentId }, populate: { lines: true } });

/** @throws ValidationError for an invalid or past day */
export function checkValidUntil(day: unknown): void {
  if (!isDay(day)) throw refused('DATE_INVALID', { field: 'validUntil' });
  if (day < siteDay()) throw refused('QUOTE_END_IN_PAST', { field: 'validUntil' });
}

/** Merges a save into the stored quote for the calculation. Stored lines are found by id. */
function reckoned(data: Sent, stored: Quote) {
  const merged: Sent = { ...stored, ...data };
  const lines = Array.isArray(merged.lines) ? (merged.lines as Sent[]) : [];
  return {
    lines: lines.map((line) => {
      const known = stored.lines.find(({ id }) => String(id) === String(line?.id));
      const { label, amount } = { ...known, ...line } as { label?: unknown; amount?: unknown };
      return { label: String(label ?? ''), amount: whole(amount) };
    }),
    discount: whole(merged.discount),
    discountPercent: wholePercent(merged.discountPercent),
    vatPercent: whole(merged.vatPercent),
  };
}

/** Returns a whole number, or 0. The schema refuses other values by name, and converts numbers sent as text. */
function whole(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return Number.isInteger(number) ? (number as number) : 0;
}

const wholePercent = (value: unknown): number => (whole(value) <= 100 ? Math.max(whole(value), 0) : 0);
