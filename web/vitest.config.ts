import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['./testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    restoreMocks: true,
    // Loading the app takes longer than testing it: one process loads it once for all files.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
