import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
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
import { refused } from '../refused';
import { recordFailedSignIn, recordSignIn } from './account-activity';
import type { KnownDevice } from './known-device';
import { openSession, type Renewal } from './refresh-token';

const USER = 'plugin::users-permissions.user';

/** The shortest time of a response, so that the time reveals nothing about the account. */
export const ANSWER_MS = 1000;

/** Failures per account and address. They never lock out the owner at another address. */
const ACCOUNT_LIMIT: Limit = {
  name: 'sign-in-account',
  hits: 5,
  seconds: 15 * 60,
  penalty: { firstSeconds: 60, longestSeconds: 3600 },
};
/** Failures per known device, separate from those of its address, which others may share. */
const DEVICE_LIMIT: Limit = { name: 'sign-in-device', hits: 5, seconds: 15 * 60 };
/** Failures while signed in, separate from those of others at the same address. */
const CONFIRM_LIMIT: Limit = { ...ACCOUNT_LIMIT, name: 'sign-in-confirm' };
/** Failures per address, for all account names. */
const ADDRESS_LIMIT: Limit = { name: 'sign-in-address', hits: 30, seconds: 3600 };

/** Attempts per account, from all addresses. They only slow down responses, so that nobody is locked out. */
const EVERYWHERE: Tally = { name: 'sign-in-everywhere', seconds: 3600 };
const SLOWER_FROM = 20;
const SLOWER_BY_MS = 250;
/** The browser gives up after ten seconds. */
const SLOWEST_MS = 6000;

/**
 * @param attempts on one account in the last hour
 * @returns the extra milliseconds of a response
 */
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
 * @param device a device that has signed in before: strangers who try passwords do not slow it down
 * @throws ValidationError 'Invalid username' or 'Invalid password'; RateLimitError with the wait
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

/**
 * Returns whether this account has signed in on the device before. After too many failures the device counts as a
 * stranger's.
 */
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
  // Takes back only one attempt, so that attackers stay slowed down.
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
  if (!user || user.blocked) throw refused('USERNAME_WRONG');
  if (!matches) throw refused('PASSWORD_WRONG');
  return user;
}

/**
 * Checks the password of a signed-in user, with the limits of a sign-in.
 *
 * @throws ValidationError 'Invalid password'; RateLimitError with the wait
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
    throw refused('PASSWORD_WRONG');
  }
  await forget(strapi, CONFIRM_LIMIT, attempt);
}

/** Does the same for a user by id, such as the one of a request. */
export async function confirmOwnPassword(strapi: Core.Strapi, id: number, password: string): Promise<void> {
  const user: SignedInUser = await strapi.db.query(USER).findOne({ where: { id } });
  await confirmPassword(strapi, user, password);
}

export async function findUser(strapi: Core.Strapi, identifier: string): Promise<SignedInUser | undefined> {
  const username = canonicalText(identifier).trim();
  const user = await strapi.db.query(USER).findOne({
    where: { provider: 'local', $or: [{ username }, { email: canonicalEmail(identifier) }] },
  });
  return user ?? undefined;
}
