import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { refused } from '../refused';
import { base32, stepOfCode } from './one-time-code';

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
  const text = encrypted && encryption(strapi).decrypt(encrypted);
  return text ? Buffer.from(text, 'hex') : undefined;
};

/** Returns when the app was set up, in milliseconds since 1970; undefined without one. */
export async function appAddedAt(strapi: Core.Strapi, userId: number): Promise<number | undefined> {
  const row = await rowOf(strapi, userId).first();
  return row?.secret ? Number(row.added_at) : undefined;
}

/** Creates a secret that works once a code has proved it. Until then an earlier app keeps working. */
export async function newAppSecret(
  strapi: Core.Strapi,
  { id, username }: { id: number; username: string },
): Promise<{ key: string; address: string }> {
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
  const taken = await app().where('last_step', '<', step).update({ last_step: step });
  return taken === 1;
}

/** Returns whether there was an app. */
export const removeApp = async (strapi: Core.Strapi, userId: number): Promise<boolean> =>
  (await rowOf(strapi, userId).delete()) > 0;
