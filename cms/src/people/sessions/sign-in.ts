import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fold } from '../../platform/database/text-comparison';
import { callerAddress } from '../../platform/request/caller-address';
import {
  countHit,
  forget,
  hit,
  type Limit,
  refund,
  type Tally,
  tally,
} from '../../platform/request/rate-limit';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';
import { type Asking, NO_ONES_HASH, passwordMatches } from '../passwords/password-hashes';
import { recordFailedSignIn, recordSignIn } from './account-activity';
import type { KnownDevice } from './known-device';
import { openSession, type Renewal } from './refresh-token';

/** Every answer takes at least this long, so that its time tells nothing about the account. */
export const ANSWER_MS = 1000;

/** Failures per account and address; the owner at another address is never locked out by them. */
const ACCOUNT_LIMIT: Limit = {
  name: 'sign-in-account',
  hits: 5,
  seconds: 15 * 60,
  penalty: { firstSeconds: 60, longestSeconds: 3600 },
};
/** Failures of one device that has signed in: it does not share those of its address, which others may use. */
const DEVICE_LIMIT: Limit = { name: 'sign-in-device', hits: 5, seconds: 15 * 60 };
/** Of somebody who is signed in: nobody else at their address can use these up. */
const CONFIRM_LIMIT: Limit = { ...ACCOUNT_LIMIT, name: 'sign-in-confirm' };
/** Failures per address over all account names. */
const ADDRESS_LIMIT: Limit = { name: 'sign-in-address', hits: 30, seconds: 3600 };

/** Attempts per account over all addresses: they only make every answer slower, so nobody is locked out by them. */
const EVERYWHERE: Tally = { name: 'sign-in-everywhere', seconds: 3600 };
const SLOWER_FROM = 20;
const SLOWER_BY_MS = 250;
/** The browser gives up after ten seconds. */
const SLOWEST_MS = 6000;

/** @param attempts on one account in the last hour. @returns milliseconds that an answer takes longer */
export const extraWait = (attempts: number): number =>
  Math.min(Math.max(attempts - SLOWER_FROM, 0) * SLOWER_BY_MS, SLOWEST_MS);

export interface SignedInUser {
  id: number;
  documentId: string;
  username: string;
  email: string;
  password: string;
  blocked: boolean;
}

export interface SignIn extends Renewal {
  user: SignedInUser;
}

interface Attempt {
  /** Username or email address */
  identifier: string;
  password: string;
  device?: KnownDevice | undefined;
}

/**
 * Signs the owner in.
 *
 * @param device that has signed in before: strangers who try passwords are not in its way
 * @throws ValidationError 'Invalid username' or 'Invalid password'; RateLimitError with when to retry
 */
export async function signIn(
  strapi: Core.Strapi,
  { identifier, password, device }: Attempt,
): Promise<SignIn> {
  const notBefore = wait(ANSWER_MS);
  try {
    const attempt = { identifier: canonicalText(identifier).trim(), password };
    const known = device && (await isKnown(strapi, attempt.identifier, device)) ? device : undefined;
    const user = known
      ? await authenticateKnown(strapi, attempt, known)
      : await authenticateStranger(strapi, attempt);
    const session = await openSession(strapi, user.id, randomUUID());
    await recordSignIn(strapi, { kind: 'owner', name: user.username });
    return { user, ...session };
  } finally {
    await notBefore;
  }
}

/** Whether this account has signed in on the device before. A device that has used up its failures counts as a stranger's. */
async function isKnown(strapi: Core.Strapi, identifier: string, device: KnownDevice): Promise<boolean> {
  const user = await findUser(strapi, identifier);
  return user?.id === device.userId && (await countHit(strapi, DEVICE_LIMIT, [device.nonce])) === 0;
}

async function authenticateKnown(
  strapi: Core.Strapi,
  attempt: Attempt,
  { nonce }: KnownDevice,
): Promise<SignedInUser> {
  const user = await checkPassword(strapi, attempt, 'known');
  await forget(strapi, DEVICE_LIMIT, [nonce]);
  return user;
}

async function authenticateStranger(strapi: Core.Strapi, attempt: Attempt): Promise<SignedInUser> {
  const address = callerAddress(strapi);
  const account = fold(attempt.identifier);
  await hit(strapi, ACCOUNT_LIMIT, [account, address]);
  await hit(strapi, ADDRESS_LIMIT, [address]);
  await wait(extraWait(await tally(strapi, EVERYWHERE, [account])));

  const user = await checkPassword(strapi, attempt, 'stranger');
  await forget(strapi, ACCOUNT_LIMIT, [account, address]);
  await refund(strapi, ADDRESS_LIMIT, [address]);
  // One hit is taken back, not all: other guessers stay slowed down.
  await refund(strapi, EVERYWHERE, [account]);
  return user;
}

async function checkPassword(
  strapi: Core.Strapi,
  { identifier, password }: Attempt,
  asking: Asking,
): Promise<SignedInUser> {
  const user = await findUser(strapi, identifier);
  const matches = await passwordMatches(password, user?.password ?? NO_ONES_HASH, asking);
  if (!user || user.blocked || !matches) await recordFailedSignIn(strapi, user?.username);
  if (!user || user.blocked) throw new errors.ValidationError('Invalid username');
  if (!matches) throw new errors.ValidationError('Invalid password');
  return user;
}

/**
 * Checks the password of somebody already signed in, as often as one may try to sign in.
 *
 * @throws ValidationError 'Invalid password'; RateLimitError with when to retry
 */
export async function confirmPassword(
  strapi: Core.Strapi,
  user: SignedInUser,
  password: string,
): Promise<void> {
  const attempt = [fold(user.username), callerAddress(strapi)];
  await hit(strapi, CONFIRM_LIMIT, attempt);
  if (!(await passwordMatches(password, user.password, 'known'))) {
    await recordFailedSignIn(strapi, user.username);
    throw new errors.ValidationError('Invalid password');
  }
  await forget(strapi, CONFIRM_LIMIT, attempt);
}

/** @param identifier username or email address */
export async function findUser(strapi: Core.Strapi, identifier: string): Promise<SignedInUser | undefined> {
  const username = canonicalText(identifier).trim();
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({
    where: { provider: 'local', $or: [{ username }, { email: canonicalEmail(identifier) }] },
  });
  return user ?? undefined;
}
