import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { record } from '../../content';
import { queueMail } from '../../mail';
import { CLOCK_MARGIN_MS } from '../../platform/clock';
import { callerAddress } from '../../platform/request/caller-address';
import { countHit, hit, type Limit } from '../../platform/request/rate-limit';
import { hashPassword } from '../passwords/password-hashes';
import { passwordRefusal } from '../passwords/password-policy';
import { ANSWER_MS } from '../sessions/attempt-limits';
import { refused } from '../wording';
import { findUser, openUser, type SignedInUser, USER } from './account';
import { storePassword } from './store-password';

const RESETS = 'password_resets';

/** Lifetime of a link. */
export const RESET_MINUTES = 60;
/** 256 bits cannot be guessed, so a plain hash is enough. */
const TOKEN_BYTES = 32;

/**
 * Limits reset requests and attempts with invalid links per caller's address. Strangers elsewhere cannot use up the
 * owner's attempts.
 */
const ADDRESS_LIMIT: Limit = { name: 'password-reset', hits: 10, seconds: 3600 };
/** Limits emails to one account from all callers. Further requests send nothing and get the same response. */
const ACCOUNT_LIMIT: Limit = { name: 'password-reset-mails', hits: 3, seconds: 3600 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Sends a reset link to the account, if it exists. Response, error and time are the same for unknown accounts.
 *
 * @param identifier username or email address
 * @throws RateLimitError with the wait, by the caller's address only
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

/** Creates a reset link for an account. Earlier links stop working. */
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

const ended = () => refused('RESET_LINK_EXPIRED');

/**
 * Sets the password of a link's account, and ends the link and every session.
 *
 * @returns the id of the account
 * @throws ValidationError for an expired link or an unsuitable password; RateLimitError with the wait
 */
export async function resetPassword(strapi: Core.Strapi, token: string, password: string): Promise<number> {
  const link = { token_hash: hashOf(token) };
  const now = Date.now();
  const found: { user_id: number } | undefined = await strapi.db
    .connection(RESETS)
    .where(link)
    .whereBetween('expires_at', [now + 1, now + RESET_MINUTES * 60_000 + CLOCK_MARGIN_MS])
    .first('user_id');
  if (!found) {
    await hit(strapi, ADDRESS_LIMIT, [callerAddress(strapi)]);
    throw ended();
  }
  const user = await openUser(strapi, found.user_id);
  if (!user) throw ended();
  const refusal = passwordRefusal(password, user.username);
  if (refusal) throw refusal;
  const hash = await hashPassword(password);
  await strapi.db.transaction(async ({ trx }) => {
    // If two requests use the link at once, only one of them deletes it.
    const taken = await trx(RESETS).where(link).delete();
    if (taken === 0) throw ended();
    await storePassword(strapi, user.id, hash);
  });
  return user.id;
}
