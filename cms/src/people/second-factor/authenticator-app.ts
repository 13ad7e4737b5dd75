import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { believed } from '../../platform/clock';
import { refused } from '../wording';
import { base32, STEP_MS, stepOfCode } from './one-time-code';

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

const read = (strapi: Core.Strapi, encrypted: string | null | undefined): Buffer | undefined => {
  if (!encrypted) return undefined;
  try {
    const text = encryption(strapi).decrypt(encrypted);
    return text ? Buffer.from(text, 'hex') : undefined;
  } catch {
    // Not a text that Strapi has encrypted.
    return undefined;
  }
};

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
