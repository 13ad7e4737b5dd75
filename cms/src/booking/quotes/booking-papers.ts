import type { Core } from '@strapi/strapi';
import { bookingPapers as first, laterOption } from '../../../starter/booking-papers';
import { type Rule, writtenData } from '../../content/rules/rule';
import { refused } from '../refused';
import { replaceFormerTexts } from './former-papers';
import { PLACEHOLDERS, unknownPlaceholders } from './templates';

export const BOOKING_PAPERS = 'api::booking-papers.booking-papers';

interface AnswerTemplate {
  name: string;
  subject: string;
  text: string;
}

/** Defaults of the owner's quotes, and the owner's reply templates. */
export interface BookingPapers {
  terms: string | null;
  vatPercent: number | null;
  validDays: number;
  answers: AnswerTemplate[];
}

export async function readBookingPapers(strapi: Core.Strapi): Promise<BookingPapers> {
  const stored: BookingPapers | null = await strapi.db
    .query(BOOKING_PAPERS)
    .findOne({ populate: { answers: true } });
  return stored ?? first;
}

/** Adds the booking papers to sites from releases without bookings. */
export async function beginBookingPapers(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(BOOKING_PAPERS).count()) > 0) {
    await renewStarterTexts(strapi);
    return addLaterOption(strapi);
  }
  // Leave an empty database empty: it may still get starter content.
  if ((await strapi.db.query('api::settings.settings').count()) === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    await strapi.documents(BOOKING_PAPERS).create({ data: first as never });
    const value = new Date().toISOString();
    await trx('site_notes').insert([
      { ...STARTER_TEXTS_RENEWED, value },
      { ...LATER_OPTION_ADDED, value },
    ]);
  });
}

const STARTER_TEXTS_RENEWED = { name: 'starter_texts_of_answers' };

/** Runs once, so an owner can choose a former text again. */
async function renewStarterTexts(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if (await trx('site_notes').where(STARTER_TEXTS_RENEWED).first('name')) return;
    await trx('site_notes').insert({ ...STARTER_TEXTS_RENEWED, value: new Date().toISOString() });
    await replaceFormerTexts(trx);
  });
}

const ANSWERS = 'components_booking_answer_templates';
const PARTS = 'booking_papers_cmps';
const MOST_ANSWERS = 30;
/** A note in the database, so that an owner who deletes the reply does not get it again. */
const LATER_OPTION_ADDED = { name: 'later_option_answer' };

/**
 * Adds the reply for later options, once. Until 1.3.0 one reply told clients of second and third options too
 * that the days are held for them.
 */
async function addLaterOption(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if (await trx('site_notes').where(LATER_OPTION_ADDED).first('name')) return;
    await trx('site_notes').insert({ ...LATER_OPTION_ADDED, value: new Date().toISOString() });
    const papers: { id: number } = await trx('booking_papers').first('id');
    const parts: { order: number; name: string }[] = await trx(PARTS)
      .join(ANSWERS, `${ANSWERS}.id`, 'cmp_id')
      .where({ entity_id: papers.id, field: 'answers' })
      .select('order', 'name');
    if (parts.length >= MOST_ANSWERS || parts.some(({ name }) => name === laterOption.name)) return;
    const [{ id }] = await trx(ANSWERS).insert(laterOption, 'id');
    await trx(PARTS).insert({
      entity_id: papers.id,
      cmp_id: id,
      component_type: 'booking.answer-template',
      field: 'answers',
      order: 1 + Math.max(0, ...parts.map(({ order }) => order)),
    });
  });
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
