import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a site that was told to end says so, and answers everything else', async () => {
  const cms = await startCmsStandIn((_request, response) => response.end('{"ok":true}'));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  server.isShuttingDown = true;
  expect((await server.inject({ url: '/healthz' })).statusCode).toBe(503);
  expect((await server.inject({ url: '/nothing.txt' })).statusCode).toBe(404);
});

test('a cms that was told to end and still answers does not take the site along', async () => {
  const cms = await startCmsStandIn((_request, response) => {
    response.statusCode = 503;
    response.end('{"ok":false,"leaving":true}');
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('a different RENDER_SECRET in the cms is logged once, by its name', async () => {
  const cms = await startCmsStandIn(({ headers }, response) => {
    response.statusCode = headers['x-forwarded-proof'] ? 403 : 200;
    response.end('{}');
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const logged = vi.spyOn(server.log, 'error');
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let time = 0; time < 2; time += 1) {
    expect((await server.inject({ url: '/healthz' })).statusCode).toBe(503);
    vi.setSystemTime(Date.now() + 1000);
  }
  // Besides the lines about the failed requests themselves.
  const sentences = logged.mock.calls.flat().filter((each) => typeof each === 'string');
  expect(sentences.filter((each) => each.includes('RENDER_SECRET'))).toEqual([
    expect.stringMatching(/^RENDER_SECRET differs from the one in the CMS/),
  ]);
  expect(logged).toHaveBeenCalledWith({ code: 'RENDER_SECRET_DIFFERS' }, expect.any(String));
});
