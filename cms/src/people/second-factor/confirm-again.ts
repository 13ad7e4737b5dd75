import type { Core } from '@strapi/strapi';
import { fold } from '../../platform/database/text-comparison';
import { passwordMatches } from '../passwords/password-hashes';
import { refused } from '../refused';
import { recordFailedSignIn } from '../sessions/account-activity';
import { limitConfirmations } from '../sessions/attempt-limits';
import { isConfirmed, noteProof } from '../sessions/devices';
import { deviceOfRequest } from '../sessions/refresh-token';
import { sessionExpired } from '../sessions/session-expired';
import { userById } from '../sessions/sign-in';
import { takeAppCode } from './authenticator-app';
import { checkPasskey } from './passkeys';
import { takeRecoveryCode } from './recovery-codes';
import { tellOfUsedRecoveryCode } from './tell-owner';

/** One of these proves that the owner is at this device. */
export interface Confirmation {
  password?: string | null;
  /** Of the app, or a recovery code */
  code?: string | null;
  passkey?: unknown;
}

/**
 * Confirms for the next ten minutes that the signed-in owner is at this device.
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
  await limitConfirmations(strapi, [fold(user.username), deviceId], async () => {
    if (passkey) {
      await checkPasskey(strapi, passkey, { purpose: 'confirm', userId });
    } else if (code) {
      if (await takeAppCode(strapi, { userId, code })) return;
      if (await takeRecoveryCode(strapi.db.connection, userId, code))
        return tellOfUsedRecoveryCode(strapi, user);
      await recordFailedSignIn(strapi, user.username);
      throw refused('CODE_WRONG');
    } else if (!(await passwordMatches(password ?? '', user.password, 'known'))) {
      await recordFailedSignIn(strapi, user.username);
      throw refused('PASSWORD_WRONG');
    }
  });
  await noteProof(strapi, { userId, deviceId });
}

/**
 * Refuses a request of a device where nobody has proved who they are in the last ten minutes, such as one that was left
 * open.
 *
 * @throws ForbiddenError CONFIRMATION_NEEDED
 */
export async function requireConfirmed(
  strapi: Core.Strapi,
  deviceId: string | null | undefined,
): Promise<void> {
  if (!deviceId || !(await isConfirmed(strapi, deviceId)))
    throw refused('CONFIRMATION_NEEDED', { kind: 'forbidden' });
}

/** The same for the device of the current request. */
export async function requireConfirmedRequest(strapi: Core.Strapi): Promise<void> {
  await requireConfirmed(strapi, await deviceOfRequest(strapi));
}
