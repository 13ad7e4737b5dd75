import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { believed, CLOCK_MARGIN_MS } from '../../platform/clock';
import { deviceName } from './device-name';

const DEVICES = 'signed_in_devices';
const SESSION = 'admin::session';
/** Of visitors' and the owner's accounts; the raw panel has another. */
export const SESSION_ORIGIN = 'users-permissions';

/** How long someone who proved who they are need not do it again. */
const CONFIRMED_MS = 10 * 60_000;

interface DeviceRow {
  device_id: string;
  user_id: number;
  nonce_hash: string | null;
  name: string;
  signed_in_at: number | string;
  last_active_at: number | string;
  confirmed_at: number | string;
  /** 0 without a passkey, a code of the app or a recovery code */
  factor_proved_at: number | string;
}

/** What someone has proved at a device. */
interface Proved {
  userId: number;
  deviceId: string;
  nonce?: string;
  /** Whether it was more than the password: a passkey, a code of the app or a recovery code */
  isFactor: boolean;
}

export interface SignedInDevice {
  id: string;
  name: string;
  since: Date;
  lastActiveAt: Date;
}

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('hex');

const table = (strapi: Core.Strapi) => strapi.db.connection<DeviceRow>(DEVICES);

/**
 * Notes that someone at this request's browser has proved who they are: by signing in, or again later. It also forgets
 * the account's devices whose sessions have ended.
 */
export async function noteProof(strapi: Core.Strapi, { userId, deviceId, nonce, isFactor }: Proved) {
  const now = Date.now();
  const open = (await liveSessions(strapi, userId)).map((session) => session.deviceId ?? '');
  const name = deviceName(strapi.requestContext.get()?.get('user-agent') ?? '');
  // A younger row may belong to a session that was opened just now.
  await table(strapi)
    .where({ user_id: userId })
    .whereNotBetween('last_active_at', [now - 60_000, now + CLOCK_MARGIN_MS])
    .whereNotIn('device_id', open)
    .delete();
  await table(strapi)
    .insert({
      device_id: deviceId,
      user_id: userId,
      nonce_hash: nonce ? hashOf(nonce) : null,
      name,
      signed_in_at: now,
      last_active_at: now,
      confirmed_at: now,
      factor_proved_at: isFactor ? now : 0,
    })
    .onConflict('device_id')
    .merge(['last_active_at', 'confirmed_at', ...(isFactor ? (['factor_proved_at'] as const) : [])]);
}

/**
 * Returns whether a session's device is the browser with this nonce: the cookie of a session alone, taken to another
 * browser, opens nothing. A session without a device, or of a device without a nonce, opens nothing either.
 */
export async function isOnDevice(
  strapi: Core.Strapi,
  deviceId: string | null | undefined,
  nonce: string | undefined,
): Promise<boolean> {
  const device = deviceId
    ? await table(strapi).where({ device_id: deviceId }).first('nonce_hash')
    : undefined;
  return nonce !== undefined && hashOf(nonce) === device?.nonce_hash;
}

export async function noteActive(strapi: Core.Strapi, deviceId: string): Promise<void> {
  await table(strapi).where({ device_id: deviceId }).update({ last_active_at: Date.now() });
}

/**
 * Returns whether someone has proved who they are on this device in the last ten minutes.
 *
 * @param needsFactor whether the password is not enough
 */
export async function isConfirmed(strapi: Core.Strapi, deviceId: string, needsFactor: boolean) {
  const device = await table(strapi).where({ device_id: deviceId }).first();
  const time = Number((needsFactor ? device?.factor_proved_at : device?.confirmed_at) ?? 0);
  const now = Date.now();
  const at = believed(strapi, 'A confirmation of who is there', { time, now }) ?? 0;
  return at > now - CONFIRMED_MS;
}

const liveSessions = (strapi: Core.Strapi, userId: number): Promise<{ deviceId: string | null }[]> =>
  strapi.db.query(SESSION).findMany({
    where: {
      userId: String(userId),
      origin: SESSION_ORIGIN,
      status: 'active',
      expiresAt: { $gt: new Date() },
    },
    orderBy: { id: 'desc' },
  });

/** Returns the devices with a live session, the one that signed in last first. */
export async function devicesOf(strapi: Core.Strapi, userId: number): Promise<SignedInDevice[]> {
  const sessions = await liveSessions(strapi, userId);
  const rows = await table(strapi).where({ user_id: userId });
  const now = Date.now();
  const past = (moment: number | string) => new Date(Math.min(Number(moment), now));
  const devices = sessions.flatMap(({ deviceId }) => {
    const row = rows.find(({ device_id }) => device_id === deviceId);
    if (!deviceId || !row) return [];
    const { name, signed_in_at, last_active_at } = row;
    return [{ id: deviceId, name, since: past(signed_in_at), lastActiveAt: past(last_active_at) }];
  });
  return devices.sort((a, b) => b.since.getTime() - a.since.getTime());
}
