import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './open-per-address';
import { Refused } from './refused';

const KB = 1024;
const MB = 1024 * KB;

/** How much an address takes, and how long it may be on its way. */
export interface BodyLimit {
  bytes: number;
  /** Milliseconds */
  time: number;
}

/** Sign-in, sign-out, session: two texts. */
export const SIGN_IN_BODY: BodyLimit = { bytes: 16 * KB, time: 10_000 };
/** A visitor's largest form, with every character escaped, stays below this; the cms has the same limit. */
export const VISITOR_BODY: BodyLimit = { bytes: 32 * KB, time: 10_000 };
/** A form without JavaScript: 5000 characters of a message can be encoded as 60 000. */
export const FORM_BODY: BodyLimit = { bytes: 128 * KB, time: 10_000 };
/** REST in the owner's name. */
export const API_BODY: BodyLimit = { bytes: 128 * KB, time: 30_000 };
/** The owner's posts may have 100,000 characters of up to four bytes. */
export const OWNER_BODY: BodyLimit = { bytes: 512 * KB, time: 30_000 };

/** Of bodies that are on their way, in all and from one network. */
const MOST_TOGETHER = 64 * MB;
const MOST_OF_ONE = 4 * MB;

/** After an answer so much of a body that nobody reads is still taken in, so that the answer arrives. */
const MOST_DRAINED_BYTES = MB;
const LONGEST_DRAIN_MS = 2000;
const LOOK_EVERY_MS = 50;

/** Answers to GET and HEAD never depend on a body. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

const onTheirWay = new Map<string, number>();
let together = 0;

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = headers['content-length'];
  return length !== undefined && length !== '0';
}

/**
 * The whole body. Nobody else waits while it is on its way: the cms is asked when it is there.
 *
 * @param request its body is what has not been read yet
 * @throws Refused 413 when it is larger than the limit, before a byte of it is read if it says so; 408 when it is late
 *   or ends early; 503 when too many are on their way
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

/** Reads without destroying the stream at its end: a refusal still goes out on its connection. */
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
      else if (together > MOST_TOGETHER || (onTheirWay.get(network) ?? 0) > MOST_OF_ONE) fail(tooMany());
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

/** Who asks first ('Expect: 100-continue') sends nothing to an address that refuses it. */
export function sendContinue(headers: IncomingMessage['headers'], response: ServerResponse): void {
  if (headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

const tooLarge = ({ bytes }: BodyLimit) =>
  new Refused(413, 'TOO_LARGE', `The request is too large. The limit is ${bytes / KB} kB.`);
const tooSlow = () =>
  new Refused(408, 'TOO_SLOW', 'The request did not arrive in time. Please send it again.');
const tooMany = () => new Refused(503, 'BUSY', 'This site is busy. Please try again in a moment.');

/**
 * Bodies are read by the addresses that take them and by no parser before: all others answer without having read
 * a byte. Such an answer arrives, although its caller is still sending, and is the last on its connection.
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
  // Asked before a body is sent: only the addresses that read one say that it may come.
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response));
}

const isUnread = ({ raw }: FastifyRequest) => hasBody(raw) && !raw.complete && raw.socket instanceof Socket;

/** A connection that is closed on a caller who is still sending is reset, and takes the answer along. */
function closeSlowly({ raw }: FastifyRequest): void {
  const { socket } = raw;
  socket.destroySoon = () => {
    socket.end();
    raw.resume();
    const most = socket.bytesRead + MOST_DRAINED_BYTES;
    const until = Date.now() + LONGEST_DRAIN_MS;
    const look = setInterval(() => {
      if (!socket.destroyed && !raw.complete && socket.bytesRead < most && Date.now() < until) return;
      clearInterval(look);
      socket.destroy();
    }, LOOK_EVERY_MS);
  };
}
