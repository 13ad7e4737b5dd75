import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Site } from '../src/app/entry-server';
import type { ReadText } from '../src/texts/read-before';
import { bookingFiles } from './bookings/booking-files';
import type { DrawQuote } from './bookings/quote-paper';
import { WORTH_COMPRESSING } from './cache/send-cached';
import { SiteStateSource } from './cache/site-state';
import { cardFiles } from './comp-card/card-files';
import type { DrawCard } from './comp-card/draw-card';
import type { ServerEnvironment } from './environment';
import { OperationAnswers } from './graphql/operation-answers';
import type { TrustedOperation } from './graphql/trusted-documents';
import { visitorGraphql } from './graphql/visitor-graphql';
import { leaveBodiesUnread } from './guards/bodies';
import { refuseCompressedBodies } from './guards/compressed-bodies';
import { limitOpen } from './guards/open-per-address';
import { Refused } from './guards/refused';
import { health } from './health';
import { readForwardedAddresses } from './http/caller-address';
import { readableAddress } from './http/request-path';
import { securityHeaders } from './http/security-headers';
import { freshFormTokens } from './pages/form-tokens';
import { MissedPaths } from './pages/missed-paths';
import { pages, type Rendering } from './pages/pages';
import { postedForms } from './pages/posted-forms';
import { publishedFiles } from './pages/published-files';
import type { DrawPreview } from './previews/draw-preview';
import { drawIcons } from './previews/icons';
import { previews } from './previews/previews';
import { cmsProxy } from './proxy/cms-proxy';
import { closingAnswers } from './stop-cleanly';
import { LastDays } from './uploads/last-days';
import { uploads } from './uploads/uploads';
import { uploadsInBucket } from './uploads/uploads-in-bucket';
import { uploadsOnDisk } from './uploads/uploads-on-disk';
import { loggedError, requestIdOf, routeOf, watchRequests, withReference } from './watching/requests';

/** The app, from the build or from Vite during development. */
interface AppSource extends Pick<Site, 'assetsOf' | 'finish'> {
  load: Rendering['load'];
  /** The inline script of pages, as the security policy names it */
  scriptSource: string;
  /** The operations that visitors may run */
  operations: () => Promise<readonly TrustedOperation[]>;
  /** Pages and responses may be cached until the content changes; false in development */
  keepsPages: boolean;
}

interface ServerParts {
  environment: ServerEnvironment;
  source: AppSource;
  development: boolean;
  /** Registers the routes of built files, or their replacement in development */
  files: (server: FastifyInstance) => Promise<void>;
  drawPreview: DrawPreview;
  drawCard: DrawCard;
  drawQuote: DrawQuote;
  readText: ReadText;
  /** Receives the log lines; default: standard output */
  log?: { write(line: string): void };
  /** The listening server, if the caller needs it earlier */
  httpServer?: Server;
}

/** Headers must arrive within this time, and the address must be shorter than the limit below. */
const HEADERS_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 5000;
/** For a connection without traffic: a paused video is requested again when it continues. */
const IDLE_LIMIT_MS = 2 * 60_000;
/** The upper bound of an upload, which must also keep a minimum rate; all other bodies have seconds. */
const UPLOAD_LIMIT_MS = 60 * 60_000;
/** For addresses of pages; GraphQL and REST may use all that fits into a header. Characters. */
const LONGEST_ADDRESS = 2048;
const LONG_ADDRESSES = /^\/(?:graphql|api)(?:[/?]|$)/;
/** Of 11. Level 4 costs little and saves most; Node's default 11 takes a tenth of a second for a list page. */
const QUICK_BROTLI = 4;

/** Builds the public origin, complete but not listening. */
export async function createServer({
  environment,
  source,
  development,
  files,
  drawPreview,
  drawCard,
  drawQuote,
  readText,
  log,
  httpServer,
}: ServerParts): Promise<FastifyInstance> {
  const { publicUrl, cmsUrl, panelUrl, trustProxy, dataDir, bucket, mediaUrl } = environment;
  const server = Fastify({
    logger: { level: environment.logLevel, serializers: { err: loggedError }, ...(log && { stream: log }) },
    // Fastify's own log lines contain addresses of visitors and of pages.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Our own proxies appended the last `trustProxy` addresses; the caller may have forged those before.
    trustProxy: (_address, hop) => hop < trustProxy,
    // Fastify calls this first, before it reads the address of the caller.
    rewriteUrl: (request) => {
      readForwardedAddresses(request);
      return readableAddress(request, publicUrl);
    },
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    requestTimeout: UPLOAD_LIMIT_MS,
    connectionTimeout: IDLE_LIMIT_MS,
    forceCloseConnections: 'idle',
    ...(httpServer && { serverFactory: (handle: RequestListener) => httpServer.on('request', handle) }),
  });
  server.decorate('renderSecret', environment.renderSecret);
  // Set before the routes, which inherit it.
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (error instanceof Refused) return reply.code(error.statusCode).send(error.message);
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // The caller closed the connection during the response.
    const level = error.code === 'ERR_STREAM_PREMATURE_CLOSE' ? 'debug' : 'error';
    if (status === 500) request.log[level]({ err: error, route: routeOf(request) }, 'Unexpected error');
    const sentence =
      status === 500
        ? withReference('Something went wrong. Please try again.', reply)
        : 'This request is not valid.';
    return reply.code(status).send(sentence);
  });
  const siteState = new SiteStateSource(cmsUrl);
  watchRequests(server, siteState);
  if (environment.metrics) {
    // Loaded only if the environment asks for it.
    const { serveMetrics } = await import('./watching/metrics');
    await serveMetrics(server, environment.metrics, siteState);
  }
  limitOpen(server, trustProxy);
  leaveBodiesUnread(server);
  refuseCompressedBodies(server);
  closingAnswers(server);
  server.addHook('onRequest', async ({ url }, reply) => {
    if (url.length <= LONGEST_ADDRESS || LONG_ADDRESSES.test(url)) return;
    return reply.code(414).type('text/plain; charset=utf-8').send('This address is too long.');
  });
  const missedPaths = new MissedPaths(join(dataDir, 'missed-paths.json'), (error) =>
    server.log.warn({ err: error }, 'Missed paths could not be written'),
  );
  server.addHook('onClose', () => missedPaths.write());

  const { load, assetsOf, finish, operations, scriptSource, keepsPages } = source;
  const answers = new OperationAnswers({ cmsUrl, siteState, operations, keeps: keepsPages, mediaUrl });
  const site: Site = {
    origin: publicUrl,
    assetsOf,
    finish,
    readText,
    sign: () => siteState.sign(),
    ask: (operation, headers, signal) => answers.forPage(operation, headers, signal),
  };
  const rendering = { load, site };
  await securityHeaders(server, { publicUrl, mediaUrl, scriptSource, development });
  freshFormTokens(
    server,
    async () => (await load()).freshFormToken(site),
    () => siteState.isAway,
  );
  await server.register(compress, {
    global: true,
    // Compressed bodies are refused before they are read.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } },
  });
  await server.register(health, { cmsUrl });
  await server.register(cmsProxy, { cmsUrl, visitorGraphql: visitorGraphql(answers, publicUrl) });
  const find = bucket ? uploadsInBucket(bucket, () => siteState.contentVersion) : uploadsOnDisk(dataDir);
  const lastDays = new LastDays({
    cmsUrl,
    renderSecret: environment.renderSecret,
    siteState,
    file: join(dataDir, 'last-days.json'),
    onFailure: (error) => server.log.warn({ err: error }, 'The last days of uploads could not be written'),
  });
  await server.register(uploads, {
    find,
    lastDays,
    siteState,
    mediaUrl,
  });
  // Makes the next reader see what was just written.
  server.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 400) siteState.forget();
  });
  drawIcons(server, { siteState, lastDays, cmsUrl, drawPreview });
  await files(server);
  await server.register(publishedFiles, { rendering, siteState, answers });
  await server.register(previews, { rendering, siteState, lastDays, cmsUrl, mediaUrl, drawPreview });
  await server.register(cardFiles, {
    rendering,
    siteState,
    lastDays,
    answers,
    cmsUrl,
    publicUrl,
    mediaUrl,
    drawCard,
  });
  await server.register(bookingFiles, { siteState, cmsUrl, publicUrl, drawQuote });
  await server.register(postedForms, { rendering });
  await server.register(pages, { rendering, missedPaths, siteState, answers, keepsPages, panelUrl });

  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  return server;
}
