import { calendarDay, calendarDays, fullTimestamp, nairobiAppointment } from '../../dates/format';

/** By the CMS's name of the kind. */
export const MAILS: Readonly<Record<string, string>> = {
  notices: 'News for you',
  'message-receipt': 'Receipt of a message',
  'application-receipt': 'Receipt of an application',
  'application-approved': 'Approval of an application',
  'application-rejected': 'Rejection of an application',
  'booking-receipt': 'Receipt of a booking request',
  'booking-answer': 'Your answer about a booking',
  'quote-sent': 'Quote for a client',
  'password-reset': 'Link for a new password',
};

interface Brief {
  name: string;
  service: string;
  firstDay: string;
  lastDay: string;
}

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

export const wording = {
  begun: (title: string, when: string) =>
    title
      ? `“${title}” is not saved yet. You typed ${when}.`
      : `Something is not saved yet. You typed ${when}.`,
  begunInBin: 'What it belongs to is in the bin: restore that to go on.',
  title: 'Dashboard',
  tabs: {
    overview: 'Overview',
    content: 'Content',
    blog: 'Blog',
    projects: 'Projects',
    events: 'Events',
    volunteers: 'Volunteers',
    messages: 'Messages',
  },
  counts: {
    portfolioItems: 'Portfolio Items',
    blogPosts: 'Blog Posts',
    activeProjects: 'Active Projects',
    volunteers: 'Volunteers',
  },

  recentPortfolio: 'Recent Portfolio Updates',
  noPortfolio: 'No portfolio items yet',
  added: 'Added',
  recentVolunteers: 'Recent Volunteer Signups',
  noVolunteers: 'No volunteers yet',
  noProject: 'No project assigned',
  viewAll: 'View all',
  pendingComments: (count: number) =>
    count === 1 ? '1 comment waits for approval' : `${count} comments wait for approval`,
  measureAgain: (day: string) => `Time to measure again: the last time was ${day}`,
  unread: (count: number) => `${count} unread`,
  bookings: {
    enquiry: ({ name, service, firstDay, lastDay }: Brief) =>
      `New enquiry from ${name}: ${service}, ${calendarDays(firstDay, lastDay)}`,
    allEnquiries: (count: number) => `All ${count} new enquiries`,
    /** Nairobi’s time, as everywhere with bookings. */
    holdEnds: ({ name, service, holdEndsAt }: { name: string; service: string; holdEndsAt: string | null }) =>
      `The option for ${name}, ${service}, ends${holdEndsAt ? ` ${nairobiAppointment(holdEndsAt)}` : ' soon'} (Nairobi)`,
    quoteWaits: (number: string, name: string) => `Quote ${number} for ${name} has no answer yet`,
    quoteAsks: (number: string, name: string) => `${name} has a question about quote ${number}`,
  },

  notices: {
    title: 'Since you last looked',
    HOLD_ENDED: (name: string, what: string) => `The option of ${name} has ended: ${what}`,
    MOVED_UP: (name: string, what: string, { option }: { option: string }) =>
      `${name} moved up to ${option}: ${what}`,
    DAYS_FREE: (name: string, what: string, { option }: { option: string }) =>
      `The days of ${name}, ${option}, can be confirmed again: ${what}`,
    CANCELLED: (name: string, what: string) => `${name} has cancelled: ${what}`,
    QUOTE_ACCEPTED: (name: string, what: string, { quoteNumber }: { quoteNumber: string | null }) =>
      `${name} has accepted quote ${quoteNumber ?? ''}: ${what}`,
    QUOTE_ENDED: (name: string, what: string, { quoteNumber }: { quoteNumber: string | null }) =>
      `Quote ${quoteNumber ?? ''} for ${name} has ended without an answer: ${what}`,
    other: (name: string, what: string) => `${name}: ${what}`,
    workFailed: (work: string) => `This failed and is tried again: ${work}`,
    dismiss: 'Dismiss',
    dismissOne: (what: string) => `Dismiss: ${what}`,
    dismissFailed: 'Failed to dismiss it',
  },

  rights: {
    ending: (count: number, first: string) =>
      count === 1
        ? `1 picture may be shown until ${calendarDay(first)}`
        : `${pictures(count)} may be shown for 30 days at most, the first until ${calendarDay(first)}`,
    past: (count: number) => `${pictures(count)} past the last day, hidden from visitors`,
  },

  backups: {
    made: 'Last backup:',
    compared: 'Last restored and compared:',
    never: 'never',
    none: 'There is no backup of this site yet.',
    old: 'The last backup is older than 8 days.',
    failed: 'The last backup failed.',
    compareFailed: 'The last backup that was tried could not be restored as it was stored.',
    remedy: 'Tell whoever looks after the machine that the site runs on: docs/backup.md says what to do.',
  },

  weekly: 'Messages and volunteers, last 12 weeks',
  weeklyShort: 'Last 12 weeks',
  weeklyView: 'Chart or table',
  chart: 'Chart',
  table: 'Table',
  week: 'Week of',
  messages: 'Messages',
  volunteers: 'Volunteers',
  nothingYet: 'No messages or volunteers in the last 12 weeks.',

  heldBack: {
    title: (count: number) => (count === 1 ? 'One item could not go out' : `${count} items could not go out`),
    line: (title: string, what: string) => `“${title}”: ${what}`,
    toSchedule: 'Show what is planned',
  },

  mail: {
    title: (count: number) => (count === 1 ? '1 mail could not be sent' : `${count} mails could not be sent`),
    about: (kind: string, recipient: string | null) =>
      recipient ? `${MAILS[kind] ?? kind}, to ${recipient}:` : `${MAILS[kind] ?? kind}:`,
    nextTry: (iso: string) => `(next try ${fullTimestamp(iso)})`,
    tryAgain: 'Try again',
    trying: 'Trying...',
    triedAgain: 'The mail is being sent again',
    tryFailed: 'Failed to send the mail again',
    dismiss: 'Dismiss',
    dismissed: 'Mail dismissed',
    dismissFailed: 'Failed to dismiss the mail',
  },

  promos: {
    content: {
      title: 'Portfolio and biography',
      text: 'Show your best pictures, tell your story and keep your milestones up to date.',
      button: 'Manage Portfolio',
      second: 'Manage Biography',
    },
    blog: {
      title: 'Blog posts',
      text: 'Write drafts in your own time, publish when they are ready, and look after the comments.',
      button: 'Manage Blog',
    },
    projects: {
      title: 'Community projects',
      text: 'Plan projects, say how they go, and open them to volunteers.',
      button: 'Manage Projects',
    },
    events: {
      title: 'Events',
      text: 'Announce shows, workshops and the occasions you judge.',
      button: 'Manage Events',
    },
    volunteers: {
      title: 'Volunteer applications',
      text: 'See who wants to help, approve or reject applications, and export the list.',
      button: 'Manage Volunteers',
    },
    messages: {
      title: 'Messages',
      text: 'Read and answer what visitors send through the contact form.',
      button: 'View Messages',
    },
  },

  loadFailure: 'Failed to load dashboard data',
};
