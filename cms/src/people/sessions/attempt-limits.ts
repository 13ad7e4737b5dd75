import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
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
import type { Asking } from '../passwords/password-hashes';

/** Every answer to a sign-in takes at least this long, so that its time tells nothing. */
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
/** Failures while signed in, per device: a thief of a session has one, and many addresses. */
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

interface Guarded {
  /** Name of what is tried: the account, and the step if it is not the first */
  account: string;
  /** Name of the known device that tries; undefined for a stranger's */
  device: string | undefined;
}

/**
 * Runs a check of something secret with the limits of a sign-in. A known device after too many failures counts as a
 * stranger's.
 *
 * @param check throws if the secret is wrong
 * @throws RateLimitError with the wait, or what `check` throws
 */
export async function limitAttempts<Result>(
  strapi: Core.Strapi,
  { account, device }: Guarded,
  check: (asking: Asking) => Promise<Result>,
): Promise<Result> {
  if (device && (await countHit(strapi, DEVICE_LIMIT, [device])) === 0) {
    const result = await check('known');
    await forget(strapi, DEVICE_LIMIT, [device]);
    return result;
  }
  const address = callerAddress(strapi);
  await hit(strapi, ACCOUNT_LIMIT, [account, address]);
  await hit(strapi, ADDRESS_LIMIT, [address]);
  await wait(extraWait(await tally(strapi, EVERYWHERE, [account])));

  const result = await check('stranger');
  await forget(strapi, ACCOUNT_LIMIT, [account, address]);
  await refund(strapi, ADDRESS_LIMIT, [address]);
  // Takes back only one attempt, so that attackers stay slowed down.
  await refund(strapi, EVERYWHERE, [account]);
  return result;
}

/**
 * Does the same for someone who is signed in.
 *
 * @param attempt account and device
 */
export async function limitConfirmations<Result>(
  strapi: Core.Strapi,
  attempt: readonly [account: string, device: string],
  check: () => Promise<Result>,
): Promise<Result> {
  await hit(strapi, CONFIRM_LIMIT, attempt);
  const result = await check();
  await forget(strapi, CONFIRM_LIMIT, attempt);
  return result;
}
