import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { callerAddress } from '../throttle/caller-address';
import { forget, hit, type Limit, refund } from '../throttle/throttle';
import { openSession, type Renewal } from './refresh-token';

/** Every answer takes at least this long, so that its time tells nothing about the account. */
const ANSWER_MS = 1000;

/** Failures per account and address; the owner at another address is never locked out by them. */
const ACCOUNT_LIMIT: Limit = {
  name: 'sign-in-account',
  hits: 5,
  seconds: 15 * 60,
  penalty: { firstSeconds: 60, longestSeconds: 3600 },
};
/** Failures per address over all account names. */
const ADDRESS_LIMIT: Limit = { name: 'sign-in-address', hits: 30, seconds: 3600 };

/** A hash of no password: comparing with it costs what comparing with a real one costs. */
const NO_ONES_HASH = '$2a$10$iJgVnBlR7JUwS4Rh4y6IE.whE2sMyOgkC2MzDZAPuRVobcNFYiChG';

export interface SignedInUser {
  id: number;
  username: string;
  email: string;
  password: string;
  blocked: boolean;
}

export interface SignIn extends Renewal {
  user: SignedInUser;
}

/**
 * Signs the owner in.
 *
 * @throws ValidationError 'Invalid username' or 'Invalid password'; RateLimitError with when to retry
 */
export async function signIn(strapi: Core.Strapi, identifier: string, password: string): Promise<SignIn> {
  const notBefore = wait(ANSWER_MS);
  try {
    const user = await authenticate(strapi, identifier, password);
    return { user, ...(await openSession(strapi, user.id, randomUUID())) };
  } finally {
    await notBefore;
  }
}

async function authenticate(
  strapi: Core.Strapi,
  identifier: string,
  password: string,
): Promise<SignedInUser> {
  const address = callerAddress(strapi);
  const attempt = [identifier.trim().toLowerCase(), address];
  await hit(strapi, ACCOUNT_LIMIT, attempt);
  await hit(strapi, ADDRESS_LIMIT, [address]);

  const user = await findUser(strapi, identifier.trim());
  const matches = await comparePassword(strapi, password, user?.password ?? NO_ONES_HASH);
  if (!user || user.blocked) throw new errors.ValidationError('Invalid username');
  if (!matches) throw new errors.ValidationError('Invalid password');

  await forget(strapi, ACCOUNT_LIMIT, attempt);
  await refund(strapi, ADDRESS_LIMIT, [address]);
  return user;
}

/**
 * Checks the password of somebody already signed in, under the same limit as signing in.
 *
 * @throws ValidationError 'Invalid password'; RateLimitError with when to retry
 */
export async function confirmPassword(
  strapi: Core.Strapi,
  user: SignedInUser,
  password: string,
): Promise<void> {
  const attempt = [user.username.toLowerCase(), callerAddress(strapi)];
  await hit(strapi, ACCOUNT_LIMIT, attempt);
  if (!(await comparePassword(strapi, password, user.password)))
    throw new errors.ValidationError('Invalid password');
  await forget(strapi, ACCOUNT_LIMIT, attempt);
}

async function findUser(strapi: Core.Strapi, identifier: string): Promise<SignedInUser | undefined> {
  // PostgreSQL refuses to look for it.
  if (identifier.includes('\u0000')) return undefined;
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({
    where: { provider: 'local', $or: [{ username: identifier }, { email: identifier.toLowerCase() }] },
  });
  return user ?? undefined;
}

function comparePassword(strapi: Core.Strapi, password: string, hash: string): Promise<boolean> {
  return strapi.plugin('users-permissions').service('user').validatePassword(password, hash);
}
