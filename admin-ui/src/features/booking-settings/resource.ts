import { place } from '../../../../cms/src/shared/place';
import { toggle } from '../../kit/fields/choice-fields';
import { following, requiredText, text } from '../../kit/fields/fields';
import { parts } from '../../kit/fields/part-fields';
import { optionalNumber, wholeAmount } from '../../kit/fields/whole-amount';
import { single } from '../../resource/single';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { wording } from './wording';

const { bookingPapers: papers, answerTemplate: answer, paymentWay } = CONTENT_TYPES;

const { fields } = wording;

const bookingSettingsFields = {
  validDays: wholeAmount({ ...papers.validDays, first: 14 }),
  vatPercent: optionalNumber(fields.vatPercent),
  taxNumber: text(fields.taxNumber),
  terms: text(fields.terms),
  paymentWays: parts({
    ...fields.paymentWays,
    words: wording.ways,
    rows: [['name', 'number']],
    fields: {
      name: requiredText(fields.wayName),
      number: requiredText(paymentWay.number),
      details: text(fields.wayDetails),
    },
  }),
  depositPercent: optionalNumber(fields.depositPercent),
  depositSum: following(optionalNumber(fields.depositSum), () => `Deposit in ${place().currency}`),
  depositDays: wholeAmount({ ...fields.depositDays, first: 3 }),
  balanceDays: wholeAmount({ ...fields.balanceDays, first: 14 }),
  remindsClients: toggle({ ...fields.remindsClients, control: 'switch', first: true }),
  answers: parts({
    ...fields.answers,
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
