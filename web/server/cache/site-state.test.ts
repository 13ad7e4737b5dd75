import type { ServerResponse } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { SiteStateSource } from './site-state';

afterEach(() => void vi.useRealTimers());

test('the cms is asked at most once a second, however many visitors there are', async () => {
  const cms = await startCmsStandIn((_request, response) => {
    response.end(JSON.stringify({ contentVersion: '1', maintenance: false, siteTitle: 'Amani Kito' }));
  });
  let now = 0;
  const source = new SiteStateSource(cms.url, () => now);
  await Promise.all([source.current(), source.current(), source.current()]);
  await source.current();
  expect(cms.asked).toHaveLength(1);
  now = 1001;
  await source.current();
  expect(cms.asked).toHaveLength(2);
});

test('a cms that is away, failing or talking nonsense has no state', async () => {
  expect(await new SiteStateSource('http://127.0.0.1:9').current()).toBeUndefined();
  const failing = await startCmsStandIn((_request, response) => {
    response.statusCode = 500;
    response.end();
  });
  expect(await new SiteStateSource(failing.url).current()).toBeUndefined();
  const nonsense = await startCmsStandIn((_request, response) => response.end('<html>'));
  expect(await new SiteStateSource(nonsense.url).current()).toBeUndefined();
});

test.each([
  ['whose connection breaks', (response: ServerResponse) => response.destroy()],
  ['behind a proxy that lost it', (response: ServerResponse) => response.writeHead(502).end()],
])('a cms %s is asked again: its address may lead to another cms by now', async (_which, fail) => {
  const cms = await startCmsStandIn((_request, response) => {
    if (cms.asked.length === 1) fail(response);
    else response.end(JSON.stringify({ contentVersion: '1', maintenance: false }));
  });
  expect(await new SiteStateSource(cms.url).current()).toMatchObject({ contentVersion: '1' });
  expect(cms.asked).toHaveLength(2);
});

test('an answer of minutes ago waits for a slow cms, a young one does not, and none while the cms is away', async () => {
  const held: ServerResponse[] = [];
  const cms = await startCmsStandIn((_request, response) => {
    held.push(response);
  });
  let now = 0;
  const source = new SiteStateSource(cms.url, () => now);
  expect(await source.soon(60_000)).toBeUndefined();
  const waiting = source.soon(6 * 60_000);
  await vi.waitFor(() => expect(held).toHaveLength(1), 30_000);
  held[0]?.end(JSON.stringify({ contentVersion: '2', maintenance: false }));
  expect(await waiting).toMatchObject({ contentVersion: '2' });
  now = 1001;
  const failing = source.current();
  await vi.waitFor(() => expect(held).toHaveLength(2), 30_000);
  held[1]?.writeHead(500).end();
  expect(await failing).toBeUndefined();
  now = 2002;
  expect(await source.soon(6 * 60_000)).toBeUndefined();
});

/** Returns a source whose CMS responds when the test decides. */
function slowSource() {
  vi.useFakeTimers();
  const answers: ((answer: Response | Error) => void)[] = [];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  onTestFinished(() => fetched.mockRestore());
  const source = new SiteStateSource('http://cms.test');
  const answer = async (said: Response | Error) => {
    answers.shift()?.(said);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { source, answer };
}

const state = () => Response.json({ contentVersion: '2', maintenance: false });
const OLD_MS = 3 * 60_000;
const pending = 'still waits';
const now = <Value>(promise: Promise<Value>) => Promise.race([promise, Promise.resolve(pending)]);

test('a caller with a recent answer waits 200 ms for the CMS, one with an old answer waits for the CMS', async () => {
  const { source, answer } = slowSource();
  const [recent, old] = [source.soon(), source.soon(OLD_MS)];
  await vi.advanceTimersByTimeAsync(200);
  expect(await recent).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await now(old)).toBe(pending);
  await answer(state());
  expect(await old).toMatchObject({ contentVersion: '2' });
});

test('a caller with an old answer waits two seconds at most, and hardly after the CMS was found to be away', async () => {
  const { source, answer } = slowSource();
  const old = source.soon(OLD_MS);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await old).toBeUndefined();
  await answer(new Error('hangs'));
  await answer(new Error('hangs'));
  expect(source.isAway).toBe(true);
  await vi.advanceTimersByTimeAsync(1100);
  const next = source.soon(OLD_MS);
  await vi.advanceTimersByTimeAsync(50);
  expect(await next).toBeUndefined();
});

test('an old outage of the CMS no longer counts', async () => {
  const { source, answer } = slowSource();
  void source.current();
  await answer(new Error('away'));
  await answer(new Error('away'));
  expect(source.isAway).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  const old = source.soon(OLD_MS);
  await vi.advanceTimersByTimeAsync(1000);
  await answer(state());
  expect(await old).toMatchObject({ contentVersion: '2' });
});
