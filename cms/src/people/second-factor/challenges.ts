import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { CLOCK_MARGIN_MS } from '../../platform/clock';

const CHALLENGES = 'sign_in_challenges';
const LIFETIME_MS = 5 * 60_000;
/** 256 bits cannot be guessed, so a plain hash is enough. */
const BYTES = 32;

/** What a value may be used for. `second-step` follows a correct password; the others are signed by a passkey. */
type Purpose = 'second-step' | 'sign-in' | 'add' | 'confirm';

export interface Scope {
  purpose: Purpose;
  /** Absent: the account of the passkey that answers */
  userId?: number | undefined;
}

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');

/** Creates a value that works once, for five minutes, on every server of this site. */
export async function newChallenge(strapi: Core.Strapi, { purpose, userId }: Scope): Promise<string> {
  const value = randomBytes(BYTES).toString('base64url');
  const now = Date.now();
  const knex = strapi.db.connection;
  await knex(CHALLENGES).whereNotBetween('expires_at', livesUntil(now)).delete();
  await knex(CHALLENGES).insert({
    value_hash: hashOf(value),
    purpose,
    user_id: userId ?? null,
    expires_at: now + LIFETIME_MS,
  });
  return value;
}

/** A later end was stored under a clock that was ahead. */
const livesUntil = (now: number): [number, number] => [now + 1, now + LIFETIME_MS + CLOCK_MARGIN_MS];

const live = (knex: Knex, value: string, purpose: Purpose) =>
  knex<{ value_hash: string; purpose: Purpose; user_id: number | null; expires_at: number }>(CHALLENGES)
    .where({ value_hash: hashOf(value), purpose })
    .whereBetween('expires_at', livesUntil(Date.now()));

/** Returns the account of a live value, which stays usable; undefined if there is none. */
export async function challengedUser(strapi: Core.Strapi, value: string, purpose: Purpose) {
  const row = await live(strapi.db.connection, value, purpose).first('user_id');
  return row?.user_id ?? undefined;
}

/** Uses up a value. Returns whether it was live: of several requests at once only one gets true. */
export async function takeChallenge(knex: Knex, value: string, { purpose, userId }: Scope): Promise<boolean> {
  const taken = await live(knex, value, purpose)
    .where({ user_id: userId ?? null })
    .delete();
  return taken === 1;
}
