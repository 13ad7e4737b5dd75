import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

/**
 * Files that run on SQLite only: what they prove is decided before the database is asked, or outside of it. A file whose
 * subject is a transition, a race, a lock, a job, a comparison of texts, an upgrade or the bin runs on both databases.
 */
const SQLITE_ONLY = [
  // Addresses, arguments, permissions and visibility
  'access',
  'graphql-guard',
  'http',
  'private-data',
  'published-only',
  'roles',
  'settings',
  // Sign-in
  'known-device',
  'sign-in',
  // Files
  'films',
  'linked-files',
  'storage',
  'uploads',
  'uploads-in-bucket',
  'variants',
  // Rules about the values of an item
  'comp-card',
  'content-limits',
  'digitals',
  'markdown',
  'pictures-in-texts',
  'quote-discounts',
  'rate-card',
  'volunteers-and-comments',
].map((name) => `tests/${name}.test.ts`);

/** Megabytes. Strapi makes many short-lived objects: with room for them a boot takes a sixth less time. */
const YOUNG_OBJECTS = 64;

export default defineConfig({
  resolve: {
    // Strapi's ES module build imports 'lodash/fp' without its extension, which Node refuses.
    alias: { '@strapi/utils': require.resolve('@strapi/utils') },
  },
  test: {
    // What a slow machine needs; what waits for ever fails all the same.
    testTimeout: 120_000,
    expect: { poll: { timeout: 90_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'starter/**/*.test.ts'],
          // Loading the modules takes longer than testing them: each process loads them once for all its files.
          isolate: false,
          unstubEnvs: true,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? SQLITE_ONLY : [],
          globalSetup: ['tests/support/run-folder.ts'],
          // Vitest asks for an order of its own where projects have different numbers of workers.
          sequence: { groupOrder: 1 },
          // One Strapi at a time in a process: it keeps itself in a global.
          pool: 'forks',
          execArgv: [`--max-semi-space-size=${YOUNG_OBJECTS}`],
          // Loading Strapi takes longer than booting it: each process loads it once for all its files.
          isolate: false,
          // Many tests wait for what must take its time, such as a sign-in.
          maxWorkers: 2,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
