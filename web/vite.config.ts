import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './server/build/precompress.ts';
import { trustedDocuments } from './server/build/trusted-documents-plugin.ts';

/** Packages that the server loads from node_modules at run time; all others are bundled, which keeps it small. */
const SERVER_PACKAGES = [
  'fastify',
  '@fastify/compress',
  '@fastify/helmet',
  '@fastify/http-proxy',
  '@fastify/static',
  'fontkit',
  'pdfkit',
  'sharp',
];

/** Parts of a theme that only pages with a form, or with a text of the owner, need. */
const FORMS = 'mantine\\.tsx|components[\\\\/]form|forms[\\\\/]|styles[\\\\/](inputs|toast)';
const TEXTS = 'components[\\\\/]markdown|styles[\\\\/]print';

/**
 * Loaded with home and the biography only: with its styles the portfolio would exceed the first packets of a new
 * connection.
 */
const MILESTONES = 'components[\\\\/]milestone-timeline';

/** Parts of the features that only pages with a form need; all pages use addresses and the texts of refusals. */
const SENDING =
  'submission[\\\\/](?!posted-form|refusal|came-from)|(contact|volunteer)[\\\\/]|comments[\\\\/]mutations';

/** Loaded with pages that few visitors open. A file that imports one of these must be in the list, too. */
const STORIES = 'film-player|story|portfolio[\\\\/]rhythm';
const ON_THEIR_OWN = `comp-card|bookings?|${STORIES}`;

/** The layout of the modern theme, a route of two lines on each of its pages. */
const FRAME = '[\\\\/]src[\\\\/]routes[\\\\/]_modern[\\\\/]route\\.tsx\\?tsr-split=component$';

/** @param name folder of the theme */
const themeChunks = (name: string) => {
  const folder = `[\\\\/]src[\\\\/]themes[\\\\/]${name}[\\\\/]`;
  return [
    {
      name,
      test: new RegExp(
        `${folder}(?!${FORMS}|${TEXTS}|${MILESTONES})(components|shell|styles|screens|[a-z-]+\\.ts)|${FRAME}`,
      ),
    },
    { name: `${name}-forms`, test: new RegExp(`${folder}(${FORMS})`) },
  ];
};

/**
 * Every page needs the first two chunks; a theme's own parts load with its first page, those of forms with its first
 * form. By default the bundler makes fifty files for the home page, which compress badly and block a phone's
 * connections.
 */
const CHUNKS = [
  {
    name: 'foundation',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store|graphql-request|valibot)[\\/]/,
  },
  {
    name: 'site',
    test: new RegExp(
      `[\\\\/]src[\\\\/](features[\\\\/](?!${SENDING}|${ON_THEIR_OWN})|motion|routing|notifications|pages[\\\\/](?!use-|comp-card)|pictures|seo[\\\\/]page-head|storage|strapi|app[\\\\/](app-frame|toast-place)|styles[\\\\/](baseline|document)|texts[\\\\/](plain-text|long-date)|themes[\\\\/](shared[\\\\/](?!mantine|${ON_THEIR_OWN})|\\w+[\\\\/]settings))`,
    ),
  },
  {
    name: 'mantine',
    test: new RegExp(
      `node_modules[\\\\/]@mantine[\\\\/](core|hooks|form|store)[\\\\/]|[\\\\/]src[\\\\/](themes[\\\\/]shared[\\\\/]mantine|features[\\\\/](${SENDING}))`,
    ),
  },
  ...themeChunks('modern'),
  ...themeChunks('classic'),
  // After the themes, whose styles it uses: a chunk takes along what its files import and no earlier one has.
  {
    name: 'booking',
    test: /[\\/]src[\\/](features[\\/]bookings|pages[\\/]use-book|themes[\\/]modern[\\/]bookings)/,
  },
];

/** Replaces the parser that graphql-request imports. */
const NO_DOCUMENT_TEXT = fileURLToPath(new URL('./src/strapi/no-document-text.ts', import.meta.url));

/**
 * `Features.DirSelector` of Lightning CSS. For old browsers it would replace `:dir()` by a test of the language, which
 * does not tell the direction of a text. Those browsers rather get no drop cap.
 */
const DIR_SELECTOR = 4;

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
  resolve: { alias: [{ find: /^graphql$/, replacement: NO_DOCUMENT_TEXT }] },
  publicDir: isSsrBuild ? false : 'public',
  css: { lightningcss: { exclude: DIR_SELECTOR } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            draw: 'server/draw-program.ts',
            'read-text': 'server/texts/read-program.ts',
          },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        sourcemap: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: ['src/app/entry-client.tsx', 'src/app/start.ts'],
          output: { advancedChunks: { groups: CHUNKS } },
        },
      },
  ssr: isSsrBuild ? { noExternal: true, external: SERVER_PACKAGES } : {},
}));
