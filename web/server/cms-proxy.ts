import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './path-of';
import { UPLOAD_POLICY } from './security-headers';
import { sendAway } from './send-away';

/** A slow query ends before the browser's own limit of ten seconds would leave it without an answer. */
const ANSWER_LIMIT_MS = 15_000;
/** An upload of 100 MB over a slow line. */
const UPLOAD_LIMIT_MS = 10 * 60_000;
/** The cms keeps idle connections for a minute: with far less here neither closes one that the other uses. */
const IDLE_CONNECTION_MS = 4000;

/** Headers by which a caller could claim another address or origin. */
const CLAIMED = ['forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip'];

/** Headers that this server decides for the whole origin. */
const OURS = [
  'content-security-policy',
  'strict-transport-security',
  'x-powered-by',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'permissions-policy',
  'connection',
  'keep-alive',
];

const GRAPHQL = '/graphql';

interface CmsProxyOptions {
  cmsUrl: string;
  /** Answers GraphQL to callers without a token */
  visitorGraphql: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Passes exactly /graphql with a token, /api/* and /uploads/* on to the cms, streaming both ways. */
export async function cmsProxy(
  server: FastifyInstance,
  { cmsUrl, visitorGraphql }: CmsProxyOptions,
): Promise<void> {
  const pass = (prefix: string, routes: string[], timeout: number) =>
    server.register(httpProxy, {
      upstream: cmsUrl,
      prefix,
      rewritePrefix: prefix,
      routes,
      disableRequestLogging: true,
      preHandler: (request, reply, done) => {
        // Fastify also matches '/graphql/' here, which is none of the addresses of this origin.
        if (routes.includes('/') && pathOf(request.url) !== prefix) reply.callNotFound();
        else done();
      },
      handler: (request, reply, address, options) =>
        prefix === GRAPHQL && !request.headers.authorization
          ? visitorGraphql(request, reply)
          : reply.from(address, options),
      // Never twice: a form might be stored twice, and a 503 is an answer, not a reason to ask again.
      replyOptions: {
        timeout,
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers),
        rewriteHeaders: (headers) => answerHeaders(headers, prefix),
        onError: (reply) => sendAway(reply as FastifyReply),
      },
      undici: {
        connections: 64,
        bodyTimeout: timeout,
        headersTimeout: timeout,
        keepAliveTimeout: IDLE_CONNECTION_MS,
        keepAliveMaxTimeout: IDLE_CONNECTION_MS,
      },
    });
  await pass(GRAPHQL, ['/'], ANSWER_LIMIT_MS);
  await pass('/api', ['/*'], UPLOAD_LIMIT_MS);
  await pass('/uploads', ['/*'], UPLOAD_LIMIT_MS);
}

type Headers = Record<string, string | string[] | undefined>;

/** The caller's headers with the address this server saw instead of any the caller wrote. */
export function forwardedHeaders(
  { ip, protocol, host }: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>,
  headers: Headers,
): Headers {
  const kept = Object.entries(headers).filter(([name]) => !CLAIMED.includes(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
}

/** What the cms decides a visitor's GraphQL request by. */
const VISITOR_HEADERS = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language'];

/** The headers of a visitor's GraphQL request, which is sent anew rather than passed on. */
export function visitorHeaders(request: FastifyRequest): Record<string, string> {
  const told = VISITOR_HEADERS.map((name) => [name, request.headers[name]] as const);
  const forwarded = Object.entries(forwardedHeaders(request, Object.fromEntries(told)));
  return Object.fromEntries(
    forwarded.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The cms's headers without those that this server decides. */
export function answerHeaders(headers: Headers, prefix: string): Headers {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.includes(name)));
  return prefix === '/uploads' ? { ...kept, 'content-security-policy': UPLOAD_POLICY } : kept;
}
