import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** What is still in work after this is cut. */
const LONGEST_ANSWER_MS = 10_000;
const HANG_UP_EVERY_MS = 100;

const leaving = new WeakSet<Core.Strapi>();

/** Whether this CMS was told to end, and only finishes what comes until nobody sends it anything. */
export const isShuttingDown = (strapi: Core.Strapi): boolean => leaving.has(strapi);

/**
 * With DRAIN_SECONDS a CMS that is told to end says so by its health, answers everybody for so long, and then what it has
 * begun. Strapi by itself cuts every connection, and closes GraphQL before.
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
      // Whoever was being answered when the end was told does not know that it was the last answer.
      const hangUp = setInterval(() => httpServer.closeIdleConnections(), HANG_UP_EVERY_MS);
      await Promise.race([answered, wait(LONGEST_ANSWER_MS, undefined, { ref: false })]);
      clearInterval(hangUp);
    }
    await destroy();
  };
}
