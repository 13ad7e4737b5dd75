import { defineConfig } from 'vitest/config';

/** Some tests of programs start other programs and wait for them. Milliseconds. */
const PATIENCE_MS = 180_000;

const programs = (name: string) => ({
  test: { name, root: name, environment: 'node', include: ['**/*.test.ts'], testTimeout: PATIENCE_MS },
});

/** The CMS is a separate npm project and has its own configuration. */
export default defineConfig({
  test: { projects: ['web', 'admin-ui', programs('scripts'), programs('tools')] },
});
