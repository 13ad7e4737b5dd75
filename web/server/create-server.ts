import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { cmsProxy, visitorHeaders } from './cms-proxy';
import type { ServerEnvironment } from './environment';
import { findableFiles } from './findable-files';
import { freshFormTokens } from './fresh-form-tokens';
import { OperationAnswers } from './graphql/operation-answers';
import { visitorGraphql } from './graphql/visitor-graphql';
import { health } from './health';
import { MissedPaths } from './missed-paths';
import { PageRendering } from './page-rendering';
import { pages } from './pages';
import { postedForms } from './posted-forms';
import type { DrawPreview } from './previews/draw-preview';
import { previews } from './previews/previews';
import type { RendererSource } from './renderer';
import { securityHeaders } from './security-headers';
import { WORTH_COMPRESSING } from './send-kept';
import { SiteStateSource } from './site-state';

interface ServerParts {
  environment: ServerEnvironment;
  source: RendererSource;
  development: boolean;
  /** Registers what serves built files, or what stands in for them while developing */
  files: (server: FastifyInstance) => Promise<void>;
  drawPreview: DrawPreview;
  /** The listening part, when somebody else must know it before */
  httpServer?: Server;
}

/** Bytes; the cms has its own, smaller limits for JSON. */
const LARGEST_BODY = 110 * 1024 * 1024;
/** Of 11. Four costs little and gains most; Node's own 11 takes a tenth of a second for a page of a list. */
const QUICK_BROTLI = 4;

/** The public origin, complete but not listening. */
export async function createServer({
  environment,
  source,
  development,
  files,
  drawPreview,
  httpServer,
}: ServerParts): Promise<FastifyInstance> {
  const { publicUrl, cmsUrl, trustProxy, dataDir, mediaOrigins } = environment;
  const server = Fastify({
    logger: { level: development ? 'warn' : 'info' },
    // Addresses of visitors stay out of the log; failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // The last `trustProxy` addresses were appended by our own proxies; whatever stands before is the caller's word.
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: 'idle',
    ...(httpServer && { serverFactory: (handle: RequestListener) => httpServer.on('request', handle) }),
  });
  const missedPaths = new MissedPaths(join(dataDir, 'missed-paths.json'));
  server.addHook('onClose', () => missedPaths.write());

  const siteState = new SiteStateSource(cmsUrl);
  const answers = new OperationAnswers({ cmsUrl, siteState, keeps: source.keepsPages });
  const rendering = new PageRendering({ publicUrl, source, answers });
  await securityHeaders(server, { publicUrl, mediaOrigins, development });
  freshFormTokens(server, () => rendering.formToken());
  await server.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } },
  });
  await server.register(health, { cmsUrl });
  await server.register(cmsProxy, {
    cmsUrl,
    visitorGraphql: visitorGraphql({ answers, operations: source.operations, headersOf: visitorHeaders }),
  });
  // Who reads next sees what was just written.
  server.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') siteState.forget();
  });
  await files(server);
  await server.register(findableFiles, { rendering, siteState });
  await server.register(previews, { rendering, siteState, cmsUrl, drawPreview });
  await server.register(postedForms, { rendering, publicUrl });
  await server.register(pages, { rendering, source, missedPaths, siteState });

  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error, path: request.url }, 'Unexpected error');
    const sentence =
      status === 500 ? 'Something went wrong. Please try again.' : 'This request cannot be answered.';
    return reply.code(status).type('text/plain; charset=utf-8').send(sentence);
  });
  return server;
}
