import { inputOf, readItem, requiredText, type Shown, text, type Values } from '../../kit/fields/fields';
import { parts } from '../../kit/fields/part-fields';
import { optionalNumber, wholeAmount } from '../../kit/fields/whole-amount';
import type { Editable } from '../../kit/form/use-editor-form';
import type { PapersRow } from './documents';
import { wording } from './wording';

export const paperFields = {
  validDays: wholeAmount({
    label: 'Quotes are valid for (days)',
    bad: wording.badDays,
    min: 1,
    max: 365,
    first: 14,
  }),
  vatPercent: optionalNumber({
    label: 'VAT (%)',
    description: 'Leave empty for no VAT',
    max: 100,
    bad: wording.badVat,
  }),
  terms: text({ label: 'Terms', minRows: 4, maxLength: 10_000 }),
  answers: parts({
    label: 'Reply templates',
    description:
      'For email and WhatsApp. You can use {name}, {service}, {days}, {city}, {link}, {rank}, {hold ends}, {quote}, {total}, {valid until}. For several days, {rank} is the rank on the busiest day.',
    most: 30,
    words: wording.words,
    rows: [['name', 'subject']],
    fields: {
      name: requiredText({ label: 'Name', maxLength: 60 }),
      subject: requiredText({ label: 'Subject', maxLength: 180 }),
      text: requiredText({ label: 'Text', minRows: 4, maxLength: 5000 }),
    },
  }),
};
type PaperFields = typeof paperFields;

/** Default texts of quotes, and the owner's reply templates. */
export interface BookingPapers extends Editable, Shown<PaperFields> {}

export const toBookingPapers = (row: PapersRow): BookingPapers => readItem(paperFields, row);

export const toPapersInput = (values: Values<PaperFields>) => inputOf(paperFields, values);
