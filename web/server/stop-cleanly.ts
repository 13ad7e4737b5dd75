import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Answers that take longer than this are cut; the launcher would end the process by force soon after. */
const LONGEST_STOP_MS = 5000;
/** What lies in connections that were opened a moment ago is read before they count as idle. */
const LAST_ARRIVALS_MS = 200;

const HANDED_OVER_MS = 20;

/** Last answers say that they are the last on their connection, /healthz before that; call before the server is ready. */
export function closingAnswers(server: FastifyInstance): void {
  let closing = false;
  server.decorate('isLeaving', false);
  server.decorate('stopListening', () => {
    closing = true;
    // Of the HTTP server it would close idle connections too, and what lies in them unread.
    Server.prototype.close.call(server.server);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes no new connections; those that are open are still answered */
    stopListening(): void;
    /** It was told to end: nobody should send it anything new, but whoever does is answered */
    isLeaving: boolean;
  }
}

/** Takes no new connections, answers what has arrived, and closes. */
export async function closeAfterLastArrivals(server: FastifyInstance): Promise<void> {
  // Connections that the system holds and has not handed over yet would be reset.
  await wait(HANDED_OVER_MS);
  server.stopListening();
  await wait(LAST_ARRIVALS_MS);
  await server.close();
}

/**
 * SIGTERM and Ctrl-C: /healthz says 503 and everybody is answered for so long, then no new connections, requests in work
 * are answered, exit code 0.
 *
 * @param drainMs the time that what is in front of several sites needs to notice
 */
export function stopCleanly(server: FastifyInstance, drainMs: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.isLeaving = true;
    await wait(drainMs);
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    await closeAfterLastArrivals(server);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
