import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Starts a CMS that withholds the state of the site while it is slow. */
async function startCms() {
  const cms = { version: 1, isSlow: false };
  const held: (() => void)[] = [];
  const standIn = await startCmsStandIn((_request, response) => {
    const answer = () =>
      response.end(JSON.stringify({ contentVersion: String(cms.version), maintenance: false }));
    if (cms.isSlow) held.push(answer);
    else answer();
  });
  return { ...standIn, cms, held };
}

async function startSite(html = '<html lang="en"><p>A page that is long enough to be compressed.</p>') {
  const started = await startCms();
  const { cms } = started;
  const renderPage = async () => ({ kind: 'page', status: 200, html: `${html}${cms.version}` }) as const;
  const { server } = await buildOrigin({ cmsUrl: started.url }, { ...namingRenderer, renderPage });
  return { ...started, server };
}

const MARK = '<html data-unverified lang="en">';

test('a page older than a few minutes waits for a slow CMS, and is the current one then', async () => {
  const { cms, held, server } = await startSite();
  await server.inject('/bio');
  cms.version = 2;
  cms.isSlow = true;
  later(3 * MINUTE);
  const asked = server.inject('/bio');
  const [other, isOver] = [server.inject('/bio'), vi.fn()];
  void other.then(isOver);
  await vi.waitFor(() => expect(held.length).toBeGreaterThan(0), 30_000);
  expect(isOver).not.toHaveBeenCalled();
  for (const answer of held) answer();
  for (const { body } of [await asked, await other]) {
    expect(body).toMatch(/2$/);
    expect(body).not.toContain(MARK);
  }
});

test('a page that was sent without a word of the CMS has a mark, and no tag by which it would stay', async () => {
  const { cms, server } = await startSite();
  const verified = await server.inject('/bio');
  cms.isSlow = true;
  later(MINUTE);
  const headers = { 'if-none-match': String(verified.headers.etag) };
  const unverified = await server.inject({ url: '/bio', headers });
  expect(unverified.statusCode).toBe(200);
  expect(unverified.body).toContain(MARK);
  expect(unverified.headers).not.toHaveProperty('etag');
  expect(unverified.headers['cache-status']).toBe('site; hit; detail=cms-away');
  expect(verified.body).not.toContain(MARK);
});

test('the mark is in compressed forms too, and leaves them when the CMS has spoken', async () => {
  const { cms, held, server } = await startSite(`<html lang="en">${'word '.repeat(500)}`);
  const length = async () =>
    (await server.inject({ url: '/bio', headers: { 'accept-encoding': 'gzip' } })).rawPayload.length;
  const before = await length();
  cms.isSlow = true;
  later(MINUTE);
  expect(await length()).toBeGreaterThan(before);
  cms.isSlow = false;
  for (const answer of held) answer();
  later(2000);
  expect(await length()).toBe(before);
});
