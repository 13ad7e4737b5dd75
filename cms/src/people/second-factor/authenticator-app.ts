import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { believed } from '../../platform/clock';
import { isSameText } from '../../platform/secrets/secrets';
import { refused } from '../wording';

const APPS = 'authenticator_apps';
/** 160 bits, as RFC 4226 recommends */
const SECRET_BYTES = 20;

interface AppRow {
  user_id: number;
  secret: string | null;
  pending_secret: string | null;
  added_at: number | string | null;
  last_step: number | string | null;
}

interface Encryption {
  encrypt(text: string): string | null;
  /** Null if ENCRYPTION_KEY has changed */
  decrypt(text: string): string | null;
}

const encryption = (strapi: Core.Strapi) => strapi.service('admin::encryption') as object as Encryption;

const rowOf = (strapi: Core.Strapi, userId: number) =>
  strapi.db.connection<AppRow>(APPS).where({ user_id: userId });

function read(strapi: Core.Strapi, encrypted: string | null | undefined): Buffer | undefined {
  try {
    const text = encrypted ? encryption(strapi).decrypt(encrypted) : null;
    return text ? Buffer.from(text, 'hex') : undefined;
  } catch {
    // Not a text that Strapi has encrypted.
    return undefined;
  }
}

interface App {
  /** Milliseconds since 1970 */
  addedAt: number;
  /** False after ENCRYPTION_KEY has changed: no code can be checked */
  isReadable: boolean;
}

/** Returns the app of an account; undefined without one. */
export async function appOf(strapi: Core.Strapi, userId: number): Promise<App | undefined> {
  const row = await rowOf(strapi, userId).first();
  if (!row?.secret) return undefined;
  return { addedAt: Number(row.added_at), isReadable: read(strapi, row.secret) !== undefined };
}

/** Returns how many apps were set up with another ENCRYPTION_KEY. */
export async function countUnreadableApps(strapi: Core.Strapi): Promise<number> {
  const rows: AppRow[] = await strapi.db.connection(APPS).whereNotNull('secret');
  return rows.filter(({ secret }) => !read(strapi, secret)).length;
}

/**
 * Refuses a code that cannot be checked, before it counts as a wrong one.
 *
 * @throws ValidationError APP_UNREADABLE
 */
export async function requireReadableApp(strapi: Core.Strapi, userId: number): Promise<void> {
  if ((await appOf(strapi, userId))?.isReadable === false) throw refused('APP_UNREADABLE', { field: 'code' });
}

/** Creates a secret that works once a code has proved it. Until then an earlier app keeps working. */
export async function newAppSecret(strapi: Core.Strapi, { id, username }: { id: number; username: string }) {
  const secret = randomBytes(SECRET_BYTES);
  await strapi.db
    .connection(APPS)
    .insert({ user_id: id, pending_secret: encryption(strapi).encrypt(secret.toString('hex')) })
    .onConflict('user_id')
    .merge(['pending_secret']);
  const key = base32(secret);
  const site = new URL(process.env.PUBLIC_URL ?? 'http://localhost').hostname;
  const address = new URL(`otpauth://totp/${encodeURIComponent(`${site}:${username}`)}`);
  address.search = new URLSearchParams({ secret: key, issuer: site }).toString();
  return { key: key.replace(/.{4}(?=.)/g, '$& '), address: address.href };
}

/** @throws ValidationError for a code of another secret, or without a new secret */
export async function turnOnApp(strapi: Core.Strapi, userId: number, code: string): Promise<void> {
  const row = await rowOf(strapi, userId).first();
  const secret = read(strapi, row?.pending_secret);
  if (row?.pending_secret && !secret) throw refused('APP_UNREADABLE', { field: 'code' });
  const step = secret && stepOfCode(secret, code);
  if (!row || step === undefined) throw refused('CODE_WRONG_FOR_APP', { field: 'code' });
  await rowOf(strapi, userId).update({
    secret: row.pending_secret,
    pending_secret: null,
    added_at: Date.now(),
    last_step: step,
  });
}

/** Uses up a code. Returns whether it was right and new: of several requests at once only one gets true. */
export async function takeAppCode(
  strapi: Core.Strapi,
  { userId, code, knex = strapi.db.connection }: { userId: number; code: string; knex?: Knex },
): Promise<boolean> {
  const app = () => knex<AppRow>(APPS).where({ user_id: userId });
  const row = await app().first();
  const secret = read(strapi, row?.secret);
  const step = secret && stepOfCode(secret, code);
  if (step === undefined) return false;
  const [time, now] = [Number(row?.last_step) * STEP_MS, Date.now()];
  const last = believed(strapi, 'The newest code of an authenticator app', { time, now, longest: STEP_MS });
  if (last !== undefined && last >= step * STEP_MS) return false;
  const taken = await app().where({ last_step: row?.last_step }).update({ last_step: step });
  return taken === 1;
}

/** Returns whether there was an app. */
export const removeApp = async (strapi: Core.Strapi, userId: number): Promise<boolean> =>
  (await rowOf(strapi, userId).delete()) > 0;

/** RFC 6238 with the values that every authenticator app knows: SHA-1, 6 digits, 30 seconds. */
export const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a clock may be fast or slow. */
const TOLERANCE = 1;

/** RFC 4648 */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** RFC 4226 */
function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Returns the step of a code, its 30 seconds since 1970; undefined for a wrong code.
 *
 * @param code as typed; spaces do not count
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const typed = code.replace(/\s/g, '');
  const current = Math.floor(now / STEP_MS);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => current - TOLERANCE + index);
  return steps.find((step) => isSameText(codeOf(secret, step), typed));
}
