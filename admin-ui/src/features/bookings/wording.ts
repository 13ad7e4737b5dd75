import type { Days } from '../../../../cms/src/shared/days';
import { capitalized, rankedOption, rankWord } from '../../content/option-rank';
import { wording as contentWording } from '../../content/wording';
import { calendarDays, nairobiAppointment } from '../../dates/format';

interface Other extends Days {
  service: string;
  name: string;
}

const other = ({ service, name, firstDay, lastDay }: Other) =>
  `${service} for ${name}, ${calendarDays(firstDay, lastDay)}`;

export const wording = {
  title: 'Bookings',
  tabs: { list: 'List', month: 'Month', week: 'Week', board: 'Board' },
  zone: 'All days and times are Nairobi’s.',
  papers: 'Booking papers',
  add: 'New booking',
  newEnquiries: (count: number) => (count === 1 ? '1 new enquiry' : `${count} new enquiries`),
  search: 'Search bookings',
  allStates: 'All states',
  states: contentWording.bookingStates,
  /** 'First option' */
  option: (rank: number | null) => `${capitalized(rankWord(rank))} option`,
  sorts: {
    'createdAt:desc': 'Newest first',
    'createdAt:asc': 'Oldest first',
    'firstDay:asc': 'By day, earliest first',
    'firstDay:desc': 'By day, latest first',
  },
  columns: { booking: 'Booking', days: 'Days' },
  optionalColumns: { place: 'Place', state: 'State', until: 'Held until', received: 'Received' },
  /** 'Runway model for Jane Wanjiru' */
  bookingOf: (service: string, name: string) => `${service} for ${name}`,
  until: (iso: string) => `until ${nairobiAppointment(iso)}`,
  count: (total: number) => (total === 1 ? '1 booking' : `${total} bookings`),
  nothingFound: 'No bookings match.',
  emptyTitle: 'No bookings yet',
  emptyText: 'Enquiries from your booking page will appear here. You can type in your own, too.',

  quantity: {
    show: (count: number) => (count === 1 ? '1 show' : `${count} shows`),
    hour: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    session: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
  },

  otherDays: (days: string, quantity: string) =>
    `The dates are ${days} and the quantity is ${quantity}. Check that the quote covers all days.`,

  calendar: {
    previous: { month: 'Previous month', week: 'Previous week' },
    next: { month: 'Next month', week: 'Next week' },
    today: 'Today',
    isToday: 'today',
    week: (first: string, last: string) => calendarDays(first, last),
    /** Monday first; the short ones are seen, the whole ones heard. */
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    legend: 'What the marks mean',
    more: (count: number) => `+${count} more`,
    nothing: 'Nothing on this day',
    free: 'Free',
    chip: (state: string, name: string) => `${state}: ${name}`,
    /** After the name of a day: what it holds. */
    bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
    keys: 'Arrow keys go from day to day, Page Up and Page Down from month to month.',
    newOn: 'New booking on this day',
    loadFailure: 'Failed to load the calendar',
  },

  away: {
    word: 'Away',
    add: 'Add days away',
    /** What it is called in questions and buttons. */
    name: (first: string, last: string) => `Away ${calendarDays(first, last)}`,
    createTitle: 'Add days away',
    editTitle: 'Change days away',
    create: 'Add',
    creating: 'Adding…',
    update: 'Save',
    updating: 'Saving…',
    created: 'Days away added',
    updated: 'Days away changed',
    saveFailed: 'Failed to save the days away',
    deleted: () => 'Days away deleted',
    deleteFailed: 'Failed to delete the days away',
    confirmDelete: () => 'Delete these days away?',
    loadFailure: 'Failed to load the days away',
  },

  board: {
    columns: {
      enquiry: 'Enquiries',
      option: 'Options',
      confirmed: 'Confirmed',
      done: 'Done',
      closed: 'Closed',
    },
    nothing: {
      enquiry: 'No enquiries',
      option: 'No options',
      confirmed: 'Nothing confirmed',
      done: 'Nothing done',
      closed: 'Nothing closed',
    },
    closedHint: 'Declined, cancelled and expired',
    all: (total: number) => `All ${total}`,
    move: (name: string) => `Move ${name}`,
    loadFailure: 'Failed to load the board',
  },

  back: 'All bookings',
  gone: 'This booking is not there any more',
  goneText: 'It was deleted, or the address is not complete. What was deleted stays in the bin for 30 days.',
  change: 'Change',
  asked: 'What was asked',
  facts: {
    service: 'Service',
    quantity: 'How much',
    extras: 'Extras',
    days: 'Days',
    startTime: 'Starts at',
    place: 'Place',
    name: 'Client',
    email: 'Email',
    phone: 'Phone or WhatsApp',
    received: 'Received',
    notes: 'What the client wrote',
  },
  estimate: 'Estimate',
  estimateHint: 'As the client saw it. An estimate, not an offer.',
  estimateStays: 'By the rate card of today. The estimate the client saw is kept as it was.',
  total: 'Total',
  from: (sum: string) => `from ${sum}`,
  kes: (amount: number) => `KES ${amount.toLocaleString('en-US')}`,
  note: 'Your own notes',
  noNote: 'Nothing noted. Clients never see this.',

  clashes: {
    title: (count: number) =>
      count === 1 ? 'Clashes with another booking' : `Clashes with ${count} other bookings`,
    option: (clash: Other & { holdRank: number | null; holdEndsAt: string | null }) =>
      `${capitalized(rankedOption(clash.holdRank, clash))}${clash.holdEndsAt ? ` until ${nairobiAppointment(clash.holdEndsAt)}` : ''}: ${other(clash)}`,
    confirmed: (clash: Other) => `Confirmed: ${other(clash)}`,
    away: 'You are away on days of this booking',
    awayFor: (first: string, last: string, note: string | null) =>
      calendarDays(first, last) + (note ? `: ${note}` : ''),
  },

  moves: {
    title: 'What can be done now',
    PLACE_OPTION: 'Place option',
    CONFIRM: 'Confirm',
    DECLINE: 'Decline',
    CANCEL: 'Cancel booking',
    RELEASE: 'Release option',
    FINISH: 'Mark as done',
    REOPEN: 'Reopen',
  },
  prolong: 'Change the end of the option',
  /** What follows, said before it is done. */
  follows: {
    PLACE_OPTION: (rank: number, days: Days) => `This will be the ${rankedOption(rank, days)}.`,
    PROLONG: (rank: number, days: Days) => `It stays the ${rankedOption(rank, days)}.`,
    full: 'There are three options on these days already. Release one of them first.',
    CONFIRM: 'The days are booked, and visitors see them as booked.',
    DECLINE: 'The client’s page says that it was declined.',
    CANCEL: 'The client’s page says that it was cancelled.',
    RELEASE: 'It becomes an enquiry again.',
    FINISH: 'It leaves the calendar of what is to come.',
    REOPEN: 'It becomes an enquiry again.',
    /** Which of the days become free. */
    freed: {
      all: 'The days are free again.',
      some: 'Days that no other booking takes are free again.',
    } as Readonly<Record<string, string>>,
    movesUp: (name: string, rank: number, days: Days) => `${name} moves up to ${rankedOption(rank, days)}.`,
    canBeConfirmed: (name: string, rank: number, days: Days) =>
      `${name}, ${rankedOption(rank, days)}, can be confirmed again.`,
    /** Of a confirmation. */
    others: (count: number) =>
      count === 1
        ? 'The client of the other option reads that the days are booked.'
        : `The clients of ${count} other options read that the days are booked.`,
    taken: 'Another booking is confirmed on these days. The client reads that they are booked.',
    /** What the client answered to a quote, by the event of the record. */
    answers: {
      QUOTE_ACCEPTED: (number) => `The client has accepted quote ${number}.`,
      QUOTE_QUESTIONED: (number) => `The client has a question about quote ${number}.`,
    } as Readonly<Record<string, (number: string) => string>>,
  },
  holdUntil: 'Hold the days until',
  holds: {
    friday: 'Friday 18:00',
    tomorrow: 'Tomorrow 18:00',
    threeDays: 'In 3 days, 18:00',
    own: 'Another moment',
  },
  ownMoment: 'Until, by Nairobi’s clock',
  reason: 'Reason (optional)',
  reasonHint: 'Kept in the record.',
  moving: 'Saving…',
  notNow: 'Not now',
  insist: 'Confirm anyway',
  moveFailed: 'Failed to move the booking',
  changedMeanwhile: 'This booking has changed since you opened this dialog',
  haveReadChange: 'I have read the change',
  overtaken: 'The booking was changed meanwhile and is shown as it is now. Please look again.',
  missingMoment: 'Please choose a day and a time',
  moved: {
    PLACE_OPTION: 'Option placed',
    CONFIRM: 'Booking confirmed',
    DECLINE: 'Booking declined',
    CANCEL: 'Booking cancelled',
    RELEASE: 'Option released',
    FINISH: 'Booking done',
    REOPEN: 'Booking reopened',
  },

  answer: {
    title: 'Answer',
    template: 'Answer with',
    none: 'There are no prepared answers. Write some under Booking papers.',
    text: 'Text',
    subject: 'Subject of the mail',
    whatsapp: 'Send on WhatsApp',
    copy: 'Copy',
    anew: 'As it was prepared',
    changedSince:
      'The booking has changed since you wrote this. Check its days and sums, or begin anew with “As it was prepared”.',
    mail: 'Send by mail',
    mailing: 'Sending…',
    noNumber: 'There is no phone number for WhatsApp.',
    noEmail: 'There is no email address.',
    mailed: 'The answer is on its way',
    mailFailed: 'Failed to send the answer',
    loadFailure: 'Failed to write the answer',
  },

  link: 'The client’s own page',
  linkHint: 'Whoever has this address sees this booking.',
  linkEnded: 'The client’s page has ended.',
  copyLink: 'Copy link',
  copied: 'Copied',
  openLink: 'Open',

  record: 'Record',
  events: {
    PLACE_OPTION: 'Option placed',
    CONFIRM: 'Confirmed',
    DECLINE: 'Declined',
    CANCEL: 'Cancelled',
    RELEASE: 'Option released',
    FINISH: 'Done',
    REOPEN: 'Reopened',
    ASKED: 'Asked for',
    HOLD_ENDED: 'Option ended',
    MOVED_UP: 'Option moved up',
    MOVED_DOWN: 'Option moved down',
    DAYS_BOOKED: 'Another booking was confirmed on these days',
    DAYS_FREE: 'No other booking is confirmed on these days any longer',
    BROUGHT_BACK: 'Brought back from the bin',
    QUOTE_SENT: 'Quote sent',
    QUOTE_QUESTIONED: 'Question about the quote',
    QUOTE_ACCEPTED: 'Quote accepted',
  } as Readonly<Record<string, string>>,
  actors: {
    client: 'the client',
    owner: 'you',
    administrator: 'an administrator',
    editor: 'an editor',
    machine: 'by itself',
  } as Readonly<Record<string, string>>,
  noRecord: 'Nothing was done yet.',

  createTitle: 'New booking',
  editTitle: 'Change what was asked',
  create: 'Save booking',
  creating: 'Saving…',
  update: 'Save changes',
  updating: 'Saving…',
  formHint: 'Of email and phone, one is needed. All days and times are Nairobi’s.',
  noServices: 'Your rate card has no services. Add one there first.',
  toRateCard: 'To the rate card',

  created: 'Booking saved',
  updated: 'Booking changed',
  saveFailed: 'Failed to save the booking',
  loadFailure: 'Failed to load bookings',
  loadOneFailure: 'Failed to load the booking',
  servicesFailure: 'Failed to load the services of the rate card',
  delete: 'Delete',
  deleted: () => 'Booking deleted',
  deleteFailed: 'Failed to delete the booking',
  confirmDelete: () => 'Delete this booking?',
};
