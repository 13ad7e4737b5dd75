import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

/** Run on SQLite alone: it is decided before the database is asked, or in a file. */
const ON_ANY_DATABASE = [
  'tests/{uploads,uploads-in-bucket,variants}.test.ts',
  'tests/{access,arguments,comp-card,content-limits,digitals,graphql-guard,http,markdown,pictures-in-texts,sign-in}.test.ts',
];

export default defineConfig({
  resolve: {
    // Strapi's ES module build imports 'lodash/fp' without its extension, which Node refuses.
    alias: { '@strapi/utils': require.resolve('@strapi/utils') },
  },
  test: {
    // What a slow machine needs; what waits for ever fails all the same.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'starter/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? ON_ANY_DATABASE : [],
          globalSetup: ['tests/support/run-folder.ts'],
          // Vitest asks for an order of its own where projects have different numbers of workers.
          sequence: { groupOrder: 1 },
          // One Strapi at a time in a process: it keeps itself in a global.
          pool: 'forks',
          // Loading Strapi takes longer than booting it: each process loads it once for all its files.
          isolate: false,
          // Many tests wait for what must take its time, such as a sign-in.
          maxWorkers: 2,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
