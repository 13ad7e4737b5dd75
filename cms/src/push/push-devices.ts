import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../shared/days';
import { callPushService, isPushService } from './push-service';

const DEVICES = 'push_devices';
/** The most devices that get a push. */
const MAX_DEVICES = 20;
const MINUTE_MS = 60_000;
/** Later the news is old. */
const LAST_TRY_MS = 120 * MINUTE_MS;

interface PushDevice {
  id: number;
  user_id: number;
  /** Of the session that used it last */
  device_id: string;
  endpoint: string;
  name: string;
  added_at: number | string;
  told_at: number | string;
  /** When to send a push; null without news. A process that sends it puts it off for a minute */
  due_at: number | string | null;
}

/** Returns a query of the devices that get a push, outside a transaction. */
export const pushDevices = (strapi: Core.Strapi) => strapi.db.connection<PushDevice>(DEVICES);

type NewDevice = Pick<PushDevice, 'user_id' | 'device_id' | 'endpoint' | 'name'>;

/** @returns false if there are too many */
export async function addPushDevice(strapi: Core.Strapi, device: NewDevice): Promise<boolean> {
  const others = await pushDevices(strapi).whereNot({ endpoint: device.endpoint });
  if (others.length >= MAX_DEVICES) return false;
  const row = { ...device, added_at: Date.now(), told_at: 0 };
  await pushDevices(strapi).insert(row).onConflict('endpoint').merge(['user_id', 'device_id']);
  return true;
}

/** Forgets devices, such as those of a session that has ended, and returns how many. */
export const forgetPush = async (strapi: Core.Strapi, those: Partial<PushDevice>): Promise<number> =>
  strapi.db.transaction(({ trx }) => trx(DEVICES).where(those).delete());

/** Returns when devices were last told of news, in milliseconds since 1970; undefined without devices. */
export async function lastPush(strapi: Core.Strapi): Promise<number | undefined> {
  const last = await strapi.db.transaction(({ trx }) => trx(DEVICES).orderBy('told_at', 'desc').first());
  return last && Number(last.told_at);
}

/** Makes a push due for every device, in the current transaction. */
export async function queuePush(strapi: Core.Strapi, now: number): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(DEVICES).update({ told_at: now, due_at: now }));
}

/** Sends all due pushes at the same time: a push service that hangs delays no other device. */
export async function sendDuePushes(strapi: Core.Strapi, now: number): Promise<void> {
  const due = pushDevices(strapi).where('due_at', '<=', now);
  // A clock that was ahead has put these off.
  const devices = await due.orWhere('due_at', '>', now + 2 * DAY_MS);
  await Promise.all(devices.map((device) => sendPush(strapi, device, now)));
}

async function sendPush(strapi: Core.Strapi, { id, endpoint, due_at, told_at }: PushDevice, now: number) {
  const claimed = { id, due_at: now + MINUTE_MS };
  // Another process may have claimed it.
  if ((await pushDevices(strapi).where({ id, due_at }).update(claimed)) === 0) return;
  const gone = { status: 410, waitMs: 0 };
  const { status, waitMs } = isPushService(strapi, endpoint) ? await callPushService(endpoint, now) : gone;
  if (status === 404 || status === 410) return void (await forgetPush(strapi, { id }));
  const age = now - Number(told_at);
  const isOver = (status >= 200 && status < 300) || age > LAST_TRY_MS;
  // The distance of attempts doubles.
  const wait = Math.min(Math.max(MINUTE_MS, waitMs, age), DAY_MS);
  // News that came during the attempt stays due.
  await pushDevices(strapi)
    .where(claimed)
    .update({ due_at: isOver ? null : now + wait });
}
