import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { createServer as createVite } from 'vite';
import { markdownTree } from '../src/texts/markdown-tree';
import { drawQuote } from './bookings/draw-quote';
import { trustedDocumentsOf } from './build/trusted-documents-plugin';
import { drawCard } from './comp-card/draw-card';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import type { Renderer } from './pages/pages';
import { drawPreview } from './previews/draw-preview';
import { stopCleanly } from './stop-cleanly';

/**
 * Starts the same origin with reload on save: Vite compiles, and /admin comes from the Vite server of the owner's
 * area.
 */
async function start() {
  const environment = readEnvironment(process.env);
  const httpServer = createHttpServer();
  const vite = await createVite({
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const startScript = (await vite.transformRequest('/src/app/start.ts'))?.code ?? '';
  const server = await createServer({
    environment,
    development: true,
    httpServer,
    source: {
      load: async () => (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Renderer,
      assetsOf: () => ({ startScript, sheets: [], modules: ['/src/app/entry-client.tsx'] }),
      // Development has no security policy.
      scriptSource: '',
      finish: (url, html) => vite.transformIndexHtml(url, html),
      operations: () => trustedDocumentsOf(vite).operations(),
      keepsPages: false,
    },
    drawPreview,
    drawCard,
    drawQuote,
    readText: async (text) => markdownTree(text),
    files: (instance) => developmentFiles(instance, vite.middlewares),
  });
  server.addHook('onClose', () => vite.close());
  stopCleanly(server, 0);
  await server.listen({ host: environment.host, port: environment.port });
}

type Middlewares = Awaited<ReturnType<typeof createVite>>['middlewares'];

async function developmentFiles(server: FastifyInstance, middlewares: Middlewares) {
  const adminUrl = process.env.ADMIN_DEV_URL;
  if (adminUrl) {
    await server.register(httpProxy, {
      upstream: adminUrl,
      prefix: '/admin',
      rewritePrefix: '/admin',
      websocket: true,
    });
  }
  server.addHook('onRequest', (request, reply, done) => {
    if (/^\/(admin|graphql|api|uploads)(\/|$|\?)/.test(request.url)) return done();
    // Vite completes the response itself, so this promise never resolves.
    middlewares(request.raw, reply.raw, done);
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
