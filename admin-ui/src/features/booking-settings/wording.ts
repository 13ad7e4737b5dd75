import { zoneName } from '../../../../cms/src/shared/place';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';

export const wording = {
  title: 'Booking settings',
  back: 'Bookings',

  quotes: 'Defaults for new quotes',
  payment: 'Payment',
  answers: 'Replies',
  words: {
    one: (number: number) => `Template ${number}`,
    add: 'Add template',
    full: `You can save up to ${CONTENT_TYPES.bookingPapers.answers.most} templates.`,
  },
  ways: {
    one: (number: number) => `Way ${number}`,
    add: 'Add a way to pay',
    full: `You can save up to ${CONTENT_TYPES.bookingPapers.paymentWays.most} ways to pay.`,
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
