import type { Core } from '@strapi/strapi';
import { readSettings } from '../content';
import { workerLoop } from '../platform/jobs/worker-loop';
import { countHit, type Limit } from '../platform/request/rate-limit';
import { sendDuePushes } from '../push';
import { canonicalEmail } from '../shared/canonical-text';
import { isDigestDue } from './digest-time';
import { writeLetter } from './letter-layout';
import { letters } from './letter-table';
import { mailIsConfigured } from './mail-server';
import {
  buildDigest,
  claimMail,
  dropMail,
  type Mail,
  settleFailed,
  settleSent,
  waitingNotices,
  whenQueued,
} from './outbox';
import { failureOf, refusalOf } from './retry-policy';
import { refused, wording } from './wording';

/** Limits the receipts to one mailbox, so that nobody can flood it through the forms. */
const RECEIPTS: Limit = { name: 'mail-receipts', hits: 5, seconds: 24 * 3600 };

interface EmailService {
  send(mail: Record<string, unknown>): Promise<unknown>;
}

const emails = workerLoop({
  title: 'Mail',
  lookEvery: 15_000,
  look: (strapi, stopping) => sendDueMail(strapi, Date.now, stopping),
});

/** Apart from the emails: a mail server that hangs must not delay a push. */
const pushes = workerLoop({
  title: 'Push',
  lookEvery: 15_000,
  look: async (strapi): Promise<undefined> => {
    await sendDigest(strapi, Date.now());
    await sendDuePushes(strapi, Date.now());
  },
});

export const stopSending = () => Promise.all([emails.stop(), pushes.stop()]);

/** Sends emails and pushes while the CMS listens: those that this process queues at once, others when it looks. */
export function startMail(strapi: Core.Strapi): void {
  whenQueued(() => {
    pushes.wake();
    emails.wake();
  });
  pushes.start(strapi);
  if (mailIsConfigured()) emails.start(strapi);
}

/** Sends all due emails one after the other. Several processes may do this at the same time. */
export async function sendDueMail(
  strapi: Core.Strapi,
  now: () => number = Date.now,
  stopping?: AbortSignal,
): Promise<undefined> {
  while (!stopping?.aborted) {
    const mail = await claimMail(strapi, now());
    if (!mail) return;
    await sendOne(strapi, mail);
  }
}

/** Tells the owner of waiting notices if they are due. */
export async function sendDigest(strapi: Core.Strapi, now: number): Promise<void> {
  const waiting = await waitingNotices(strapi, now);
  if (!waiting) return;
  const settings = await readSettings(strapi);
  const wanted = settings.notifyOwner !== 'never';
  if (!wanted || isDigestDue(settings, waiting, now)) await buildDigest(strapi, wanted);
}

async function sendOne(strapi: Core.Strapi, mail: Mail): Promise<void> {
  try {
    if (!(await send(strapi, mail))) return await dropMail(strapi, mail);
  } catch (error) {
    const failure = failureOf(error, mail.attempts);
    // The server's reason often contains the address, which must not be logged.
    strapi.log.warn(`Mail ${mail.id} (${mail.kind}) was not sent; the owner's dashboard says why.`);
    return await settleFailed(strapi, mail, failure);
  }
  // Outside the try block: if this write fails, the sent email must not be sent again.
  await settleSent(strapi, mail);
}

/** @returns false if the email has no recipient or content */
async function send(strapi: Core.Strapi, mail: Mail): Promise<boolean> {
  const kind = letters.of(strapi)[mail.kind];
  const recipient = await kind.recipient(strapi, mail);
  const letter = recipient && (await kind.letter(strapi, mail));
  if (!letter) return false;
  const isReceipt = mail.kind.endsWith('-receipt');
  if (isReceipt && mail.attempts === 1 && (await countHit(strapi, RECEIPTS, [mailboxOf(recipient)])) > 0)
    return false;
  const { siteTitle } = await readSettings(strapi);
  const { subject, text, html } = writeLetter(letter, {
    title: siteTitle,
    address: process.env.PUBLIC_URL ?? '',
  });
  const email: EmailService = strapi.plugin('email').service('email');
  await email.send({
    // As an object, so that an address is never parsed as a list.
    to: { name: '', address: recipient },
    ...(letter.replyTo && { replyTo: { name: '', address: letter.replyTo } }),
    subject,
    text,
    html,
    messageId: messageIdOf(mail),
    ...(!kind.byOwner && {
      headers: {
        // Prevents automatic replies (RFC 3834).
        'Auto-Submitted': isReceipt ? 'auto-replied' : 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
    }),
  });
  return true;
}

/** Sends an email to the owner at once, or throws a refusal that says what the mail server did. */
export async function sendTestMail(strapi: Core.Strapi): Promise<boolean> {
  if (!mailIsConfigured()) throw refused('MAIL_NOT_SET_UP');
  const mail: Mail = { id: 0, kind: 'sign-in-change', items: [], createdAt: Date.now(), attempts: 1 };
  const to = await letters.of(strapi).notices.recipient(strapi, mail);
  if (!to) throw refused('MAIL_ADDRESS_MISSING');
  return send(strapi, { ...mail, words: { to, ...wording.test } }).catch((error) => {
    throw refusalOf(error);
  });
}

/** Returns the same id at every attempt, so that a mailbox shows an email only once. */
function messageIdOf({ id, createdAt }: Mail): string {
  const domain = /@([\w.-]+)/.exec(process.env.MAIL_FROM ?? '')?.[1] ?? 'localhost';
  return `<mail-${id}-${createdAt}@${domain}>`;
}

/** Google ignores dots in an address, and delivers its former domain to the same mailbox. */
const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/** Returns the mailbox behind an address: v+1@example.com and v+2@example.com share one. */
export function mailboxOf(address: string): string {
  const email = canonicalEmail(address);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+', 1);
  return GOOGLE.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
