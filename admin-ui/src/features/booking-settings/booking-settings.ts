import { requiredText, text } from '../../kit/fields/fields';
import { parts } from '../../kit/fields/part-fields';
import { optionalNumber, wholeAmount } from '../../kit/fields/whole-amount';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { wording } from './wording';

const { bookingPapers: papers, answerTemplate: answer } = CONTENT_TYPES;

export const bookingSettingsFields = {
  validDays: wholeAmount({
    ...papers.validDays,
    first: 14,
  }),
  vatPercent: optionalNumber({
    ...papers.vatPercent,
    description: 'Leave empty for no VAT',
  }),
  terms: text({ ...papers.terms, label: 'Terms' }),
  answers: parts({
    ...papers.answers,
    label: 'Reply templates',
    description:
      'For email and WhatsApp. You can use {name}, {service}, {days}, {city}, {link}, {rank}, {hold ends}, {quote}, {total}, {valid until}. For several days, {rank} is the rank on the busiest day.',
    words: wording.words,
    rows: [['name', 'subject']],
    fields: {
      name: requiredText(answer.name),
      subject: requiredText(answer.subject),
      text: requiredText(answer.text),
    },
  }),
};
