import { defineConfig } from 'vitest/config';

/** Some tests of programs start other programs and wait for them. Milliseconds. */
const PATIENCE_MS = 180_000;

const programs = (name: string) => ({
  test: { name, root: name, environment: 'node', include: ['**/*.test.ts'], testTimeout: PATIENCE_MS },
});

/** The front ends and the CMS have configurations in their folders, because their tests need different processes. */
export default defineConfig({
  test: { projects: [programs('scripts'), programs('tools')] },
});
