import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Refused } from '../../platform/refusal';
import { hit, type Limit, refund } from '../../platform/request/rate-limit';
import { openUser, type SignedInUser } from '../accounts/account';
import type { Asking } from '../passwords/password-hashes';
import { ANSWER_MS, limitAttempts } from '../sessions/attempt-limits';
import { beginSession, type SignIn } from '../sessions/begin-session';
import type { KnownDevice } from '../sessions/known-device';
import { refused } from '../wording';
import { appOf, requireReadableApp, takeAppCode } from './authenticator-app';
import { challengedUser, newChallenge, takeChallenge } from './challenges';
import { checkPasskey, isUsable, passkeysOf } from './passkeys';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes';
import { tellOfUsedRecoveryCode, tellOfWrongCode } from './tell-owner';

const PURPOSE = 'second-step';

/**
 * Codes that may be tried per account, from all addresses: three of a million are right at any time. Strangers and known
 * devices count separately, so that strangers do not lock the owner out. Passkeys and recovery codes do not count.
 */
const codeLimits = (asking: Asking): Limit[] => [
  { name: `sign-in-codes-${asking}`, hits: 30, seconds: 3600 },
  { name: `sign-in-codes-a-day-${asking}`, hits: 100, seconds: 24 * 3600 },
];

/** What a correct password opens if the account has a second factor. */
export interface SecondStep {
  token: string;
  passkey: boolean;
  code: boolean;
  recoveryCode: boolean;
  /** The app's codes cannot be checked until it is set up again. */
  isAppUnreadable: boolean;
}

/** One of these proves who signs in. */
export type Proof = { code: string } | { recoveryCode: string } | { passkey: unknown };

/** Returns whether the password alone opens nothing. */
export const hasSecondFactor = async (strapi: Core.Strapi, userId: number): Promise<boolean> =>
  (await appOf(strapi, userId)) !== undefined || (await passkeysOf(strapi, userId)).length > 0;

/** Returns what must be proved after the password; undefined if the account has no second factor. */
export async function secondStepOf(
  strapi: Core.Strapi,
  { id }: Pick<SignedInUser, 'id'>,
): Promise<SecondStep | undefined> {
  const passkeys = await passkeysOf(strapi, id);
  const app = await appOf(strapi, id);
  if (!app && passkeys.length === 0) return undefined;
  const token = await newChallenge(strapi, { purpose: PURPOSE, userId: id });
  return {
    token,
    passkey: passkeys.some(isUsable),
    code: app?.isReadable === true,
    recoveryCode: (await countRecoveryCodes(strapi, id)) > 0,
    isAppUnreadable: app?.isReadable === false,
  };
}

const expired = () => refused('SECOND_STEP_EXPIRED');

/** @throws ValidationError for a token that has expired or was used */
export async function userOfSecondStep(strapi: Core.Strapi, token: string): Promise<SignedInUser> {
  const user = await openUser(strapi, await challengedUser(strapi, token, PURPOSE));
  if (!user) throw expired();
  return user;
}

/**
 * Completes a sign-in after the password.
 *
 * @throws ValidationError for a wrong proof, an app that cannot be read or an expired token; RateLimitError with the wait
 */
export async function takeSecondStep(
  strapi: Core.Strapi,
  { token, proof, device }: { token: string; proof: Proof; device: KnownDevice | undefined },
): Promise<SignIn> {
  const notBefore = wait(ANSWER_MS);
  try {
    const user = await userOfSecondStep(strapi, token);
    if ('code' in proof) await requireReadableApp(strapi, user.id);
    // Wrong codes hold back neither recovery codes nor passkeys, which nobody guesses.
    const step = 'code' in proof ? 'second-step' : 'second-step-without-app';
    // Apart from the counters of the password: a correct one would reset them. Strangers do not know the documentId.
    const guarded = {
      account: `${step}:${user.documentId}`,
      device: device?.userId === user.id ? `${step}:${device.nonce}` : undefined,
    };
    await limitAttempts(strapi, guarded, (asking) => checkProof(strapi, { user, token, proof, asking }));
    return await beginSession(strapi, user, true);
  } finally {
    await notBefore;
  }
}

interface Attempt {
  user: SignedInUser;
  token: string;
  proof: Proof;
  asking: Asking;
}

async function checkProof(strapi: Core.Strapi, { user, token, proof, asking }: Attempt): Promise<void> {
  const step = { purpose: PURPOSE, userId: user.id } as const;
  if ('passkey' in proof) {
    await checkPasskey(strapi, proof.passkey, { purpose: 'sign-in', userId: user.id });
    if (!(await takeChallenge(strapi.db.connection, token, step))) throw expired();
    return;
  }
  const limits = 'code' in proof ? codeLimits(asking) : [];
  for (const limit of limits) await hit(strapi, limit, [String(user.id)]);
  try {
    // Together: a code stays unused if another request has taken the step, and the step stays after a wrong code.
    await strapi.db.transaction(async ({ trx }) => {
      if (!(await takeChallenge(trx, token, step))) throw expired();
      if (!(await takeCode(strapi, trx, user, proof))) throw refused('CODE_WRONG');
    });
  } catch (error) {
    if ((error as Partial<Refused>).details?.code === 'CODE_WRONG') await tellOfWrongCode(strapi, user);
    throw error;
  }
  for (const limit of limits) await refund(strapi, limit, [String(user.id)]);
  if ('recoveryCode' in proof) await tellOfUsedRecoveryCode(strapi, user);
}

const takeCode = (
  strapi: Core.Strapi,
  knex: Knex,
  { id }: SignedInUser,
  proof: { code: string } | { recoveryCode: string },
): Promise<boolean> =>
  'code' in proof
    ? takeAppCode(strapi, { userId: id, code: proof.code, knex })
    : takeRecoveryCode(knex, id, proof.recoveryCode);

/**
 * Signs in with a passkey alone: it proves the device and, by fingerprint, face or PIN, the person.
 *
 * @throws ValidationError with the reason
 */
export async function signInWithPasskey(strapi: Core.Strapi, passkey: unknown): Promise<SignIn> {
  const user = await openUser(strapi, await checkPasskey(strapi, passkey, { purpose: 'sign-in' }));
  if (!user) throw refused('PASSKEY_UNKNOWN');
  return beginSession(strapi, user, true);
}
