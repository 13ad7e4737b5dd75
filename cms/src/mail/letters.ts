import type { Core, UID } from '@strapi/strapi';
import { BOOKING, type Booking } from '../booking/bookings/booking';
import { BOOKING_LETTERS, lineOfBooking, lineOfQuote, type ToldQuote } from '../booking/letters';
import { QUOTE } from '../booking/quotes/quote';
import { readSettings } from '../content/settings';
import { ownersAddress } from '../people/accounts/owner-email';
import { newResetToken, RESET_MINUTES } from '../people/accounts/password-reset';

import type { Letter } from './letter-layout';
import type { Item, Mail, MailKind } from './outbox';
import { wording } from './wording';

const MESSAGE = 'api::message.message';
const VOLUNTEER = 'api::volunteer.volunteer';
const COMMENT = 'api::comment.comment';
const USER = 'plugin::users-permissions.user';

/** Lines in a mail that tells the owner of many things. */
const MOST_LINES = 20;

/** What of a row its letter needs; which of it there is depends on its type. */
interface Row {
  name?: string;
  email?: string;
  senderName?: string;
  senderEmail?: string;
  subject?: string;
  status?: string;
  project?: { title: string } | null;
  blogPost?: { title: string } | null;
}

export interface Kind {
  /** Undefined when there is nobody (any more) */
  recipient: (strapi: Core.Strapi, mail: Mail) => Promise<string | undefined>;
  /** Undefined when there is nothing to say (any more) */
  letter: (strapi: Core.Strapi, mail: Mail) => Promise<Letter | undefined>;
  /** The owner sent it to one client: it is not marked as automatic, which some mailboxes drop */
  byOwner?: true;
}

/** Where the owner works, at the site's own address. */
const adminAddress = (path: string) => `${process.env.PUBLIC_URL ?? ''}/admin${path}`;

async function find(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
  populate: string[] = [],
): Promise<Row | undefined> {
  const query = strapi.db.query(uid as UID.ContentType);
  return (documentId && (await query.findOne({ where: { documentId }, populate }))) || undefined;
}

const writerOfMessage: Kind['recipient'] = async (strapi, { documentId }) =>
  (await find(strapi, MESSAGE, documentId))?.senderEmail;

const applicant: Kind['recipient'] = async (strapi, { documentId }) =>
  (await find(strapi, VOLUNTEER, documentId))?.email;

async function receipt(strapi: Core.Strapi, subject: string, text: string): Promise<Letter> {
  const { contactEmail } = await readSettings(strapi);
  return { subject, text: [text], notes: [wording.receipt.notYou], replyTo: contactEmail ?? undefined };
}

type Words = (project: string | undefined) => { subject: string; text: string[] };

/** Says what was decided, as long as that is still the decision. */
const decision =
  (status: string, words: Words): Kind['letter'] =>
  async (strapi, { documentId }) => {
    const row = await find(strapi, VOLUNTEER, documentId, ['project']);
    if (row?.status !== status) return undefined;
    const { subject, text } = words(row.project?.title);
    const { contactEmail } = await readSettings(strapi);
    return {
      subject,
      text: [wording.decision.hello(row.name ?? ''), ...text],
      replyTo: contactEmail ?? undefined,
    };
  };

type Told = keyof typeof wording.notices.counted;

interface Telling {
  page: string;
  relation?: string;
  /** Undefined when there is nothing to say (any more) */
  line: (row: Row, strapi: Core.Strapi) => string | undefined | Promise<string | undefined>;
}

/** How one thing is told of to the owner, and where it is in the owner's area. Another kind of notice is a line here. */
const TOLD: Record<Told, Telling> = {
  [MESSAGE]: {
    page: '/messages',
    line: ({ senderName = '', subject = '' }) => wording.notices.message(senderName, subject),
  },
  [VOLUNTEER]: {
    page: '/volunteers',
    relation: 'project',
    line: ({ name = '', project }) => wording.notices.application(name, project?.title),
  },
  [COMMENT]: {
    page: '/blog?tab=comments',
    relation: 'blogPost',
    line: ({ status, name = '', blogPost }) =>
      status === 'pending' ? wording.notices.comment(name, blogPost?.title) : undefined,
  },
  [BOOKING]: { page: '/bookings', line: (row) => lineOfBooking(row as unknown as Booking) },
  [QUOTE]: {
    page: '/bookings',
    relation: 'booking',
    line: (row, strapi) => lineOfQuote(strapi, row as unknown as ToldQuote),
  },
};

/** Several things may have happened to one item: what is told is how it stands now. */
const once = (items: Item[]): Item[] =>
  items.filter((item, index) => items.findIndex((one) => one.documentId === item.documentId) === index);

/** What is gone or decided by now is not told of. */
async function notices(strapi: Core.Strapi, { items }: Mail): Promise<Letter | undefined> {
  const found: { uid: Told; line: string; row: Row }[] = [];
  for (const { uid, documentId } of once(items) as (Item & { uid: Told })[]) {
    const { relation, line } = TOLD[uid];
    const row = await find(strapi, uid, documentId, relation ? [relation] : []);
    const told = row && (await line(row, strapi));
    if (row && told) found.push({ uid, line: told, row });
  }
  const [first] = found;
  if (!first) return undefined;
  const kinds = [...new Set(found.map(({ uid }) => uid))];
  const counted = kinds.map((kind) =>
    wording.notices.counted[kind](found.filter(({ uid }) => uid === kind).length),
  );
  const lines = found.slice(0, MOST_LINES).map(({ line }) => line);
  if (found.length > MOST_LINES) lines.push(wording.notices.more(found.length - MOST_LINES));
  return {
    subject: found.length === 1 ? first.line : counted.join(', '),
    text: [wording.notices.text],
    list: lines,
    action: {
      label: wording.notices.open,
      href: adminAddress(kinds.length === 1 ? TOLD[first.uid].page : '/dashboard'),
    },
    notes: [wording.notices.why],
    // One message is answered by answering the mail.
    replyTo: found.length === 1 ? first.row.senderEmail : undefined,
  };
}

/** The link is made when the mail is: the database knows only its hash. */
async function passwordReset(strapi: Core.Strapi, mail: Mail): Promise<Letter | undefined> {
  // Whoever has waited for so long has asked again.
  if (Date.now() - mail.createdAt > RESET_MINUTES * 60_000 || !mail.documentId) return undefined;
  const token = await newResetToken(strapi, mail.documentId);
  return {
    subject: wording.passwordReset.subject,
    text: [wording.passwordReset.text],
    action: { label: wording.passwordReset.choose, href: adminAddress(`/reset-password#${token}`) },
    notes: [wording.passwordReset.limits, wording.passwordReset.notYou],
  };
}

export const LETTERS: Record<MailKind, Kind> = {
  notices: { recipient: ownersAddress, letter: notices },
  ...BOOKING_LETTERS,
  'message-receipt': {
    recipient: writerOfMessage,
    letter: (strapi) => receipt(strapi, wording.receipt.message, wording.receipt.messageText),
  },
  'application-receipt': {
    recipient: applicant,
    letter: (strapi) => receipt(strapi, wording.receipt.application, wording.receipt.applicationText),
  },
  'application-approved': {
    recipient: applicant,
    letter: decision('approved', (project) => ({
      subject: wording.decision.approved,
      text: [wording.decision.approvedText(project)],
    })),
  },
  'application-rejected': {
    recipient: applicant,
    letter: decision('rejected', (project) => ({
      subject: wording.decision.rejected,
      text: [wording.decision.rejectedText(project), wording.decision.rejectedThanks],
    })),
  },
  'password-reset': {
    recipient: async (strapi, { documentId }) => (await find(strapi, USER, documentId))?.email,
    letter: passwordReset,
  },
};
