import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Goes from the caller through the site to the cms and back. */
const REQUEST_ID = 'x-request-id';
/** Our own, or a UUID such as a proxy gives. Nobody's name or address fits into it; the cms has the same rule. */
const WELL_FORMED = /^(?:[\da-f]{12}|[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12})$/i;
/** Short enough to be read out on the telephone. */
const ID_BYTES = 6;

/** An answer that takes longer is named in the log. A sign-in takes one second on purpose. Milliseconds. */
const SLOW_MS = 2000;
/** The owner's line decides how long a file takes. */
const UPLOAD_ROUTE = '/api/upload';

/** @returns the caller's own id if it is well formed, otherwise a new one */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
  return randomBytes(ID_BYTES).toString('hex');
}

const current = new AsyncLocalStorage<string>();

/** The id of the request in work, as a header for the cms; nothing where no request is the reason to ask. */
export function requestIdHeader(): Record<string, string> {
  const id = current.getStore();
  return id ? { [REQUEST_ID]: id } : {};
}

declare module 'fastify' {
  interface FastifyReply {
    /** Until the answer began; how long its reader takes does not count. Milliseconds */
    answeredAfter: number;
  }
}

/** The pattern of the address, never what somebody put into it. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/**
 * Gives every answer the id of its request, and logs it: each at level debug, slow ones as warnings, failures as errors.
 * What visitors send and where they come from is in no line. Register first.
 */
export function watchRequests(
  server: FastifyInstance,
  siteState: { readonly isUnderMaintenance: boolean },
): void {
  server.decorateReply('answeredAfter', 0);
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    current.run(request.id, done);
  });
  // Callbacks: each promise here would be one more for every file of a page.
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.answeredAfter = reply.elapsedTime;
    done(null, payload);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    const status = reply.statusCode;
    const route = routeOf(request);
    const line = { method, route, status, ms: Math.round(reply.answeredAfter) };
    // Who went away gets no answer, and while the owner keeps the site closed nobody has to look into it.
    const wentAway = !reply.raw.writableEnded;
    const isExpected = wentAway || (status === 503 && siteState.isUnderMaintenance);
    if (status >= 500 && !isExpected) log.error(line, 'Failed');
    else if (line.ms > SLOW_MS && route !== UPLOAD_ROUTE) log.warn(line, 'Slow');
    else log.debug(line, 'Answered');
    done();
  });
}

/** Fastify puts whole addresses into some of its messages. */
const withoutQueries = (text: string) => text.replaceAll(/\?[^\s"')]+/g, '?…');

/**
 * What the log says of an error: where it happened and what caused it. The messages of causes stay out, which may repeat
 * what was sent.
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

/** The last line of a plain answer that says that something failed. */
export const withReference = (sentence: string, { request }: FastifyReply): string =>
  `${sentence}\nReference: ${request.id}\n`;
