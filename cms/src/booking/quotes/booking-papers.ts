import type { Core } from '@strapi/strapi';
import { bookingPapers as first } from '../../../starter/booking-papers';
import { type Rule, writtenData } from '../../content/rules/rule';
import { refused } from '../refused';
import { PLACEHOLDERS, unknownPlaceholders } from './templates';

export const BOOKING_PAPERS = 'api::booking-papers.booking-papers';

/** Defaults of the owner's quotes, and the owner's reply templates. */
export interface BookingPapers {
  terms: string | null;
  vatPercent: number | null;
  validDays: number;
  answers: { name: string; subject: string; text: string }[];
}

export async function readBookingPapers(strapi: Core.Strapi): Promise<BookingPapers> {
  const stored: BookingPapers | null = await strapi.db
    .query(BOOKING_PAPERS)
    .findOne({ populate: { answers: true } });
  return stored ?? first;
}

/** Checks that names of replies are unique and their placeholders known. */
export const answerTemplates: Rule = () => async (context, next) => {
  const { answers } = writtenData(context) ?? {};
  if (Array.isArray(answers)) checkAnswers(answers.filter((answer) => typeof answer === 'object' && answer));
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
