import { defineConfig } from 'vitest/config';

/** A test that waits for ever fails; one that shares a slow machine with an installation does not. Milliseconds. */
const PATIENCE_MS = 30_000;

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: PATIENCE_MS,
    setupFiles: ['./testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    restoreMocks: true,
    // Loading the app takes longer than testing it: one process loads it once for all files.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
