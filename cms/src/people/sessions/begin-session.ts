import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SignedInUser } from '../accounts/account';
import { recordSignIn } from './account-activity';
import { noteProof } from './devices';
import { newDevice, readDevice } from './known-device';
import { openSession, type Renewal } from './refresh-token';

export interface SignIn extends Renewal {
  user: SignedInUser;
  /** Value of the cookie that identifies the browser, without which the session's opens nothing */
  device: string;
}

/**
 * Opens a session on a new device for someone who has proved who they are.
 *
 * @param isFactor whether they proved more than the password
 */
export async function beginSession(
  strapi: Core.Strapi,
  user: SignedInUser,
  isFactor: boolean,
): Promise<SignIn> {
  const deviceId = randomUUID();
  const session = await openSession(strapi, user.id, deviceId);
  const device = newDevice(user.id);
  await noteProof(strapi, { userId: user.id, deviceId, nonce: readDevice(device)?.nonce, isFactor });
  await recordSignIn(strapi, { kind: 'owner', name: user.username });
  return { user, device, ...session };
}
