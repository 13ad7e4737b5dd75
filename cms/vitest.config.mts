import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

export default defineConfig({
  resolve: {
    // Strapi's ES module build imports 'lodash/fp' without its extension, which Node refuses.
    alias: { '@strapi/utils': require.resolve('@strapi/utils') },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'starter/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          // Which database there is makes no difference to a bucket, to what a file is and to its variants.
          exclude: process.env.TEST_DATABASE_URL
            ? ['tests/{uploads,uploads-in-bucket,variants}.test.ts']
            : [],
          globalSetup: ['tests/support/run-folder.ts'],
          // One Strapi at a time in a process: it keeps itself in a global.
          pool: 'forks',
          // Loading Strapi takes longer than booting it: each process loads it once for all its files.
          isolate: false,
          // Many tests wait for what must take its time, such as a sign-in.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
