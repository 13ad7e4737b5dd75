import { withCurrency, withoutCurrency } from '../../../../cms/src/shared/money';
import { BIN_DAYS } from '../../../../cms/src/shared/retention';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

const { quote, quoteLine } = CONTENT_TYPES;

export const wording = {
  title: 'Quote',
  none: 'No quotes for this booking yet.',
  begin: 'Create quote',
  beginning: 'Creating...',
  newVersion: 'Create new version',
  otherDays: (days: string) => `This quote is for ${days}. The booking has other days: create a new version.`,
  newVersionHint: 'The client sees this version until you send the new one.',
  beginFailed: 'Failed to create the quote',
  renewFailed: 'Failed to prepare the renewal',

  draft: 'Draft',
  words: {
    one: (number: number) => `Line ${number}`,
    add: 'Add a line',
    full: `A quote can have up to ${quote.lines.most} lines.`,
  },
  badAmount: `Enter a whole amount, up to ${withoutCurrency(quoteLine.amount.max)}.`,
  badDiscount: 'Enter a whole amount, or leave empty.',
  twoDiscounts: 'A quote has one discount. Enter an amount or a percentage.',

  total: (amount: number) => `Total ${withCurrency(amount)}`,
  ofThatDiscount: (amount: number) => `after a discount of ${withCurrency(amount)}`,
  ofThatVat: (amount: number) => `Includes ${withCurrency(amount)} VAT`,
  totalLater: 'Enter all amounts to see the total.',

  save: 'Save draft',
  saving: 'Saving...',
  saved: 'Quote saved',
  saveFailed: 'Failed to save the quote',
  send: 'Send quote',
  sending: 'Sending...',
  sent: (number: string) => `Quote ${number} was sent`,
  sendFailed: 'Failed to send the quote',
  delete: 'Discard draft',
  discardQuestion: {
    question: 'Discard this draft?',
    about: `It stays in the bin for ${BIN_DAYS} days. Sent quotes are kept.`,
    yes: 'Discard',
  },
  deleteFailed: 'Failed to discard the draft',
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of ${number}`,

  states: {
    draft: 'Draft',
    sent: 'Sent',
    accepted: 'Accepted',
    questioned: 'Question asked',
    ended: 'No longer valid',
  },
  until: (day: string) => `valid until ${day}`,
  question: 'The client asks:',
  acceptedHint:
    'The client has accepted. Confirm the booking to reserve the dates, and request the payment below.',
  differs: 'This quote is no longer what the client accepted. Compare it with the PDF that you both have.',
  versions: 'Earlier versions',
  money: withCurrency,

  loadFailure: 'Failed to load the quotes',
};
