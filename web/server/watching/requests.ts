import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRequestId, REQUEST_ID_BYTES, SLOW_REQUEST_MS } from '../../../cms/src/shared/requests';

/** Passed from the caller through the site to the CMS and back. */
const REQUEST_ID = 'x-request-id';
/** Excluded, because the owner's connection decides how long an upload takes. */
const UPLOAD_ROUTE = '/api/upload';

/** Returns the caller's own id if it is well formed, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  if (typeof given === 'string' && isRequestId(given)) return given;
  return randomBytes(REQUEST_ID_BYTES).toString('hex');
}

const current = new AsyncLocalStorage<string>();

/** Returns the id of the current request as a header for the CMS; empty outside of requests. */
export function requestIdHeader(): Record<string, string> {
  const id = current.getStore();
  return id ? { [REQUEST_ID]: id } : {};
}

declare module 'fastify' {
  interface FastifyReply {
    /** Until the response began, without the time its reader takes. Milliseconds */
    answeredAfter: number;
  }
}

/** Returns the route's pattern, which never contains what a visitor typed. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/**
 * Adds an id to every response and logs it: each at level debug, slow ones as warnings, failures as errors. No line
 * contains what visitors send or their addresses. Register first.
 */
export function watchRequests(server: FastifyInstance, siteState: { readonly isUnderMaintenance: boolean }) {
  server.decorateReply('answeredAfter', 0);
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    current.run(request.id, done);
  });
  // Callbacks save one promise for every file of a page.
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.answeredAfter = reply.elapsedTime;
    done(null, payload);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    const status = reply.statusCode;
    const route = routeOf(request);
    const line = { method, route, status, ms: Math.round(reply.answeredAfter) };
    // Not logged: the caller has disconnected, or the owner has closed the site.
    const wentAway = !reply.raw.writableEnded;
    const isExpected = wentAway || (status === 503 && siteState.isUnderMaintenance);
    if (status >= 500 && !isExpected) log.error(line, 'Failed');
    else if (line.ms > SLOW_REQUEST_MS && route !== UPLOAD_ROUTE) log.warn(line, 'Slow');
    else log.debug(line, 'Answered');
    done();
  });
}

/** Some messages of Fastify contain whole addresses. */
const withoutQueries = (text: string) => text.replaceAll(/\?[^\s"')]+/g, '?…');

/**
 * Returns what the log may contain of an error: where it happened and what caused it. Messages of causes are left out,
 * because they may repeat what was sent.
 */
export function loggedError(error: Error & { code?: unknown }) {
  const causes: string[] = [];
  for (let { cause } = error; cause instanceof Error; { cause } = cause) {
    causes.push(String((cause as NodeJS.ErrnoException).code ?? cause.name));
  }
  const { name, message, code, stack } = error;
  return {
    type: name,
    message: withoutQueries(message),
    code,
    stack: withoutQueries(stack ?? ''),
    ...(causes.length > 0 && { causes }),
  };
}

/** Adds the request's id to a plain error response, as its last line. */
export const withReference = (sentence: string, { request }: FastifyReply): string =>
  `${sentence}\nReference: ${request.id}\n`;
