import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OWNER_BODY_BYTES, VISITOR_BODY_BYTES } from '../../../cms/src/shared/requests';
import { networkOf } from './open-per-address';
import { Refused } from './refused';

const KB = 1024;
const MB = 1024 * KB;

/** How large a body may be, and how long it may take to arrive. */
export interface BodyLimit {
  bytes: number;
  /** Milliseconds */
  time: number;
}

/** Sign-in, sign-out, session: two texts. */
export const SIGN_IN_BODY: BodyLimit = { bytes: 16 * KB, time: 10_000 };
export const VISITOR_BODY: BodyLimit = { bytes: VISITOR_BODY_BYTES, time: 10_000 };
/** A form without JavaScript: 5000 characters of a message can be encoded as 60,000. */
export const FORM_BODY: BodyLimit = { bytes: 128 * KB, time: 10_000 };
/** REST requests of the owner. */
export const API_BODY: BodyLimit = { bytes: 128 * KB, time: 30_000 };
export const OWNER_BODY: BodyLimit = { bytes: OWNER_BODY_BYTES, time: 30_000 };

/** Bytes of bodies that are being received, in all and from one network. */
const MAX_TOGETHER = 64 * MB;
const MAX_OF_ONE = 4 * MB;

/** After a response this much of an unread body is still received, so that the response arrives. */
const MAX_DRAINED_BYTES = MB;
const LONGEST_DRAIN_MS = 2000;
const LOOK_EVERY_MS = 50;

/** Bodies of GET and HEAD are ignored. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

const onTheirWay = new Map<string, number>();
let together = 0;

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = headers['content-length'];
  return length !== undefined && length !== '0';
}

/**
 * Reads the whole body. The CMS is asked only after it has arrived.
 *
 * @param request whose body has not been read yet
 * @throws Refused 413 when it is too large, before a byte is read if its length is announced; 408 when it is late or
 * ends early; 503 when too many bodies are being received
 */
export async function readBody(
  { headers, body, ip }: Pick<FastifyRequest, 'headers' | 'body' | 'ip'>,
  reply: FastifyReply,
  limit: BodyLimit,
): Promise<Buffer> {
  if (!hasBody({ headers })) return Buffer.alloc(0);
  if (Number(headers['content-length']) > limit.bytes) throw tooLarge(limit);
  sendContinue(headers, reply.raw);
  return collect(body as Readable, networkOf(ip), limit);
}

/** Reads without destroying the stream at its end: a refusal still uses its connection. */
function collect(stream: Readable, network: string, limit: BodyLimit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(late);
      stream.off('data', take).off('end', done).off('error', cut).off('close', cut).pause();
      stream.on('error', () => undefined);
      count(network, -bytes);
    };
    const fail = (refused: Refused) => {
      stop();
      reject(refused);
    };
    const cut = () => fail(tooSlow());
    const done = () => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const take = (chunk: Buffer | string) => {
      const part = Buffer.from(chunk);
      bytes += part.length;
      count(network, part.length);
      if (bytes > limit.bytes) fail(tooLarge(limit));
      else if (together > MAX_TOGETHER || (onTheirWay.get(network) ?? 0) > MAX_OF_ONE) fail(tooMany());
      else chunks.push(part);
    };
    const late = setTimeout(cut, limit.time);
    stream.on('data', take).once('end', done).once('error', cut).once('close', cut);
  });
}

function count(network: string, bytes: number) {
  together += bytes;
  const left = (onTheirWay.get(network) ?? 0) + bytes;
  if (left > 0) onTheirWay.set(network, left);
  else onTheirWay.delete(network);
}

/** Lets a client that asks first ('Expect: 100-continue') send its body. Addresses that refuse it never get one. */
export function sendContinue(headers: IncomingMessage['headers'], response: ServerResponse): void {
  if (headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

const tooLarge = ({ bytes }: BodyLimit) =>
  new Refused(413, 'TOO_LARGE', `The request is too large. The limit is ${bytes / KB} kB.`);
const tooSlow = () =>
  new Refused(408, 'TOO_SLOW', 'The request did not arrive in time. Please send it again.');
const tooMany = () => new Refused(503, 'BUSY', 'This site is busy. Please try again in a moment.');

/**
 * Leaves bodies unread until a handler reads them: all other addresses respond without reading a byte. The response
 * arrives although the client is still sending, and closes the connection.
 */
export function leaveBodiesUnread(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', async (request, reply) => {
    if (!WITHOUT_BODY.has(request.method) || !hasBody(request.raw)) return;
    return reply
      .code(413)
      .type('text/plain; charset=utf-8')
      .send('This address does not accept a request body.');
  });
  server.addHook('onSend', async (request, reply) => {
    if (!isUnread(request)) return;
    reply.header('connection', 'close');
    closeSlowly(request);
  });
  // Only handlers that read a body allow a client that asks first to send it.
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response));
}

const isUnread = ({ raw }: FastifyRequest) => hasBody(raw) && !raw.complete && raw.socket instanceof Socket;

/** Closing a connection while the client is still sending resets it, and the response is lost. */
function closeSlowly({ raw }: FastifyRequest): void {
  const { socket } = raw;
  socket.destroySoon = () => {
    socket.end();
    raw.resume();
    const most = socket.bytesRead + MAX_DRAINED_BYTES;
    const until = Date.now() + LONGEST_DRAIN_MS;
    const look = setInterval(() => {
      if (!socket.destroyed && !raw.complete && socket.bytesRead < most && Date.now() < until) return;
      clearInterval(look);
      socket.destroy();
    }, LOOK_EVERY_MS);
  };
}
