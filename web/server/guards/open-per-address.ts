import { isIPv6, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../http/caller-address';

/** Schools and companies behind one address stay far below these limits. */
const MAX_REQUESTS_OF_ONE = 600;
const MAX_CONNECTIONS_OF_ONE = 1200;
/** For all callers together. */
const MAX_REQUESTS = 3000;
const MAX_CONNECTIONS = 8000;
const RETRY_AFTER_SECONDS = 2;

/** Counts what is open at once, per network and in total. */
export class OpenCount {
  private readonly counts = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /** @returns a function to call at the end; undefined when too many are open */
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
 * Limits the open requests and connections of one network.
 *
 * @param trustProxy behind proxies all connections are theirs, and only requests name the caller
 */
export function limitOpen(server: FastifyInstance, trustProxy: number): void {
  const requests = new OpenCount(MAX_REQUESTS, MAX_REQUESTS_OF_ONE);
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
  server.server.maxConnections = MAX_CONNECTIONS;
  if (trustProxy > 0) return;
  limitConnections(server.server, new OpenCount(MAX_CONNECTIONS, MAX_CONNECTIONS_OF_ONE));
}

/** Closes surplus connections unread. */
export function limitConnections(server: Server, connections: OpenCount): void {
  server.on('connection', (socket: Socket) => {
    const leave = connections.enter(socket.remoteAddress ?? '');
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

/** Returns the network of an address: the owner of one IPv6 address has its whole network of 2^64. */
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
