export const wording = {
  title: 'Booking papers',
  back: 'Bookings',

  quotes: 'Quotes begin with',
  badDays: 'Please enter the days as a whole number from 1 to 365',
  badVat: 'Please enter VAT as a whole number from 0 to 100, or leave it empty',
  words: {
    one: (number: number) => `Answer ${number}`,
    add: 'Add an answer',
    full: 'There is room for 30 answers.',
  },

  save: 'Save papers',
  saving: 'Saving...',
  saved: 'Booking papers saved',
  saveFailed: 'Failed to save the booking papers',
  loadFailure: 'Failed to load the booking papers',

  feed: 'Your bookings in your calendar',
  feedHint:
    'A private address that your calendar app can subscribe to: confirmed bookings, options and days away. Whoever has it can read them.',
  noFeed: 'It has no address yet.',
  madeOn: (moment: string) => `Its address was made on ${moment} (Nairobi time). It is shown only once.`,
  makeFeed: 'Make the address',
  renewFeed: 'Renew the address',
  renewing: 'Making...',
  renewQuestion: {
    question: 'Renew the address?',
    about: 'Calendars that use the one of now stop showing your bookings until you give them the new one.',
    yes: 'Renew',
  },
  feedAddress: 'Address for your calendar app',
  feedOnce: 'Copy it now: it is not shown again. Treat it like a password.',
  copyFeed: 'Copy the address',
  subscribe: 'Subscribe to the calendar',
  googleCalendar: 'Google Calendar',
  copied: 'Copied',
  feedFailed: 'Failed to make the address',
  feedLoadFailure: 'Failed to load the calendar’s address',
};
