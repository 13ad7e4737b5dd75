import { describe, expect, test } from 'vitest';
import { isPage } from './site-paths';

/** A site that has every post and every project. */
const strapi = {
  db: {
    query: () => ({ count: async () => 1 }),
    transaction: async () => ({ current: '/our-voices', former: ['/endeleza', '/voices'] }),
  },
} as unknown as Parameters<typeof isPage>[0];

describe('A page of the site', () => {
  test.each([
    '/',
    '/v1',
    '/bio',
    '/v1/bio',
    '/rate-card',
    '/v1/rate-card',
    '/blog/here',
    '/v1/blog/here',
    '/projects/abc123',
    '/v1/projects/abc123',
    '/our-voices',
    '/v1/voices',
    '/endeleza',
  ])('is found at %s', async (path) => {
    expect(await isPage(strapi, path)).toBe(true);
  });

  test.each(['/v1/shop', '/v1/v1', '/v1/v1/bio', '/v10', '/shop'])('is not found at %s', async (path) => {
    expect(await isPage(strapi, path)).toBe(false);
  });
});
