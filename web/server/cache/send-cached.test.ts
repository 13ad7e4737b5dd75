import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache';
import { sendCached } from './send-cached';

test('a page that is asked for again travels smaller, under the same tag', async () => {
  const state = async () => undefined;
  const cache = new AnswerCache({ current: state, soon: state, isUnderMaintenance: false });
  const words = Array.from({ length: 4000 }, (_, at) => `runway ${(at * at) % 997} silk ${at % 89}`);
  const cached = cache.keep('/', { type: 'text/html', body: words.join('<br>') }, '1');
  const server = Fastify();
  server.get('/', (request, reply) => sendCached(request, reply, cached, 'current'));
  const ask = () => server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

  const first = await ask();
  await vi.waitFor(
    async () => expect((await ask()).rawPayload.length).toBeLessThan(first.rawPayload.length * 0.97),
    { timeout: 60_000 },
  );
  expect((await ask()).headers.etag).toBe(first.headers.etag);
  await server.close();
});
