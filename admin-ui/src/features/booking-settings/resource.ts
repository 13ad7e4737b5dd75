import { place } from '../../../../cms/src/shared/place';
import { following, requiredText, text } from '../../kit/fields/fields';
import { parts } from '../../kit/fields/part-fields';
import { optionalNumber, wholeAmount } from '../../kit/fields/whole-amount';
import type { ItemIn } from '../../resource/resource';
import { single } from '../../resource/single';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { wording } from './wording';

const { bookingPapers: papers, answerTemplate: answer, paymentWay } = CONTENT_TYPES;

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
  paymentWays: parts({
    ...papers.paymentWays,
    description: 'Clients see them after they accept a quote.',
    words: wording.ways,
    rows: [['name', 'number']],
    fields: {
      name: requiredText({ ...paymentWay.name, description: 'Such as M-Pesa till, Paybill or Bank account' }),
      number: requiredText({ ...paymentWay.number, description: 'Clients can copy it' }),
      details: text({
        ...paymentWay.details,
        description: 'Such as the registered name, the account or the bank',
      }),
    },
  }),
  depositPercent: optionalNumber({
    ...papers.depositPercent,
    description: 'Of the total. Leave empty for none',
  }),
  depositSum: following(
    optionalNumber({ ...papers.depositSum, description: 'Instead of a percentage' }),
    () => `Deposit in ${place().currency}`,
  ),
  depositDays: wholeAmount({
    ...papers.depositDays,
    first: 3,
    description: 'After the client accepts the quote',
  }),
  balanceDays: wholeAmount({
    ...papers.balanceDays,
    first: 14,
    description: 'After the last day of the booking',
  }),
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

/** Default texts of quotes, the ways and days to pay, and the owner's reply templates. */
export const bookingSettings = single({
  type: 'bookingPapers',
  key: 'booking-papers',
  fields: bookingSettingsFields,
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});
export type BookingSettings = ItemIn<typeof bookingSettings>;
