import type { Core } from '@strapi/strapi';
import { fold } from '../../platform/database/text-comparison';
import { userById } from '../accounts/account';
import { recordFailedSignIn } from '../sessions/account-activity';
import { limitConfirmations } from '../sessions/attempt-limits';
import { isConfirmed, noteProof } from '../sessions/devices';
import { deviceOfRequest } from '../sessions/refresh-token';
import { sessionExpired } from '../sessions/session-cookie';
import { confirmPassword } from '../sessions/sign-in';
import { refused } from '../wording';
import { requireReadableApp, takeAppCode } from './authenticator-app';
import { checkPasskey } from './passkeys';
import { takeRecoveryCode } from './recovery-codes';
import { hasSecondFactor } from './second-step';
import { tellOfUsedRecoveryCode } from './tell-owner';

/** One of these proves that the owner is at this device. */
export interface Confirmation {
  password?: string | null;
  /** Of the app, or a recovery code */
  code?: string | null;
  passkey?: unknown;
}

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ''));

/**
 * Confirms for the next ten minutes that the signed-in owner is at this device. The password confirms only an account
 * without a second factor.
 *
 * @throws ValidationError if the proof is wrong; RateLimitError with the wait
 */
export async function confirmAgain(
  strapi: Core.Strapi,
  userId: number,
  { password, code, passkey }: Confirmation,
): Promise<void> {
  const deviceId = await deviceOfRequest(strapi);
  if (!deviceId) throw sessionExpired();
  const user = await userById(strapi, userId);
  const isFactor = Boolean(passkey ?? code);
  if (!isFactor && (await hasSecondFactor(strapi, userId))) throw refused('FACTOR_NEEDED');
  if (code && isOfApp(code)) await requireReadableApp(strapi, userId);
  if (!isFactor) await confirmPassword(strapi, user, password ?? '');
  else
    await limitConfirmations(strapi, [fold(user.username), deviceId], async () => {
      if (passkey || !code) {
        await checkPasskey(strapi, passkey, { purpose: 'confirm', userId });
        return;
      }
      if (isOfApp(code) && (await takeAppCode(strapi, { userId, code }))) return;
      if (!isOfApp(code) && (await takeRecoveryCode(strapi.db.connection, userId, code)))
        return tellOfUsedRecoveryCode(strapi, user);
      await recordFailedSignIn(strapi, user.username);
      throw refused('CODE_WRONG');
    });
  await noteProof(strapi, { userId, deviceId, isFactor });
}

interface At {
  userId: number;
  deviceId: string | null | undefined;
}

/**
 * Refuses a request of a device where nobody has proved who they are in the last ten minutes, such as one that was left
 * open. With a second factor, the proof must be one, or a recovery code.
 *
 * @throws ForbiddenError CONFIRMATION_NEEDED
 */
export async function requireConfirmed(strapi: Core.Strapi, { userId, deviceId }: At): Promise<void> {
  const needsFactor = await hasSecondFactor(strapi, userId);
  if (!deviceId || !(await isConfirmed(strapi, deviceId, needsFactor)))
    throw refused('CONFIRMATION_NEEDED', { kind: 'forbidden' });
}

/** The same for the device of the current request. */
export async function requireConfirmedRequest(strapi: Core.Strapi, userId: number): Promise<void> {
  await requireConfirmed(strapi, { userId, deviceId: await deviceOfRequest(strapi) });
}

/**
 * Asks for the password of the current request, or for a second factor if the account has one.
 *
 * @throws ForbiddenError CONFIRMATION_NEEDED; ValidationError PASSWORD_WRONG; RateLimitError with the wait
 */
export async function confirmOwner(strapi: Core.Strapi, userId: number, password: string | null | undefined) {
  if (await hasSecondFactor(strapi, userId)) return requireConfirmedRequest(strapi, userId);
  if (!password) throw refused('REQUIRED', { field: 'password' });
  return confirmPassword(strapi, await userById(strapi, userId), password);
}
