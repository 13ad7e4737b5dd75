import type { Core } from '@strapi/strapi';
import { wording } from '../../mail';
import { entryOf } from '../../platform/database/pagination';
import { APP_UNREADABLE, dropNotice } from '../../platform/notices';
import { userById } from '../accounts/account';
import { devicesOf, noteProof, type SignedInDevice } from '../sessions/devices';
import { deviceOfRequest, signOutDevice } from '../sessions/refresh-token';
import { refused } from '../wording';
import * as app from './authenticator-app';
import { requireConfirmedRequest } from './confirm-again';
import { OFFER } from './offer';
import * as passkeys from './passkeys';
import {
  countRecoveryCodes,
  deleteUnneededCodes,
  firstRecoveryCodes,
  newRecoveryCodes,
} from './recovery-codes';
import { tellOwner } from './tell-owner';

const sentences = wording.signingIn;

interface ById {
  id: string;
}

/** Returns how an account signs in, and where it is signed in. */
export async function readSigningIn(strapi: Core.Strapi, userId: number) {
  const stored = await app.appOf(strapi, userId);
  const thisOne = await deviceOfRequest(strapi);
  const devices = await devicesOf(strapi, userId);
  return {
    passkeys: (await passkeys.passkeysOf(strapi, userId)).map((passkey) => ({
      ...entryOf(passkey),
      isUsable: passkeys.isUsable(passkey),
    })),
    appAddedAt: stored ? new Date(stored.addedAt) : null,
    isAppUnreadable: stored?.isReadable === false,
    recoveryCodesLeft: await countRecoveryCodes(strapi, userId),
    devices: devices.map((device) => ({ ...device, isThisOne: device.id === thisOne })),
  };
}

async function changed(strapi: Core.Strapi, userId: number, recoveryCodes: string[] = []) {
  return { signingIn: await readSigningIn(strapi, userId), recoveryCodes };
}

/** The first second factor comes with recovery codes. Adding one proves it on this device. */
async function afterAdding(strapi: Core.Strapi, userId: number) {
  const deviceId = await deviceOfRequest(strapi);
  if (deviceId) await noteProof(strapi, { userId, deviceId, isFactor: true });
  await dropNotice(strapi.db.connection, OFFER);
  return changed(strapi, userId, await firstRecoveryCodes(strapi, userId));
}

async function afterRemoving(strapi: Core.Strapi, userId: number) {
  await deleteUnneededCodes(strapi, userId);
  return changed(strapi, userId);
}

export async function addPasskey(
  strapi: Core.Strapi,
  userId: number,
  added: { name: string; passkey: unknown },
) {
  const name = await passkeys.addPasskey(strapi, userId, added);
  await tellOwner(strapi, userId, { action: 'add-passkey', title: name, ...sentences.passkeyAdded(name) });
  return afterAdding(strapi, userId);
}

export async function removePasskey(strapi: Core.Strapi, userId: number, { id }: ById) {
  const removed = await passkeys.removePasskey(strapi, userId, id);
  if (!removed) throw refused('ALREADY_REMOVED', { kind: 'missing' });
  const { name: title } = removed;
  await tellOwner(strapi, userId, { action: 'remove-passkey', title, ...sentences.passkeyRemoved(title) });
  return afterRemoving(strapi, userId);
}

export async function setUpApp(strapi: Core.Strapi, userId: number) {
  return app.newAppSecret(strapi, await userById(strapi, userId));
}

export async function turnOnApp(strapi: Core.Strapi, userId: number, { code }: { code: string }) {
  await app.turnOnApp(strapi, userId, code);
  await dropNotice(strapi.db.connection, APP_UNREADABLE);
  await tellOwner(strapi, userId, { action: 'add-app', ...sentences.appAdded });
  return afterAdding(strapi, userId);
}

export async function removeApp(strapi: Core.Strapi, userId: number) {
  const removed = await app.removeApp(strapi, userId);
  await dropNotice(strapi.db.connection, APP_UNREADABLE);
  if (removed) await tellOwner(strapi, userId, { action: 'remove-app', ...sentences.appRemoved });
  return afterRemoving(strapi, userId);
}

export async function renewRecoveryCodes(strapi: Core.Strapi, userId: number) {
  const { passkeys: added, appAddedAt } = await readSigningIn(strapi, userId);
  if (added.length === 0 && !appAddedAt) throw refused('SECOND_FACTOR_MISSING');
  const codes = await newRecoveryCodes(strapi, userId);
  await tellOwner(strapi, userId, { action: 'renew-recovery-codes', ...sentences.recoveryCodesRenewed });
  return changed(strapi, userId, codes);
}

/** Ends the sessions of one device of the account. Another device than the one that asks needs a fresh proof. */
export async function endDevice(strapi: Core.Strapi, userId: number, { id }: ById) {
  if (id !== (await deviceOfRequest(strapi))) await requireConfirmedRequest(strapi, userId);
  const device = (await devicesOf(strapi, userId)).find((signedIn) => signedIn.id === id);
  if (!device) throw refused('ALREADY_REMOVED', { kind: 'missing' });
  await signOut(strapi, userId, device);
  return readSigningIn(strapi, userId);
}

/** Ends the sessions of all devices of the account except the one that asks. */
export async function endOtherDevices(strapi: Core.Strapi, userId: number) {
  const thisOne = await deviceOfRequest(strapi);
  for (const device of await devicesOf(strapi, userId))
    if (device.id !== thisOne) await signOut(strapi, userId, device);
  return readSigningIn(strapi, userId);
}

async function signOut(strapi: Core.Strapi, userId: number, { id, name: title }: SignedInDevice) {
  await signOutDevice(strapi, userId, id);
  await tellOwner(strapi, userId, { action: 'sign-out-device', title, ...sentences.deviceSignedOut(title) });
}

/** Makes the password enough again, for an owner who has lost everything else. Only the machine itself offers it. */
export async function removeSecondFactor(strapi: Core.Strapi, userId: number): Promise<void> {
  for (const { id } of await passkeys.passkeysOf(strapi, userId))
    await passkeys.removePasskey(strapi, userId, String(id));
  await app.removeApp(strapi, userId);
  await deleteUnneededCodes(strapi, userId);
  await tellOwner(strapi, userId, { action: 'remove-second-factor', ...sentences.secondFactorRemoved });
}
