import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
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
}

interface Session {
  deviceId: string | null;
  createdAt: string;
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
export async function noteProof(
  strapi: Core.Strapi,
  { userId, deviceId, nonce }: { userId: number; deviceId: string; nonce?: string },
): Promise<void> {
  const now = Date.now();
  const open = (await liveSessions(strapi, userId)).map((session) => session.deviceId ?? '');
  const name = deviceName(strapi.requestContext.get()?.get('user-agent') ?? '');
  // A younger row may belong to a session that was opened just now.
  await table(strapi)
    .where({ user_id: userId })
    .where('last_active_at', '<', now - 60_000)
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
    })
    .onConflict('device_id')
    .merge(['last_active_at', 'confirmed_at']);
}

/**
 * Returns whether a session's device is the browser with this nonce: the cookie of a session alone, taken to another
 * browser, opens nothing.
 */
export async function isOnDevice(
  strapi: Core.Strapi,
  deviceId: string | null | undefined,
  nonce: string | undefined,
): Promise<boolean> {
  const device = deviceId
    ? await table(strapi).where({ device_id: deviceId }).first('nonce_hash')
    : undefined;
  return !device?.nonce_hash || (nonce !== undefined && hashOf(nonce) === device.nonce_hash);
}

export async function noteActive(strapi: Core.Strapi, deviceId: string): Promise<void> {
  await table(strapi).where({ device_id: deviceId }).update({ last_active_at: Date.now() });
}

/** Returns whether someone has proved who they are on this device in the last ten minutes. */
export async function isConfirmed(strapi: Core.Strapi, deviceId: string): Promise<boolean> {
  const device = await table(strapi).where({ device_id: deviceId }).first('confirmed_at');
  return device !== undefined && Number(device.confirmed_at) > Date.now() - CONFIRMED_MS;
}

const liveSessions = (strapi: Core.Strapi, userId: number): Promise<Session[]> =>
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
  const devices = sessions.flatMap(({ deviceId, createdAt }) => {
    // Strapi takes an empty id for every device. All our sessions have one.
    if (!deviceId) return [];
    const row = rows.find(({ device_id }) => device_id === deviceId);
    // A session of an earlier version has no row: its last renewal is all that is known.
    const { name, signed_in_at, last_active_at } = row ?? {
      name: deviceName(''),
      signed_in_at: Date.parse(createdAt),
      last_active_at: Date.parse(createdAt),
    };
    const [since, lastActiveAt] = [new Date(Number(signed_in_at)), new Date(Number(last_active_at))];
    return [{ id: deviceId, name, since, lastActiveAt }];
  });
  return devices.sort((a, b) => b.since.getTime() - a.since.getTime());
}
