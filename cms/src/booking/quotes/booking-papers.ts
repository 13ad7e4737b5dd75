import type { Core } from '@strapi/strapi';
import { bookingPapers as firstPapers } from '../../../starter/booking-papers';
import { type Rule, writtenData } from '../../content/rules/rule';
import { refused } from '../refused';
import type { PaymentTerms } from './quote';
import { PLACEHOLDERS, unknownPlaceholders } from './templates';

export const BOOKING_PAPERS = 'api::booking-papers.booking-papers';

/** Defaults of the owner's quotes, and the owner's reply templates. */
export interface BookingPapers {
  terms: string | null;
  vatPercent: number | null;
  validDays: number;
  /** Of the owner */
  taxNumber: string | null;
  answers: { name: string; subject: string; text: string }[];
  /** Ways to pay, for clients who have accepted a quote */
  paymentWays: { name: string; number: string; details: string | null }[];
  /** A deposit is a percentage or a sum, in whole units of the currency */
  depositPercent: number | null;
  depositSum: number | null;
  /** Days after the quote is accepted */
  depositDays: number;
  /** Days after the last day of the booking */
  balanceDays: number;
  /** By email, of what is due */
  remindsClients: boolean;
}

export async function readBookingPapers(strapi: Core.Strapi): Promise<BookingPapers> {
  const stored: BookingPapers | null = await strapi.db
    .query(BOOKING_PAPERS)
    .findOne({ populate: { answers: true, paymentWays: true } });
  return stored ?? firstPapers;
}

/** Allows one deposit, unique names of replies, and only known placeholders in their texts. */
export const bookingPapers: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const written = writtenData(context) ?? {};
    const { answers } = written;
    const { depositPercent, depositSum } = { ...(await readBookingPapers(strapi)), ...written };
    if (Number(depositPercent) > 0 && Number(depositSum) > 0)
      throw refused('SECOND_DEPOSIT', { field: 'depositSum' });
    if (Array.isArray(answers))
      checkAnswers(answers.filter((answer) => typeof answer === 'object' && answer));
    return next();
  };

const inBraces = (placeholder: string): string => `{${placeholder}}`;

function checkAnswers(answers: Partial<Record<string, unknown>>[]): void {
  const names = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const name = String(answer.name ?? '').toLowerCase();
    if (name && names.has(name))
      throw refused('TEMPLATE_NAME_TAKEN', {
        field: `answers.${index}.name`,
        params: { name: String(answer.name) },
      });
    names.add(name);
    for (const field of ['subject', 'text']) {
      const [unknown] = unknownPlaceholders(String(answer[field] ?? ''));
      if (unknown === undefined) continue;
      const params = { placeholder: inBraces(unknown), known: PLACEHOLDERS.map(inBraces) };
      throw refused('PLACEHOLDER_UNKNOWN', { field: `answers.${index}.${field}`, params });
    }
  }
}

/** Returns the deposit of a total, in whole units, and when it and the balance are due. */
export function paymentTerms(papers: BookingPapers, total: number): PaymentTerms {
  const { depositPercent, depositSum, depositDays, balanceDays } = papers;
  const deposit = depositSum
    ? Math.min(depositSum, total)
    : Math.round((total * (depositPercent ?? 0)) / 100);
  return { deposit, depositDays, balanceDays };
}
