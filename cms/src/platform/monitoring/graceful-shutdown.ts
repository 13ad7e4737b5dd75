import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** Requests that take longer than this are cut. */
const LONGEST_ANSWER_MS = 10_000;
const HANG_UP_EVERY_MS = 100;

const leaving = new WeakSet<Core.Strapi>();

/** Returns whether this CMS is shutting down and only finishes its last requests. */
export const isShuttingDown = (strapi: Core.Strapi): boolean => leaving.has(strapi);

/**
 * Delays the shutdown by DRAIN_SECONDS. In this time the health check reports the shutdown while all requests are
 * answered; afterwards only running requests are finished. Strapi itself would close GraphQL and cut every connection.
 */
export function drainBeforeEnd(strapi: Core.Strapi): void {
  const seconds = Number(process.env.DRAIN_SECONDS || 0);
  if (seconds === 0) return;
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    const { httpServer } = strapi.server;
    if (httpServer.listening) {
      leaving.add(strapi);
      httpServer.prependListener('request', (_request, response) => {
        response.setHeader('Connection', 'close');
      });
      await wait(seconds * 1000);
      const answered = new Promise((resolve) => httpServer.close(resolve));
      // A connection whose request began before the shutdown got no "Connection: close".
      const hangUp = setInterval(() => httpServer.closeIdleConnections(), HANG_UP_EVERY_MS);
      await Promise.race([answered, wait(LONGEST_ANSWER_MS, undefined, { ref: false })]);
      clearInterval(hangUp);
    }
    await destroy();
  };
}
