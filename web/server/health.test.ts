import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../testing/cms-stand-in';
import { buildOrigin } from '../testing/public-origin';

const healthWith = async (cmsStatus: number) => {
  const cms = await startCmsStandIn((_request, response) => {
    response.statusCode = cmsStatus;
    response.end(JSON.stringify({ ok: cmsStatus === 200, detail: 'disk full' }));
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const answer = await server.inject({ url: '/healthz' });
  return [answer.statusCode, answer.json()];
};

test('/healthz is 200 only when the cms can read and write, without details', async () => {
  expect(await healthWith(200)).toEqual([200, { ok: true }]);
  expect(await healthWith(503)).toEqual([503, { ok: false }]);
});

test('/healthz is 503 while the cms is away', async () => {
  const { server } = await buildOrigin();
  expect((await server.inject({ url: '/healthz' })).statusCode).toBe(503);
});

test('however many ask /healthz, the cms writes once a second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cms = await startCmsStandIn((_request, response) => response.end('{}'));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  await Promise.all(Array.from({ length: 200 }, () => server.inject({ url: '/healthz' })));
  expect(cms.asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1000);
  await server.inject({ url: '/healthz' });
  vi.useRealTimers();
  expect(cms.asked).toHaveLength(2);
});
