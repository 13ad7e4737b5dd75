import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DAY_MS } from '../../shared/days';
import { believed } from '../clock';
import { formSecret } from '../secrets/secrets';
import { refused } from '../wording';

/** Allows `hits` in a window of `seconds`. With `penalty`, each refused attempt doubles the wait, up to `longestSeconds`. */
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
  penalty?: { firstSeconds: number; longestSeconds: number };
}

interface CounterRow {
  key: string;
  hits: number;
  window_ends_at: number | string;
  refusals: number;
}

const THROTTLE_TABLE = 'throttle_counters';

export type Tally = Pick<Limit, 'name' | 'seconds'>;

/** Returns the same key for the same parts, without revealing them: addresses are personal data. */
function counterKey(limit: Tally, parts: readonly string[]): string {
  const digest = createHmac('sha256', formSecret()).update(parts.join('\n')).digest('base64url');
  return `${limit.name}:${digest}`;
}

/**
 * Counts one hit.
 *
 * @param parts separate counters, such as an account and an address
 * @throws RateLimitError above the limit, with `details.retryAfterSeconds` and the header Retry-After
 */
export async function hit(strapi: Core.Strapi, limit: Limit, parts: readonly string[]): Promise<void> {
  const retryAfterSeconds = await countHit(strapi, limit, parts);
  if (retryAfterSeconds > 0) {
    strapi.requestContext.get()?.set('Retry-After', String(retryAfterSeconds));
    throw refused('TOO_MANY_ATTEMPTS', {
      kind: 'tooMany',
      params: { seconds: retryAfterSeconds },
      besides: { retryAfterSeconds },
    });
  }
}

/**
 * Counts one hit.
 *
 * @returns the number of hits in this window, this one included
 */
export async function tally(strapi: Core.Strapi, what: Tally, parts: readonly string[]): Promise<number> {
  const key = counterKey(what, parts);
  return strapi.db.connection.transaction(async (trx) => {
    await count(strapi, trx, { ...what, hits: Number.POSITIVE_INFINITY }, key);
    return (await trx(THROTTLE_TABLE).where({ key }).first('hits')).hits;
  });
}

/**
 * Counts one hit, for limits that do not answer "Too many attempts".
 *
 * @returns 0 within the limit, otherwise the seconds to wait
 */
export async function countHit(strapi: Core.Strapi, limit: Limit, parts: readonly string[]): Promise<number> {
  const key = counterKey(limit, parts);
  // Above the limit a flood of requests only reads from the database.
  const wait = limit.penalty ? 0 : await waitWhenUsedUp(strapi, limit, key);
  return wait || strapi.db.connection.transaction((trx) => count(strapi, trx, limit, key));
}

/** Returns when a window ends; 0 if that is unknown, and a new window begins. */
function endOf(strapi: Core.Strapi, limit: Limit, row: CounterRow, now: number): number {
  const longest = Math.max(limit.seconds, limit.penalty?.longestSeconds ?? 0) * 1000;
  const time = Number(row.window_ends_at);
  return believed(strapi, `The end of the limit ${limit.name}`, { time, now, longest }) ?? 0;
}

async function waitWhenUsedUp(strapi: Core.Strapi, limit: Limit, key: string): Promise<number> {
  const row: CounterRow | undefined = await strapi.db.connection(THROTTLE_TABLE).where({ key }).first();
  const now = Date.now();
  const windowEnds = row ? endOf(strapi, limit, row, now) : 0;
  return row && row.hits >= limit.hits && windowEnds > now ? secondsUntil(windowEnds, now) : 0;
}

async function count(strapi: Core.Strapi, trx: Knex.Transaction, limit: Limit, key: string): Promise<number> {
  const now = Date.now();
  const fresh = { key, hits: 0, window_ends_at: now + limit.seconds * 1000, refusals: 0 };
  await trx(THROTTLE_TABLE).insert(fresh).onConflict('key').ignore();
  const row: CounterRow = await trx(THROTTLE_TABLE).where({ key }).forUpdate().first();
  const windowEnds = endOf(strapi, limit, row, now);

  if (windowEnds <= now) {
    // After a whole window without a hit, penalties are forgotten too.
    const refusals = now - windowEnds > limit.seconds * 1000 ? 0 : row.refusals;
    await trx(THROTTLE_TABLE)
      .where({ key })
      .update({ ...fresh, hits: 1, refusals });
    return 0;
  }
  if (row.hits < limit.hits) {
    await trx(THROTTLE_TABLE).where({ key }).increment('hits', 1);
    return 0;
  }
  const firstRefusal = row.hits === limit.hits;
  if (!firstRefusal || !limit.penalty) return secondsUntil(windowEnds, now);
  const seconds = Math.min(limit.penalty.firstSeconds * 2 ** row.refusals, limit.penalty.longestSeconds);
  const penalty = { hits: row.hits + 1, refusals: row.refusals + 1, window_ends_at: now + seconds * 1000 };
  await trx(THROTTLE_TABLE).where({ key }).update(penalty);
  return seconds;
}

const secondsUntil = (end: number, now: number) => Math.max(1, Math.ceil((end - now) / 1000));

/** Takes back one hit of an attempt that does not count after all. */
export async function refund(strapi: Core.Strapi, limit: Tally, parts: readonly string[]): Promise<void> {
  const key = counterKey(limit, parts);
  await strapi.db.connection(THROTTLE_TABLE).where({ key }).where('hits', '>', 0).decrement('hits', 1);
}

/** Deletes a counter, for example after a successful sign-in. */
export async function forget(strapi: Core.Strapi, limit: Limit, parts: readonly string[]): Promise<void> {
  await strapi.db
    .connection(THROTTLE_TABLE)
    .where({ key: counterKey(limit, parts) })
    .delete();
}

/** Deletes counters that expired more than a day ago, as the privacy notice promises. */
export async function sweepCounters(strapi: Core.Strapi, now: number): Promise<void> {
  await strapi.db
    .connection(THROTTLE_TABLE)
    .where('window_ends_at', '<', now - DAY_MS)
    .delete();
}
