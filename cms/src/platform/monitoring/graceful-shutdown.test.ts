import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { drainBeforeEnd, isShuttingDown } from './graceful-shutdown';

const DRAIN_SECONDS = 1;
/** Allows for a busy machine. */
const CLOSED_WITHIN_MS = 10_000;

afterEach(() => vi.unstubAllEnvs());

/** Imitates the end of Strapi: it listens, and cuts every connection when it is destroyed. */
async function listening() {
  let answerSlowly = () => {};
  const httpServer = createServer((request, response) => {
    const answer = () => response.end('answered');
    if (request.url === '/slow') answerSlowly = answer;
    else answer();
  });
  httpServer.listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const strapi = {
    server: { httpServer },
    destroy: async () => httpServer.closeAllConnections(),
  } as unknown as Parameters<typeof drainBeforeEnd>[0];
  const { port } = httpServer.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { strapi, httpServer, ask, answerSlowly: () => answerSlowly() };
}

test('reports the shutdown and still answers, then closes after the last answer', async () => {
  vi.stubEnv('DRAIN_SECONDS', String(DRAIN_SECONDS));
  const { strapi, httpServer, ask, answerSlowly } = await listening();
  drainBeforeEnd(strapi);
  const arrives = once(httpServer, 'request');
  const pending = ask('/slow');
  await arrives;
  expect(isShuttingDown(strapi)).toBe(false);
  const ending = strapi.destroy();
  expect(isShuttingDown(strapi)).toBe(true);
  const answer = await ask('/');
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['answered', 'close']);
  await vi.waitFor(() => expect(httpServer.listening).toBe(false), CLOSED_WITHIN_MS);
  answerSlowly();
  expect(await (await pending).text()).toBe('answered');
  await ending;
});

test('ends at once without DRAIN_SECONDS', async () => {
  const { strapi, httpServer } = await listening();
  drainBeforeEnd(strapi);
  await strapi.destroy();
  expect(isShuttingDown(strapi)).toBe(false);
  httpServer.close();
});
