import { zoneName } from '../../../../cms/src/shared/place';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

const { bookingPapers: papers, paymentWay } = CONTENT_TYPES;

export const wording = {
  title: 'Booking settings',
  back: 'Bookings',

  quotes: 'Quotes, payment and replies',
  words: {
    one: (number: number) => `Template ${number}`,
    add: 'Add template',
    full: `You can save up to ${papers.answers.most} templates.`,
  },
  ways: {
    one: (number: number) => `Way ${number}`,
    add: 'Add a way to pay',
    full: `You can save up to ${papers.paymentWays.most} ways to pay.`,
  },

  fields: {
    vatPercent: { ...papers.vatPercent, description: 'Leave empty for no VAT' },
    terms: {
      ...papers.terms,
      label: 'Terms',
      description: 'If they name the deposit or when to pay, they must agree with the fields below.',
    },
    taxNumber: { ...papers.taxNumber, description: 'Printed on new quotes and on their receipts' },
    paymentWays: { ...papers.paymentWays, description: 'Clients see them after they accept a quote.' },
    wayName: { ...paymentWay.name, description: 'Such as M-Pesa till, Paybill or bank account' },
    wayDetails: {
      ...paymentWay.details,
      description: 'Such as the registered name, the account or the bank',
    },
    depositPercent: { ...papers.depositPercent, description: 'Of the total. Leave empty for none' },
    depositSum: { ...papers.depositSum, description: 'Instead of a percentage' },
    depositDays: { ...papers.depositDays, description: 'After the client accepts the quote' },
    balanceDays: { ...papers.balanceDays, description: 'After the last day of the booking' },
    remindsClients: {
      ...papers.remindsClients,
      description: 'By email: 3 days before the due day, then 1 and 7 days after it',
      words: { yes: 'On', no: 'Off' },
    },
    answers: {
      ...papers.answers,
      label: 'Reply templates',
      description:
        'For email and WhatsApp. You can use {name}, {service}, {days}, {city}, {link}, {rank}, {hold ends}, {quote}, {total}, {valid until}. For several days, {rank} is the rank on the busiest day.',
    },
  },

  save: 'Save settings',
  saving: 'Saving...',
  saved: 'Booking settings saved',
  saveFailed: 'Failed to save the booking settings',
  loadFailure: 'Failed to load the booking settings',

  feed: 'Calendar subscription',
  feedHint:
    'Subscribe in your calendar app to see confirmed bookings, options and time away. Anyone with this link can see them.',
  noFeed: 'You have not created a link yet.',
  madeOn: (moment: string) => `Link created on ${moment} (${zoneName()}). It was shown only once.`,
  makeFeed: 'Create link',
  renewFeed: 'Create a new link',
  renewing: 'Creating...',
  renewQuestion: {
    question: 'Create a new link?',
    about: 'Calendars that use the current link will stop updating.',
    yes: 'Create',
  },
  feedAddress: 'Link for your calendar app',
  feedOnce: 'Copy this link now. It will not be shown again. Keep it private, like a password.',
  copyFeed: 'Copy link',
  subscribe: 'Subscribe to the calendar',
  googleCalendar: 'Google Calendar',
  copied: 'Copied',
  feedFailed: 'Failed to create the link',
  feedLoadFailure: 'Failed to load the calendar link',
};
