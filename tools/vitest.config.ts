import { defineConfig } from 'vitest/config';

/** Some tests start programs and wait for them. */
const PATIENCE_MS = 180_000;

export default defineConfig({
  test: { environment: 'node', include: ['**/*.test.ts'], testTimeout: PATIENCE_MS },
});
