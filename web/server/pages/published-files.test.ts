import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';
import type { Renderer } from './pages';

const open = { contentVersion: '1', maintenance: false, ownerSignedIn: false };

async function startCms(state: object) {
  return startCmsStandIn((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(state));
  });
}

const renderer = (renderFile: Renderer['renderFile']): Renderer => ({ ...namingRenderer, renderFile });

test('feeds, calendars and site maps are files, not pages', async () => {
  const cms = await startCms(open);
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/posts-1.xml',
    '/feed.json',
    '/events/abc.ics',
  ]) {
    const answer = await server.inject({ url: path });
    expect([answer.statusCode, answer.body]).toEqual([200, path]);
  }
});

test('a file is made once per version of the content, and clients that have it get 304', async () => {
  const cms = await startCms(open);
  const renderFile = vi.fn(namingRenderer.renderFile);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderFile));
  const first = await server.inject({ url: '/feed.xml' });
  const second = await server.inject({
    url: '/feed.xml',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([first.statusCode, second.statusCode]).toEqual([200, 304]);
  expect(renderFile).toHaveBeenCalledOnce();
});

test('a file that does not exist is 404; under maintenance, or with the cms away, all are 503', async () => {
  const cms = await startCms(open);
  const none = renderer(async () => ({ kind: 'file', file: null }));
  const { server } = await buildOrigin({ cmsUrl: cms.url }, none);
  expect((await server.inject({ url: '/events/gone.ics' })).statusCode).toBe(404);

  const closed = await startCms({ ...open, maintenance: true });
  const origin = await buildOrigin({ cmsUrl: closed.url });
  const answer = await origin.server.inject({ url: '/feed.xml' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '120']);

  const away = await (await buildOrigin()).server.inject({ url: '/feed.xml' });
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
});

test('after a change an answer with errors is never replaced by the last file, no answer is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const state = { ...open };
  const cms = await startCmsStandIn((_request, response) => response.end(JSON.stringify(state)));
  const renderFile = vi.fn(namingRenderer.renderFile);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderFile));
  await server.inject({ url: '/feed.xml' });
  const afterChange = async (hasErrors: boolean) => {
    renderFile.mockResolvedValueOnce({
      kind: 'failure',
      failure: 'away',
      hasErrors,
      error: new Error('away'),
    });
    state.contentVersion += '1';
    vi.setSystemTime(Date.now() + 1100);
    return (await server.inject({ url: '/feed.xml' })).statusCode;
  };
  expect([await afterChange(true), await afterChange(false)]).toEqual([503, 200]);
  vi.useRealTimers();
});
