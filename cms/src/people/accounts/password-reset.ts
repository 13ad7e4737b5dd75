import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { record } from '../../content';
import { queueMail } from '../../mail';
import { callerAddress } from '../../platform/request/caller-address';
import { countHit, hit, type Limit } from '../../platform/request/rate-limit';
import { hashPassword } from '../passwords/password-hashes';
import { passwordProblem } from '../passwords/password-policy';
import { ANSWER_MS, findUser, type SignedInUser } from '../sessions/sign-in';
import { storePassword } from './store-password';

const USER = 'plugin::users-permissions.user';
const RESETS = 'password_resets';

/** How long a link works. */
export const RESET_MINUTES = 60;
/** 256 bits: nobody guesses a link, so a plain hash of it is enough. */
const TOKEN_BYTES = 32;

/** Questions of one address, and answers with a link that does not work: nobody else uses up those of the right one. */
const ADDRESS_LIMIT: Limit = { name: 'password-reset', hits: 10, seconds: 3600 };
/** Mails to one account, whoever asks: more are not sent, and nobody is told. */
const ACCOUNT_LIMIT: Limit = { name: 'password-reset-mails', hits: 3, seconds: 3600 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Has a link mailed to whoever has this account. Says nothing about whether there is one: what it returns, throws and
 * takes is the same.
 *
 * @param identifier username or email address
 * @throws RateLimitError with when to retry, by the caller's address alone
 */
export async function askForReset(strapi: Core.Strapi, identifier: string): Promise<void> {
  const notBefore = wait(ANSWER_MS);
  try {
    await hit(strapi, ADDRESS_LIMIT, [callerAddress(strapi)]);
    const user = await findUser(strapi, identifier.trim());
    if (!user || user.blocked) return;
    if ((await countHit(strapi, ACCOUNT_LIMIT, [String(user.id)])) > 0) return;
    await queueMail(strapi, 'password-reset', user.documentId);
    await record(strapi, { action: 'forgot-password', actor: { kind: 'unknown', name: user.username } });
  } finally {
    await notBefore;
  }
}

/** Makes the one link of this account that works; an earlier one ends. */
export async function newResetToken(strapi: Core.Strapi, documentId: string): Promise<string> {
  const { id }: SignedInUser = await strapi.db.query(USER).findOne({ where: { documentId } });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await strapi.db
    .connection(RESETS)
    .insert({ user_id: id, token_hash: hashOf(token), expires_at: Date.now() + RESET_MINUTES * 60_000 })
    .onConflict('user_id')
    .merge();
  return token;
}

const ended = () =>
  new errors.ValidationError('This link does not work any more. Please ask for another one.');

/**
 * Gives the account of a link a new password, ends the link, and every session.
 *
 * @returns the id of the account
 * @throws ValidationError for a link that has ended, or a password that may not be; RateLimitError with when to retry
 */
export async function resetPassword(strapi: Core.Strapi, token: string, password: string): Promise<number> {
  const link = { token_hash: hashOf(token) };
  const found: { user_id: number } | undefined = await strapi.db
    .connection(RESETS)
    .where(link)
    .where('expires_at', '>', Date.now())
    .first('user_id');
  if (!found) {
    await hit(strapi, ADDRESS_LIMIT, [callerAddress(strapi)]);
    throw ended();
  }
  const user: SignedInUser | null = await strapi.db.query(USER).findOne({ where: { id: found.user_id } });
  if (!user || user.blocked) throw ended();
  const problem = passwordProblem(password, user.username);
  if (problem) throw new errors.ValidationError(problem);
  const hash = await hashPassword(password);
  await strapi.db.transaction(async ({ trx }) => {
    // Of two at a time the database lets one have the link.
    const taken = await trx(RESETS).where(link).delete();
    if (taken === 0) throw ended();
    await storePassword(strapi, user.id, hash);
  });
  return user.id;
}
