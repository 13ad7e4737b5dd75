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

/** When the address of the owner's calendar was made; null before the first. */
export const feedMadeAt = async (strapi: Core.Strapi): Promise<string | null> =>
  (await readFeed(strapi))?.madeAt ?? null;

/** Makes the address anew, which ends the former. @returns it, this once: the database knows its hash alone */
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
  // Compared also where there is none, so that every wrong secret takes as long.
  const known = feed ? Buffer.from(feed.hash, 'base64url') : randomBytes(32);
  return timingSafeEqual(digest(secret), known);
}
