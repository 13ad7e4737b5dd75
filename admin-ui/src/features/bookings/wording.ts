import { rankedOption, rankWord } from '../../../../cms/src/shared/booking';
import type { Days } from '../../../../cms/src/shared/days';
import { withCurrency } from '../../../../cms/src/shared/money';
import { zoneName } from '../../../../cms/src/shared/place';
import { BIN_DAYS } from '../../../../cms/src/shared/retention';
import { capitalized } from '../../../../cms/src/shared/text';
import { calendarDays, siteAppointment } from '../../dates/format';
import { wording as contentWording } from '../../resource/wording';

interface Other extends Days {
  service: string;
  name: string;
}

const other = ({ service, name, firstDay, lastDay }: Other) =>
  `${service} for ${name}, ${calendarDays(firstDay, lastDay)}`;

export const wording = {
  title: 'Bookings',
  tabs: { list: 'List', month: 'Month', week: 'Week', board: 'Board' },
  get zone() {
    return `Dates and times are in ${zoneName()}.`;
  },
  settings: 'Booking settings',
  add: 'New booking',
  newEnquiries: (count: number) => (count === 1 ? '1 new enquiry' : `${count} new enquiries`),
  search: 'Search bookings',
  exportPayments: 'Export payments',
  allStates: 'All statuses',
  states: contentWording.bookingStates,
  filter: { ...contentWording.bookingStates, owes: 'Owes', usageEnds: 'Usage ends' },
  /** 'First option' */
  option: (rank: number | null) => `${capitalized(rankWord(rank))} option`,
  sorts: {
    'createdAt:desc': 'Newest first',
    'createdAt:asc': 'Oldest first',
    'firstDay:asc': 'Date, earliest first',
    'firstDay:desc': 'Date, latest first',
  },
  columns: { booking: 'Booking', days: 'Dates' },
  optionalColumns: { place: 'Place', state: 'Status', until: 'Held until', received: 'Received' },
  /** 'Runway model for Jane Wanjiru' */
  bookingOf: (service: string, name: string) => `${service} for ${name}`,
  until: (iso: string) => `until ${siteAppointment(iso)}`,
  count: (total: number) => (total === 1 ? '1 booking' : `${total} bookings`),
  nothingFound: 'No bookings match.',
  emptyTitle: 'No bookings yet',
  emptyText: 'Enquiries from your booking page appear here. You can also add bookings yourself.',

  otherDays: (days: string, quantity: string) =>
    `The dates are ${days} and the quantity is ${quantity}. Check that the quote covers all days.`,

  calendar: {
    previous: { month: 'Previous month', week: 'Previous week' },
    next: { month: 'Next month', week: 'Next week' },
    today: 'Today',
    isToday: 'today',
    week: (first: string, last: string) => calendarDays(first, last),
    /** Monday first. The short names are shown; the full ones are read out. */
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    legend: 'Key',
    more: (count: number) => `+${count} more`,
    nothing: 'Nothing on this day',
    free: 'Free',
    chip: (state: string, name: string) => `${state}: ${name}`,
    /** Number of bookings, read out after the name of a day. */
    bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
    keys: 'Use the arrow keys to move between days, and Page Up and Page Down to move between months.',
    newOn: 'New booking on this day',
    loadFailure: 'Failed to load the calendar',
  },

  away: {
    word: 'Away',
    add: 'Add time away',
    name: (first: string, last: string) => `Away ${calendarDays(first, last)}`,
    createTitle: 'Add time away',
    editTitle: 'Edit time away',
    create: 'Add',
    creating: 'Adding…',
    update: 'Save',
    updating: 'Saving…',
    created: 'Time away added',
    updated: 'Time away updated',
    saveFailed: 'Failed to save the time away',
    deleted: () => 'Time away deleted',
    deleteFailed: 'Failed to delete the time away',
    confirmDelete: () => 'Delete this time away?',
    loadFailure: 'Failed to load the time away',
  },

  board: {
    columns: {
      enquiry: 'Enquiries',
      option: 'Options',
      confirmed: 'Confirmed',
      done: 'Completed',
      closed: 'Closed',
    },
    nothing: {
      enquiry: 'No enquiries',
      option: 'No options',
      confirmed: 'No confirmed bookings',
      done: 'No completed bookings',
      closed: 'No closed bookings',
    },
    closedHint: 'Declined, cancelled and expired',
    all: (total: number) => `All ${total}`,
    move: (name: string) => `Move ${name}`,
    loadFailure: 'Failed to load the board',
  },

  /** 'KES 15,000 overdue' */
  owes: ({ owed, currency, isOverdue }: { owed: number; currency: string; isOverdue: boolean }) =>
    `${withCurrency(owed, currency)} ${isOverdue ? 'overdue' : 'owed'}`,

  back: 'All bookings',
  gone: 'This booking no longer exists',
  goneText: `It was deleted, or the link is incomplete. Deleted bookings stay in the bin for ${BIN_DAYS} days.`,
  change: 'Change',
  asked: 'Request',
  facts: {
    service: 'Service',
    quantity: 'Quantity',
    extras: 'Extras',
    days: 'Dates',
    startTime: 'Call time',
    place: 'Place',
    name: 'Client',
    email: 'Email',
    phone: 'Phone or WhatsApp',
    received: 'Received',
    notes: 'Client’s notes',
  },
  estimate: 'Estimate',
  estimateHint: 'As shown to the client. It is not a quote.',
  estimateStays: 'Based on today’s rates. The client’s estimate does not change.',
  total: 'Total',
  from: (sum: string) => `from ${sum}`,
  money: withCurrency,
  note: 'Private notes',
  noNote: 'No notes yet. Clients cannot see them.',

  clashes: {
    title: (count: number) =>
      count === 1 ? 'Clashes with another booking' : `Clashes with ${count} other bookings`,
    option: (clash: Other & { holdRank: number | null; holdEndsAt: string | null }) =>
      `${capitalized(rankedOption(clash.holdRank, clash))}${clash.holdEndsAt ? ` until ${siteAppointment(clash.holdEndsAt)}` : ''}: ${other(clash)}`,
    confirmed: (clash: Other) => `Confirmed: ${other(clash)}`,
    away: 'You are away on some of these dates',
    awayFor: (first: string, last: string, note: string | null) =>
      calendarDays(first, last) + (note ? `: ${note}` : ''),
  },

  asksForDays: {
    mark: 'Asks for other days',
    title: (first: string, last: string) => `The client asks for other days: ${calendarDays(first, last)}`,
    stays: 'Until you answer, the booking stays as it is.',
    accept: 'Accept these days',
    decline: 'Decline these days',
    accepted: 'The booking has moved to the days that the client asked for',
    declined: 'Days declined. The booking stays as it is',
    failed: 'Failed to answer the client',
  },

  moves: {
    title: 'Actions',
    PLACE_OPTION: 'Place option',
    CONFIRM: 'Confirm',
    DECLINE: 'Decline',
    CANCEL: 'Cancel booking',
    RELEASE: 'Release option',
    FINISH: 'Mark as completed',
    REOPEN: 'Reopen',
  },
  prolong: 'Change when the option ends',
  follows: {
    PLACE_OPTION: (rank: number, days: Days) => `This will be the ${rankedOption(rank, days)}.`,
    PROLONG: (rank: number, days: Days) => `It stays the ${rankedOption(rank, days)}.`,
    full: 'These dates already have three options. Release one first.',
    CONFIRM: 'The calendar will show these dates as booked.',
    DECLINE: 'The client’s page will show “Not available”.',
    CANCEL: 'The client’s page will show “Cancelled”.',
    RELEASE: 'The booking becomes an enquiry again.',
    FINISH: 'The booking moves to “Completed” and is removed from the upcoming calendar.',
    REOPEN: 'The booking becomes an enquiry again.',
    freed: {
      all: 'The dates become free.',
      some: 'Dates that no other booking takes become free.',
    } as Readonly<Record<string, string>>,
    movesUp: (name: string, rank: number, days: Days) => `${name} moves up to ${rankedOption(rank, days)}.`,
    canBeConfirmed: (name: string, rank: number, days: Days) =>
      `${name}, ${rankedOption(rank, days)}, can be confirmed again.`,
    /** Consequences of a confirmation for other clients. */
    others: (count: number) =>
      count === 1
        ? 'The client of the other option will see that the dates are booked.'
        : `The clients of ${count} other options will see that the dates are booked.`,
    taken: 'Another booking is confirmed on these dates. The client will see that they are booked.',
    /** The client's answers to a quote, by the event in the record. */
    answers: {
      QUOTE_ACCEPTED: (number) => `The client has accepted quote ${number}.`,
      QUOTE_QUESTIONED: (number) => `The client has a question about quote ${number}.`,
    } as Readonly<Record<string, (number: string) => string>>,
  },
  holdUntil: 'Hold dates until',
  holds: {
    friday: 'Friday 18:00',
    tomorrow: 'Tomorrow 18:00',
    threeDays: 'In 3 days, 18:00',
    own: 'Another time',
  },
  get ownMoment() {
    return `Hold until (${zoneName()})`;
  },
  reason: 'Reason (optional)',
  reasonHint: 'Saved in the booking’s history.',
  moving: 'Saving…',
  notNow: 'Go back',
  insist: 'Confirm anyway',
  moveFailed: 'Failed to update the booking',
  changedMeanwhile: 'This booking has changed since you opened this dialog',
  haveReadChange: 'I have read the change',
  conflict: 'This booking has changed since you opened it. Check the current version and try again.',
  missingMoment: 'Choose a date and time.',
  moved: {
    PLACE_OPTION: 'Option placed',
    CONFIRM: 'Booking confirmed',
    DECLINE: 'Booking declined',
    CANCEL: 'Booking cancelled',
    RELEASE: 'Option released',
    FINISH: 'Booking completed',
    REOPEN: 'Booking reopened',
  },

  answer: {
    title: 'Reply',
    template: 'Template',
    none: 'No reply templates yet. Add them in Booking settings.',
    text: 'Text',
    subject: 'Email subject',
    whatsapp: 'Send on WhatsApp',
    copy: 'Copy',
    reset: 'Reset to template',
    changedSince:
      'The booking has changed since you wrote this. Check the dates and amounts, or choose “Reset to template”.',
    mail: 'Send by email',
    mailing: 'Sending…',
    noNumber: 'Add a phone number to reply by WhatsApp.',
    noEmail: 'Add an email address to reply by email.',
    mailed: 'Your reply is being sent',
    mailFailed: 'Failed to send the reply',
    loadFailure: 'Failed to fill in the template',
  },

  link: 'Client’s booking page',
  linkHint: 'Anyone with this link can see the booking.',
  linkEnded: 'The client’s link has expired.',
  copyLink: 'Copy link',
  copied: 'Copied',
  openLink: 'Open',

  record: 'History',
  events: {
    PLACE_OPTION: 'Option placed',
    CONFIRM: 'Confirmed',
    DECLINE: 'Declined',
    CANCEL: 'Cancelled',
    RELEASE: 'Option released',
    FINISH: 'Completed',
    REOPEN: 'Reopened',
    ASKED: 'Enquiry received',
    HOLD_ENDED: 'Option expired',
    MOVED_UP: 'Option moved up',
    MOVED_DOWN: 'Option moved down',
    DAYS_BOOKED: 'Another booking was confirmed on these dates',
    DAYS_FREE: 'These dates can be confirmed again',
    DAYS_ASKED: 'Other days asked for',
    DAYS_TAKEN_BACK: 'Request for other days taken back',
    DAYS_ACCEPTED: 'Other days accepted',
    DAYS_DECLINED: 'Other days declined',
    BROUGHT_BACK: 'Restored from the bin',
    QUOTE_SENT: 'Quote sent',
    QUOTE_QUESTIONED: 'Question about the quote',
    QUOTE_ACCEPTED: 'Quote accepted',
    PAYMENT_CLAIMED: 'Payment reported',
    PAYMENT_RECEIVED: 'Payment received',
    PAYMENT_NOT_FOUND: 'Payment not found',
  } as Readonly<Record<string, string>>,
  actors: {
    client: 'the client',
    owner: 'you',
    administrator: 'an administrator',
    editor: 'an editor',
    machine: 'automatically',
  } as Readonly<Record<string, string>>,
  noRecord: 'No changes yet.',

  createTitle: 'New booking',
  editTitle: 'Edit request',
  create: 'Save booking',
  creating: 'Saving…',
  update: 'Save changes',
  updating: 'Saving…',
  get formHint() {
    return `Enter an email address or a phone number. Dates and times are in ${zoneName()}.`;
  },
  noServices: 'Your rate card has no services yet. Add one first.',
  toRateCard: 'Open rate card',

  created: 'Booking added',
  updated: 'Booking updated',
  saveFailed: 'Failed to save the booking',
  loadFailure: 'Failed to load bookings',
  loadOneFailure: 'Failed to load the booking',
  servicesFailure: 'Failed to load the services of the rate card',
  delete: 'Delete',
  deleted: () => 'Booking deleted',
  deleteFailed: 'Failed to delete the booking',
  confirmDelete: () => 'Delete this booking?',
};
