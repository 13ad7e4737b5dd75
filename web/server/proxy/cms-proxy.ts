import { createHmac } from 'node:crypto';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BODY, OWNER_BODY, readBody, SIGN_IN_BODY } from '../guards/bodies';
import { Refused, refuseApi, refuseGraphql } from '../guards/refused';
import { bearsToken, requireJson } from '../guards/request-checks';
import { callerAddress } from '../http/caller-address';
import { pathOf } from '../http/request-path';
import { sendUnavailableJson } from '../http/service-unavailable';
import { requestIdHeader } from '../watching/requests';
import { OwnerUploads, UploadStream } from './owner-uploads';

/** After this time the caller gets an error and can retry. */
const ANSWER_LIMIT_MS = 15_000;
/** Longer, because the CMS makes all copies of a picture before it responds. */
const UPLOAD_ANSWER_LIMIT_MS = 120_000;
/**
 * The CMS closes idle connections after a minute. Closing much earlier here avoids using one that is just being
 * closed.
 */
const IDLE_CONNECTION_MS = 4000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared only with the CMS */
    renderSecret: string;
  }
}

/** Headers in which a caller could forge another address or origin. */
const CLAIMED = ['forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip'];
/** Headers about the connection to this server: the body is complete before the CMS is asked. */
const ANSWERED_HERE = ['expect'];

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
  'x-request-id',
  'connection',
  'keep-alive',
];

interface CmsProxyOptions {
  cmsUrl: string;
  /** Answers GraphQL to callers without a token */
  visitorGraphql: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  pass: (body?: Buffer) => void,
) => Promise<unknown>;

interface ProxiedRoute {
  prefix: string;
  route: '/' | '/*';
  /** Default: all */
  methods?: ['POST'];
  limit: number;
  refuse: (reply: FastifyReply, refused: Refused) => FastifyReply;
  answer: Answer;
}

/** Passes /graphql with a token and /api/* on to the CMS, each with its complete body. */
export async function cmsProxy(server: FastifyInstance, { cmsUrl, visitorGraphql }: CmsProxyOptions) {
  const uploads = new OwnerUploads(cmsUrl);
  const pass = ({ prefix, route, methods, limit, refuse, answer }: ProxiedRoute) =>
    server.register(httpProxy, {
      upstream: cmsUrl,
      prefix,
      rewritePrefix: prefix,
      routes: [route],
      ...(methods && { httpMethods: methods }),
      disableRequestLogging: true,
      preHandler: (request, reply, done) => {
        // Fastify also matches '/graphql/' here, which does not exist on this origin.
        if (route === '/' && pathOf(request.url) !== prefix) reply.callNotFound();
        else done();
      },
      handler: async (request, reply, address, options) => {
        const send = (body?: Buffer) => reply.from(address, { ...options, ...sentBody(request, body) });
        try {
          await answer(request, reply, send);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          refuse(reply, error);
        }
        return reply;
      },
      replyOptions: {
        timeout: limit,
        // No retries: a form might be stored twice, and a 503 is a final response.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => passedHeaders(request as FastifyRequest, headers),
        rewriteHeaders: (headers) => without(headers, OURS),
        onError: (reply) => {
          const { body } = reply.request;
          const refusal = body instanceof UploadStream ? body.refusal : undefined;
          if (refusal) refuse(reply as FastifyReply, refusal);
          else sendUnavailableJson(reply as FastifyReply);
        },
      },
      undici: {
        connections: 64,
        bodyTimeout: limit,
        headersTimeout: limit,
        keepAliveTimeout: IDLE_CONNECTION_MS,
        keepAliveMaxTimeout: IDLE_CONNECTION_MS,
      },
    });
  await pass({
    prefix: '/graphql',
    route: '/',
    limit: ANSWER_LIMIT_MS,
    refuse: refuseGraphql,
    answer: async (request, reply, send) => {
      if (!bearsToken(request)) return visitorGraphql(request, reply);
      if (request.method === 'POST') requireJson(request);
      return send(await bodyOf(request, reply, OWNER_BODY));
    },
  });
  await pass({
    prefix: '/api',
    route: '/*',
    limit: ANSWER_LIMIT_MS,
    refuse: refuseApi,
    answer: async (request, reply, send) =>
      send(await bodyOf(request, reply, bearsToken(request) ? API_BODY : SIGN_IN_BODY)),
  });
  await pass({
    prefix: '/api/upload',
    route: '/',
    methods: ['POST'],
    limit: UPLOAD_ANSWER_LIMIT_MS,
    refuse: refuseApi,
    answer: (request, reply, send) => uploads.take(request, reply, send),
  });
}

/** Bodies of GET and HEAD were refused before. */
const WITHOUT_BODY = ['GET', 'HEAD'];

const bodyOf = async (request: FastifyRequest, reply: FastifyReply, limit: typeof API_BODY) =>
  WITHOUT_BODY.includes(request.method) ? undefined : readBody(request, reply, limit);

/** Sent as a whole, so that the CMS never waits for a slow caller. */
function sentBody({ headers }: FastifyRequest, body: Buffer | undefined) {
  if (!body) return {};
  if (body.length === 0) return { body: null };
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

type Headers = Record<string, string | string[] | undefined>;

const without = (headers: Headers, names: string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Returns headers with the caller's address as this server sees it, signed. The CMS trusts no other source. */
export function signedCaller({
  ip: seen,
  protocol,
  host,
  server,
}: Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'server'>): Record<string, string> {
  const ip = callerAddress(seen);
  return {
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
    // The CMS computes it in the same way: cms/src/http/forwarded-caller.ts.
    'x-forwarded-proof': createHmac('sha256', server.renderSecret)
      .update([ip, protocol, host].join('\n'))
      .digest('base64url'),
  };
}

/** Returns the request's headers with the address that this server sees, instead of any that the caller wrote. */
const passedHeaders = (request: FastifyRequest, headers: Headers): Headers => ({
  ...without(headers, [...CLAIMED, ...ANSWERED_HERE]),
  ...signedCaller(request),
  ...requestIdHeader(),
});

/** The headers of a visitor's GraphQL request that the CMS reads. */
const VISITOR_HEADERS = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language'] as const;

/** Returns the headers of a visitor's GraphQL request, which is rebuilt rather than passed on. */
export function visitorHeaders(request: FastifyRequest): Record<string, string> {
  const forwarded = VISITOR_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(forwarded), ...signedCaller(request) };
}
