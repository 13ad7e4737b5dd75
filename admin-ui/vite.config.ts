import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './generate/precompress';

/** Where a running CMS answers while developing; in production both are one origin. */
const CMS = process.env.CMS_ORIGIN ?? 'http://127.0.0.1:1337';

const proxy = Object.fromEntries(
  ['/graphql', '/api', '/uploads'].map((path) => [path, { target: CMS, changeOrigin: false }]),
);

/** The public origin's policy, so that `vite preview` shows what it would block. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Its test mocks modules. */
const APART = ['src/outcomes/query-client.test.ts'];

export default defineConfig({
  base: '/admin/',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    precompress(),
  ],
  build: {
    // A data: URI would need a wider content security policy.
    assetsInlineLimit: 0,
    // In kB before compression; of what every page begins with, React and Mantine are two thirds.
    chunkSizeWarningLimit: 720,
    rolldownOptions: {
      output: {
        // What every page begins with is one file: some seventy small ones are compressed worse, and asked for one by one.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
  },
  server: { port: 3210, proxy },
  preview: { port: 3210, proxy, headers: { 'Content-Security-Policy': contentSecurityPolicy } },
  test: {
    environment: 'jsdom',
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    // A test that waits for ever fails; one that shares a slow machine with an installation does not.
    testTimeout: 30_000,
    // Left to itself Vitest leaves one core idle, which on two is half the machine.
    maxWorkers: 2,
    // Making a document takes longer than testing a rule: one process makes one for all of them. What draws, or puts
    // something else in a module's place, has a process of its own.
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: APART, isolate: false },
      },
      { extends: true, test: { name: 'screens', include: ['src/**/*.test.tsx', ...APART] } },
    ],
  },
});
