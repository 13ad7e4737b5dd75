import { withCurrency } from '../../../../cms/src/shared/money';
import { zoneName } from '../../../../cms/src/shared/place';
import { BIN_DAYS, RIGHTS_NOTICE_DAYS } from '../../../../cms/src/shared/retention';
import { calendarDay, calendarDays, fullTimestamp, siteAppointment } from '../../dates/format';
import { fileSize } from '../../kit/page/file-size';

/** By the CMS's name of the mail. */
export const MAILS: Readonly<Record<string, string>> = {
  notices: 'Notification for you',
  'message-receipt': 'Message confirmation',
  'application-receipt': 'Application confirmation',
  'application-approved': 'Application approval',
  'application-rejected': 'Application rejection',
  'booking-receipt': 'Booking request confirmation',
  'booking-answer': 'Your reply about a booking',
  'quote-sent': 'Quote for a client',
  'payment-request': 'Payment request for a client',
  'payment-receipt': 'Receipt for a client',
  'password-reset': 'Password reset link',
  'sign-in-change': 'Notice about your sign-in',
};

interface Brief {
  name: string;
  service: string;
  firstDay: string;
  lastDay: string;
}

interface Owed {
  quoteNumber: string | null;
  owed: number;
  currency: string;
}

const LIST = new Intl.ListFormat('en-GB');

const quoted = (title: string) => `“${title}”`;

const counted =
  (one: string, many = `${one}s`) =>
  (count: number) =>
    `${count} ${count === 1 ? one : many}`;

/** New items by the name of their draft. */
const NEW: Record<string, string> = {
  portfolio: 'new portfolio item',
  post: 'new blog post',
  milestone: 'new milestone',
  projects: 'new project',
  events: 'new event',
  digitals: 'new set of digitals',
  bookings: 'new booking',
  aways: 'new time away',
  quotes: 'new quote',
  redirects: 'new redirect',
};

export const wording = {
  unsavedNew: (noun: string, title: string, when: string) =>
    `You have an unsaved ${NEW[noun] ?? 'new item'}${title && `, “${title}”,`} from ${when}.`,
  unsavedDraft: (title: string, when: string) =>
    title ? `You have unsaved changes in “${title}” from ${when}.` : `You have unsaved changes from ${when}.`,
  draftInBin: 'The item is in the bin. Restore it to continue.',
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
    count === 1 ? '1 comment needs approval' : `${count} comments need approval`,
  measureAgain: (day: string) => `Time to measure again. Last measured on ${day}.`,
  unread: (count: number) => `${count} unread`,
  bookings: {
    enquiry: ({ name, service, firstDay, lastDay }: Brief) =>
      `New enquiry from ${name}: ${service}, ${calendarDays(firstDay, lastDay)}`,
    allEnquiries: (count: number) => `All ${count} new enquiries`,
    holdEnds: ({ name, service, holdEndsAt }: { name: string; service: string; holdEndsAt: string | null }) =>
      `Option for ${name} (${service}) expires${holdEndsAt ? ` ${siteAppointment(holdEndsAt)}` : ' soon'} (${zoneName()})`,
    quoteWaits: (number: string, name: string) => `Quote ${number} for ${name} is unanswered`,
    due: (name: string, day: string, { quoteNumber, owed, currency }: Owed) =>
      `${name} owes ${withCurrency(owed, currency)}${quoteNumber ? ` for ${quoteNumber}` : ''}: a payment is due on ${calendarDay(day)}`,
    remind: (name: string) => `Remind ${name} by WhatsApp`,
    usageEnds: (name: string, day: string, usage: string) =>
      `Image usage of ${name} ends on ${calendarDay(day)}: ${usage}`,
    offerRenewal: 'Offer renewal',
    offerRenewalTo: (name: string) => `Offer renewal to ${name}`,
    usageEnded: (name: string, day: string, usage: string) =>
      `Image usage of ${name} ended on ${calendarDay(day)}: ${usage}`,
    overdue: (name: string, { quoteNumber, owed, currency }: Owed) =>
      `${name} owes ${withCurrency(owed, currency)}${quoteNumber ? ` for ${quoteNumber}` : ''}: payment is overdue`,
    quoteAsks: (number: string, name: string) => `${name} has a question about quote ${number}`,
  },

  notices: {
    title: 'Since you last looked',
    told: {
      HOLD_ENDED: (name: string, what: string) => `The option for ${name} has expired: ${what}`,
      MOVED_UP: (name: string, what: string, { option }: { option: string }) =>
        `${name} moved up to ${option}: ${what}`,
      DAYS_FREE: (name: string, what: string, { option }: { option: string }) =>
        `The dates of ${name} (${option}) can be confirmed again: ${what}`,
      CANCELLED: (name: string, what: string) => `${name} has cancelled: ${what}`,
      DAYS_ASKED: (name: string, what: string) => `${name} asks for days other than these: ${what}`,
      QUOTE_ACCEPTED: (name: string, what: string, { quoteNumber }: { quoteNumber: string | null }) =>
        `${name} has accepted quote ${quoteNumber ?? ''}: ${what}`,
      PAYMENT_CLAIMED: (name: string, _what: string, { quoteNumber }: { quoteNumber: string | null }) =>
        `${name} says that they paid for ${quoteNumber ?? 'the booking'}.`,
      QUOTE_ENDED: (name: string, what: string, { quoteNumber }: { quoteNumber: string | null }) =>
        `Quote ${quoteNumber ?? ''} for ${name} expired without an answer: ${what}`,
    },
    other: (name: string, what: string) => `${name}: ${what}`,
    ofSite: {
      SECOND_FACTOR_OFFERED: 'Protect your sign-in: add a passkey or an authenticator app.',
      APP_UNREADABLE:
        'Your authenticator app no longer works, because a secret of this site has changed. Set it up again.',
      BOOKING_LINKS_RENEWED:
        'A secret of this site has changed, so the links of your bookings look different now. The links that clients have still open.',
      API_TOKENS_LOST:
        'API tokens no longer work, because a secret of this site has changed. Create them again in the raw panel.',
      PREVIEW_LINKS_LOST:
        'Links to drafts that you shared no longer open, because a secret of this site has changed. Share them again.',
      PUSH_LOST:
        'Push notifications are off on all your devices, because a secret of this site has changed. Turn them on again.',
    },
    workFailed: (work: string) => `This task failed and will run again: ${work}`,
    dismiss: 'Dismiss',
    dismissOne: (what: string) => `Dismiss: ${what}`,
    dismissFailed: 'Failed to dismiss it',
  },

  firstSteps: {
    title: 'First steps',
    done: (done: number, of: number) => `${done} of ${of} done.`,
    isDone: 'Done:',
    names: {
      name: 'Your name and first screen',
      biography: 'Your biography',
      place: 'Where you work',
      contact: 'How to reach you',
      measurements: 'Your measurements',
      pieces: 'Six own pieces',
      rates: 'Your rates',
      told: 'How you are told',
      secondFactor: 'A second way to sign in',
      backup: 'A backup on your own device',
    },
    missing: {
      name: 'Enter your name in Settings.',
      screen: 'Change the first screen.',
      biography: 'Write your biography.',
      place: 'Check your country, time zone and currency in Settings.',
      contact: 'Enter how people can reach you.',
      measurements: 'Enter your measurements.',
      pieces: (count: number, of: number) => `Add your pieces: ${count} of ${of}.`,
      rates: 'Enter your rates.',
      told: 'Turn on notifications on this device.',
      secondFactor: 'Add a passkey or an app to sign in with.',
      backup: 'Download a backup to your own device.',
    },
    hide: 'Hide',
    hidden: 'First steps hidden. Settings can show them again.',
    hideFailed: 'Failed to hide the first steps',
  },

  samples: {
    title: 'Samples',
    kinds: {
      'api::portfolio-item.portfolio-item': counted('portfolio piece'),
      'api::digital-set.digital-set': counted('set of digitals', 'sets of digitals'),
      'api::blog-post.blog-post': counted('post'),
      'api::milestone.milestone': counted('milestone'),
      'api::project.project': counted('project'),
      'api::event.event': counted('event'),
    },
    pages: counted('page'),
    left: (kinds: string[]) => `This site still shows an invented model: ${LIST.format(kinds)}.`,
    edited: (titles: string[]) => `You have changed ${LIST.format(titles.map(quoted))}. These stay.`,
    mixed: (page: string, fields: string[]) =>
      `${quoted(page)} still has ${LIST.format(fields.map(quoted))} of the sample.`,
    keptFromSearch: 'Search engines are kept out until you enter your name in Settings.',
    remove: 'Remove the samples',
    removing: 'Removing...',
    question: {
      question: 'Remove the samples?',
      about: `Unchanged items move to the bin with their images. Unchanged pages lose their texts. What you have changed stays. You can bring the samples back for ${BIN_DAYS} days.`,
      yes: 'Remove',
    },
    removed: 'Samples removed',
    removeFailed: 'Failed to remove the samples',
    bringBack: 'Bring the samples back',
    bringingBack: 'Bringing back...',
    restorable: (days: number) =>
      `You have removed samples, and can bring them back for ${counted('day')(days)}.`,
    broughtBack: 'Samples brought back',
    bringBackFailed: 'Failed to bring the samples back',
  },

  rights: {
    ending: (count: number, first: string) =>
      count === 1
        ? `Usage rights for 1 image end on ${calendarDay(first)}`
        : `Usage rights for ${count} images end within ${RIGHTS_NOTICE_DAYS} days, the first on ${calendarDay(first)}`,
    past: (count: number) =>
      count === 1
        ? '1 image is hidden because its usage rights or a consent have ended'
        : `${count} images are hidden because their usage rights or a consent have ended`,
    unstated: (count: number) =>
      count === 1
        ? '1 image does not say who can be recognised'
        : `${count} images do not say who can be recognised`,
  },

  nothingTells: 'Nothing tells you about enquiries yet. Turn on notifications on your phone.',

  backups: {
    made: 'Last backup:',
    compared: 'Last restore test:',
    never: 'never',
    none: 'There is no backup of this site yet.',
    old: 'The last backup is older than 2 days.',
    failed: 'The last backup failed.',
    unknown: 'It is unknown when the last backup was made: the clock of the server was wrong.',
    compareFailed: 'The last restore test failed.',
    compareBlocked: 'The last restore test could not run. The backup was not judged.',
    notCopied:
      'No copy of a backup has been downloaded yet. If the server is lost, its backups are lost with it.',
    first: (iso: string) => `The first backup is made on ${fullTimestamp(iso)} (${zoneName()}).`,
    download: 'Download the newest backup',
    private:
      'The file contains all content, images and messages of this site. Store it where only you can open it.',
    password: 'Your password',
    passwordHint: 'Leave it empty if you have a passkey or an authenticator app.',
    continue: 'Continue',
    checking: 'Checking...',
    downloadFile: (bytes: number) => `Download (${fileSize(bytes)})`,
    linkEnds:
      'Begin within five minutes. The download can then be continued for 12 hours if the connection breaks.',
    remedy:
      'Back up now. If that fails, too, make room: delete files that you no longer need for good in Media.',
    make: 'Back up now',
    making: 'Backing up...',
    running: 'A backup is being made. You can download it when it is ready.',
    notAsked: 'Failed to begin the backup',
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
    title: (count: number) =>
      count === 1 ? '1 item could not be published' : `${count} items could not be published`,
    line: (title: string, what: string) => `“${title}”: ${what}`,
    toSchedule: 'View schedule',
  },

  mail: {
    title: (count: number) =>
      count === 1 ? '1 email could not be sent' : `${count} emails could not be sent`,
    about: (kind: string, recipient: string | null) =>
      recipient ? `${MAILS[kind] ?? kind}, to ${recipient}:` : `${MAILS[kind] ?? kind}:`,
    nextTry: (iso: string) => `(next attempt ${fullTimestamp(iso)})`,
    tryAgain: 'Try again',
    trying: 'Trying...',
    triedAgain: 'Sending again',
    tryFailed: 'Failed to send the email again',
    dismiss: 'Dismiss',
    dismissed: 'Email dismissed',
    dismissFailed: 'Failed to dismiss the email',
  },

  promos: {
    content: {
      title: 'Portfolio and biography',
      text: 'Show your best images, tell your story and keep your milestones up to date.',
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
      text: 'Plan projects, share progress and open them to volunteers.',
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
