import type { Core } from '@strapi/strapi';
import { type ActionName, type Actor, record } from '../../content';
import { adminAddress, type LetterKind, mailIsConfigured, queueMail, wording } from '../../mail';
import { countHit, type Limit } from '../../platform/request/rate-limit';
import { siteDayAndTime } from '../../shared/day-names';
import { ownersAddress, type SignedInUser, userById } from '../accounts/account';
import { recordFailedSignIn } from '../sessions/account-activity';
import { deviceName } from '../sessions/device-name';

const sentences = wording.signingIn;

/** Emails about wrong codes. Someone with the password could otherwise fill the mailbox. */
const WRONG_CODE_MAILS: Limit = { name: 'wrong-code-mails', hits: 3, seconds: 3600 };
const COPIED_PASSKEY_MAILS: Limit = { ...WRONG_CODE_MAILS, name: 'copied-passkey-mails' };

interface News {
  action: ActionName;
  /** Absent: the caller of this request */
  actor?: Actor;
  /** Of the item in the activity log */
  title?: string;
  subject: string;
  /** Without the time */
  sentence: string;
}

/** Tells the owner of a change of the ways to sign in: in the activity log and by email. */
export async function tellOwner(strapi: Core.Strapi, userId: number, { subject, sentence, ...entry }: News) {
  await record(strapi, entry);
  await mailOwner(strapi, userId, { subject, sentence });
}

/**
 * Queues an email about signing in. It goes to the address of now: a thief could change it before the email is sent.
 *
 * @param sentence without the time
 */
export async function mailOwner(
  strapi: Core.Strapi,
  userId: number,
  { subject, sentence }: Pick<News, 'subject' | 'sentence'>,
): Promise<void> {
  const to = await ownersAddress(strapi);
  if (!to || !mailIsConfigured()) return;
  const { documentId } = await userById(strapi, userId);
  const text = sentences.at(sentence, siteDayAndTime(Date.now()));
  await queueMail(strapi, 'sign-in-change', documentId, { words: { to, subject, text } });
}

export async function tellOfUsedRecoveryCode(strapi: Core.Strapi, user: SignedInUser): Promise<void> {
  await tellOwner(strapi, user.id, {
    action: 'use-recovery-code',
    actor: { kind: 'owner', name: user.username },
    ...sentences.recoveryCodeUsed,
  });
}

/** Warns the owner that someone entered the right password and then a wrong code. */
export async function tellOfWrongCode(strapi: Core.Strapi, user: SignedInUser): Promise<void> {
  await recordFailedSignIn(strapi, user.username, 'wrong-code');
  if ((await countHit(strapi, WRONG_CODE_MAILS, [String(user.id)])) > 0) return;
  const device = deviceName(strapi.requestContext.get()?.get('user-agent') ?? '');
  const { subject, sentence } = sentences.wrongCode;
  await mailOwner(strapi, user.id, { subject, sentence: sentence(device) });
}

/** Reports a passkey whose counter did not grow: one of two copies was used. */
export async function tellOfCopiedPasskey(strapi: Core.Strapi, userId: number, name: string): Promise<void> {
  if ((await countHit(strapi, COPIED_PASSKEY_MAILS, [name])) > 0) return;
  await mailOwner(strapi, userId, sentences.passkeyCopied(name));
}

export const signInChangeLetter: LetterKind = {
  recipient: async (_strapi, { words }) => words?.to,
  letter: async (_strapi, { words }) =>
    words && {
      subject: words.subject,
      text: [words.text],
      action: { label: sentences.look, href: adminAddress('/settings#signing-in') },
      notes: [sentences.notYou],
    },
};
