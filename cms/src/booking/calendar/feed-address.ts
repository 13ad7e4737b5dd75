import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { record } from '../../content';

const SECRET_BYTES = 24;

interface Feed {
  hash: string;
  /** ISO time */
  madeAt: string;
}

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'site', key: 'calendar-feed' });

const digest = (secret: string) => createHash('sha256').update(secret).digest();

const readFeed = async (strapi: Core.Strapi) => (await store(strapi).get({})) as Feed | null;

export const feedMadeAt = async (strapi: Core.Strapi): Promise<string | null> =>
  (await readFeed(strapi))?.madeAt ?? null;

/**
 * Replaces the address; the previous one stops working.
 *
 * @returns the address, which is stored only as a hash
 */
export async function renewFeed(strapi: Core.Strapi): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const feed: Feed = { hash: digest(secret).toString('base64url'), madeAt: new Date().toISOString() };
  await strapi.db.transaction(async () => {
    await store(strapi).set({ value: feed });
    await record(strapi, { action: 'renew-feed' });
  });
  return `${process.env.PUBLIC_URL ?? ''}/calendar/${secret}.ics`;
}

export async function opensFeed(strapi: Core.Strapi, secret: string): Promise<boolean> {
  const feed = await readFeed(strapi);
  // Compare even without a feed, so that every wrong secret takes equally long.
  const known = feed ? Buffer.from(feed.hash, 'base64url') : randomBytes(32);
  return timingSafeEqual(digest(secret), known);
}
