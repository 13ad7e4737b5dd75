import { requiredText, text } from '../../kit/fields/fields';
import { parts } from '../../kit/fields/part-fields';
import { optionalNumber, wholeAmount } from '../../kit/fields/whole-amount';
import type { ItemIn } from '../../resource/resource';
import { single } from '../../resource/single';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { wording } from './wording';

const { bookingPapers: papers, answerTemplate: answer } = CONTENT_TYPES;

const bookingSettingsFields = {
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

/** Default texts of quotes, and the owner's reply templates. */
export const bookingSettings = single({
  type: 'bookingPapers',
  key: 'booking-papers',
  fields: bookingSettingsFields,
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});
export type BookingSettings = ItemIn<typeof bookingSettings>;
