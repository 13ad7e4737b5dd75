import { defineConfig } from 'vitest/config';

/** Long enough for a slow machine that also installs packages, but a hanging test still fails. Milliseconds. */
const PATIENCE_MS = 120_000;

export default defineConfig({
  // As in the build, which gives graphql-request hashes instead of texts.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: `${import.meta.dirname}/src/strapi/no-document-text.ts` }],
  },
  test: {
    server: { deps: { inline: ['graphql-request'] } },
    environment: 'node',
    testTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS / 2 } },
    setupFiles: ['./testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    restoreMocks: true,
    // Loading the app takes longer than testing it: one process loads it once for all files.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
