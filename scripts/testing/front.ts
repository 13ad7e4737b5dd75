import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Cleanup } from '../run/child-processes.mjs';
import { answersOk } from '../run/readiness.mjs';

const CHECK_EVERY_MS = 250;
/** After this many failed health checks in a row a copy gets no requests. */
const MAX_MISSES = 2;
const BAD_GATEWAY = 502;
/** Methods that may be sent twice. */
const SAFE = ['GET', 'HEAD'];

/**
 * Starts a load balancer for several copies of a program, like nginx and HAProxy. It checks their health, sends
 * requests in turn to healthy copies, and tries the next one if a connection is refused, or if it breaks and the
 * request changes nothing.
 *
 * @param healthPath answers 200 if a copy is healthy
 */
export async function startFront(healthPath: string, { onExit }: Cleanup) {
  const copies: { origin: string; misses: number }[] = [];
  let turn = 0;

  const check = async (copy: (typeof copies)[number]) => {
    copy.misses = (await answersOk(copy.origin + healthPath)) ? 0 : copy.misses + 1;
  };
  const inTurn = () => {
    const well = copies.filter(({ misses }) => misses < MAX_MISSES);
    turn = (turn + 1) % Math.max(well.length, 1);
    return [...well.slice(turn), ...well.slice(0, turn)];
  };
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(incoming);
    for (const { origin } of inTurn()) {
      const outcome = await passTo(origin, incoming, body, answer);
      const mayTryNext = outcome === 'unreached' || SAFE.includes(incoming.method ?? '');
      if (outcome === 'answered' || answer.headersSent || !mayTryNext) break;
    }
    if (!answer.headersSent) answer.writeHead(BAD_GATEWAY).end('Nobody answers behind this address.');
    else if (!answer.writableEnded) answer.destroy();
  };

  const server = createServer((incoming, answer) => {
    pass(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const checks = setInterval(() => copies.map(check), CHECK_EVERY_MS);
  onExit(() => {
    clearInterval(checks);
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /**
     * Adds copies that get requests.
     *
     * @param origins of the copies
     */
    add: (...origins: string[]) => copies.push(...origins.map((origin) => ({ origin, misses: 0 }))),
  };
}

/** Uses a new connection and passes headers unchanged. */
function passTo(
  origin: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
) {
  const { hostname: host, port } = new URL(origin);
  return new Promise<'answered' | 'unreached' | 'broken'>((resolve) => {
    const asking = open({ host, port, method, path: url, headers, agent: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? BAD_GATEWAY, answered.headers);
      answered.pipe(answer);
      answered.once('end', () => resolve('answered'));
      answered.once('error', () => resolve('broken'));
    });
    asking.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code === 'ECONNREFUSED' ? 'unreached' : 'broken');
    });
    asking.end(body);
  });
}
