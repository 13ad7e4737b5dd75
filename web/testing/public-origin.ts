import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { drawQuote } from '../server/bookings/draw-quote';
import { drawCard } from '../server/comp-card/draw-card';
import { createServer } from '../server/create-server';
import type { ServerEnvironment } from '../server/environment';
import type { TrustedOperation } from '../server/graphql/trusted-documents';
import type { Renderer } from '../server/pages/pages';
import { drawPreview } from '../server/previews/draw-preview';
import { markdownTree } from '../src/texts/markdown-tree';

/** A renderer that returns the names of what was requested. */
export const namingRenderer: Renderer = {
  answerForm: async ({ route }) => ({ kind: 'stored', location: `${route}?sent=received` }),
  compCard: async () => ({
    kind: 'card',
    card: { name: 'Amani Kito', pictures: [], measurements: [], email: '', phone: '', phoneHref: undefined },
  }),
  freshFormToken: async () => 'fresh',
  movedPaths: async () => [],
  previewOfPage: async () => ({ kind: 'preview', subject: null }),
  renderPage: async ({ route }) => ({ kind: 'page', status: 200, html: `<title>${route}</title>` }),
  pageAddress: (asked) => asked.replace(/[?&](?:fbclid|igsh|utm_\w+)=[^&]*/g, ''),
  renderFile: async ({ path }) => ({ kind: 'file', file: { type: 'text/plain', body: path } }),
  renderFailure: ({ failure, retryPath }) => ({
    html: `<title>${failure}</title><a href="${retryPath}">Try again</a>`,
  }),
};

/** In the shape of a token of the CMS. */
export const OWNER_TOKEN = 'Bearer header.claims.signature';

/** A query and a mutation for visitors. */
export const trustedOperations: TrustedOperation[] = [
  {
    id: 'hero-id',
    name: 'Hero',
    kind: 'query',
    text: 'query Hero { hero { tagline } }',
    variables: { page: { kind: 'Int', required: false } },
    changesWith: 'content',
  },
  {
    id: 'days-id',
    name: 'Days',
    kind: 'query',
    text: 'query Days { days }',
    variables: {},
    changesWith: 'days',
  },
  {
    id: 'token-id',
    name: 'FormToken',
    kind: 'query',
    text: 'query FormToken { formToken }',
    variables: {},
  },
  {
    id: 'send-id',
    name: 'Send',
    kind: 'mutation',
    text: 'mutation Send { send }',
    variables: {
      data: {
        kind: 'object',
        required: false,
        fields: {
          name: { kind: 'String', required: true },
          skills: { kind: 'list', of: { kind: 'String', required: true }, required: false },
        },
      },
    },
  },
];

/** Builds the public origin without built files, for `inject`. */
export async function buildOrigin(
  values: Partial<ServerEnvironment> = {},
  renderer = namingRenderer,
  log = { write: (_line: string): void => undefined },
) {
  const environment: ServerEnvironment = {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://site.test',
    cmsUrl: 'http://127.0.0.1:9',
    panelUrl: 'http://panel.test',
    renderSecret: 'a-render-secret-of-a-test-0123456789',
    dataDir: mkdtempSync(join(tmpdir(), 'web-test-')),
    trustProxy: 0,
    drainMs: 0,
    metrics: undefined,
    logLevel: 'error',
    ...values,
  };
  const server = await createServer({
    environment,
    development: false,
    source: {
      load: async () => renderer,
      operations: async () => trustedOperations,
      assetsOf: () => ({ startScript: '', sheets: ['/assets/a.css'], modules: [] }),
      scriptSource: "'sha256-start'",
      keepsPages: true,
    },
    drawPreview,
    drawCard,
    drawQuote,
    readText: async (text) => markdownTree(text),
    log,
    files: async () => undefined,
  });
  onTestFinished(async () => {
    // Otherwise kept-alive connections would delay the close by a minute.
    server.server.closeAllConnections();
    await server.close();
  });
  return { server, environment };
}
