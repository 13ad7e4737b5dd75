import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer responses are cut: soon after, the launcher would kill the process. */
const LONGEST_STOP_MS = 5000;
/** Requests on connections that have just been opened are read before those count as idle. */
const LAST_ARRIVALS_MS = 200;

const HANDED_OVER_MS = 20;

/** Adds `connection: close` to the last responses, and the state behind /healthz. Call before the server is ready. */
export function closingAnswers(server: FastifyInstance): void {
  let closing = false;
  server.decorate('isShuttingDown', false);
  server.decorate('stopListening', () => {
    closing = true;
    // The HTTP server's own method would also close idle connections, whose requests may still be unread.
    Server.prototype.close.call(server.server);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Accepts no new connections; open ones are still served */
    stopListening(): void;
    /** The server is stopping: no new requests should come, but all are still served */
    isShuttingDown: boolean;
  }
}

/** Accepts no new connections, responds to all requests that have arrived, and closes. */
export async function closeAfterLastArrivals(server: FastifyInstance): Promise<void> {
  // The system has accepted connections that this process has not seen yet; closing now would reset them.
  await wait(HANDED_OVER_MS);
  server.stopListening();
  await wait(LAST_ARRIVALS_MS);
  await server.close();
}

/**
 * Stops on SIGTERM and Ctrl-C: first /healthz responds with 503 while everything is served, then no new connections
 * are accepted, running requests are finished, and the exit code is 0.
 *
 * @param drainMs the time that a load balancer needs to notice
 */
export function stopCleanly(server: FastifyInstance, drainMs: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.isShuttingDown = true;
    await wait(drainMs);
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    await closeAfterLastArrivals(server);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
