import { isIPv6, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../http/caller-address';

/** A school or a company behind one address stays far below; who has more open at once is no visitor. */
const MOST_REQUESTS_OF_ONE = 600;
const MOST_CONNECTIONS_OF_ONE = 1200;
/** Of everybody together. */
const MOST_REQUESTS = 3000;
const MOST_CONNECTIONS = 8000;
const RETRY_AFTER_SECONDS = 2;

/** Counts what is open at once, by network and in all. */
export class OpenCount {
  private readonly counts = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /** @returns what to call when it is over; undefined when there are too many */
  enter(address: string): (() => void) | undefined {
    const network = networkOf(address);
    const open = this.counts.get(network) ?? 0;
    if (open >= this.mostOfOne || this.all >= this.most) return undefined;
    this.counts.set(network, open + 1);
    this.all += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.leave(network);
    };
  }

  private leave(network: string) {
    const left = (this.counts.get(network) ?? 1) - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
    this.all -= 1;
  }
}

/**
 * Nobody holds all requests or connections.
 *
 * @param trustProxy with proxies in front all connections are theirs, and only requests say whose they are
 */
export function limitOpen(server: FastifyInstance, trustProxy: number): void {
  const requests = new OpenCount(MOST_REQUESTS, MOST_REQUESTS_OF_ONE);
  server.addHook('onRequest', async (request, reply) => {
    const leave = requests.enter(request.ip);
    if (leave) {
      reply.raw.once('close', leave);
      return;
    }
    return reply
      .code(429)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .type('text/plain; charset=utf-8')
      .send('Too many requests at once. Please try again in a moment.');
  });
  server.server.maxConnections = MOST_CONNECTIONS;
  if (trustProxy > 0) return;
  limitConnections(server.server, new OpenCount(MOST_CONNECTIONS, MOST_CONNECTIONS_OF_ONE));
}

/** A connection too many is closed unread. */
export function limitConnections(server: Server, connections: OpenCount): void {
  server.on('connection', (socket: Socket) => {
    const leave = connections.enter(socket.remoteAddress ?? '');
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

/** Whoever has one address of IPv6 has the other 2^64 of its network too. */
export function networkOf(address: string): string {
  const plain = callerAddress(address);
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after === undefined ? [] : after.split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
