import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './generate/precompress';

/** Where a running CMS answers while developing; in production both are one origin. */
const CMS = process.env.CMS_ORIGIN ?? 'http://127.0.0.1:1337';

const proxy = Object.fromEntries(
  ['/graphql', '/api', '/uploads'].map((path) => [path, { target: CMS, changeOrigin: false }]),
);

/** Their tests put something else in a module's place, which a process can do once for all its files. */
const APART = [
  'src/features/{blog/post-form,media/file-actions,pages/page-form}.test.tsx',
  'src/features/portfolio/{batch-story,use-picture-batch}.test.{ts,tsx}',
  'src/media/media-field.test.tsx',
  'src/resource/describing.test.ts',
  'src/notifications/query-client.test.ts',
];

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
    chunkSizeWarningLimit: 730,
    rolldownOptions: {
      output: {
        // What every page begins with is one file: some seventy small ones are compressed worse, and asked for one by one.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
  },
  server: { port: 3210, proxy },
  test: {
    environment: 'jsdom',
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    // A test that waits for ever fails; one that shares a slow machine with an installation does not.
    testTimeout: 120_000,
    // Left to itself Vitest leaves one core idle, which on two is half the machine.
    maxWorkers: 2,
    // Loading the app and making a document takes longer than testing it: one process does it once for all its files.
    projects: [
      {
        extends: true,
        test: { name: 'together', include: ['src/**/*.test.{ts,tsx}'], exclude: APART, isolate: false },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
