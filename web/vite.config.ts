import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './server/build/precompress.ts';
import { trustedDocuments } from './server/build/trusted-documents-plugin.ts';

/** What the server loads from node_modules at run time; everything else is bundled, which keeps it small. */
const SERVER_PACKAGES = [
  'fastify',
  '@fastify/compress',
  '@fastify/helmet',
  '@fastify/http-proxy',
  '@fastify/static',
];

export default defineConfig(({ isSsrBuild }) => ({
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
    trustedDocuments(),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  // The client needs GraphQL's parser and printer only; this stand-in has just those, in a tenth of the size.
  resolve: { alias: [{ find: /^graphql$/, replacement: '@0no-co/graphql.web' }] },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: { input: { main: 'server/main.ts' } },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        sourcemap: false,
        assetsInlineLimit: 0,
        rollupOptions: { input: 'src/entry-client.tsx' },
      },
  ssr: isSsrBuild ? { noExternal: true, external: SERVER_PACKAGES } : {},
}));
