import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';
import { MissedPaths } from './missed-paths';
import type { Renderer } from './pages';

const open = { contentVersion: '1', maintenance: false, ownerSignedIn: false };

/** Starts a CMS whose /api/site-state returns the current `state`. */
async function startCms(state: typeof open) {
  return startCmsStandIn((request, response) => {
    const ownerSignedIn = state.ownerSignedIn && request.headers.cookie === 'session=owner';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...state, ownerSignedIn }));
  });
}

const renderer = (renderPage: Renderer['renderPage']): Renderer => ({ ...namingRenderer, renderPage });

test('an unchanged page is rendered once, and browsers that have it get 304', async () => {
  const cms = await startCms(open);
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderPage));
  const first = await server.inject({ url: '/portfolio' });
  const second = await server.inject({
    url: '/portfolio',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([first.statusCode, second.statusCode]).toEqual([200, 304]);
  expect(renderPage).toHaveBeenCalledOnce();
});

test('simultaneous visitors share one rendering', async () => {
  const cms = await startCms(open);
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderPage));
  await Promise.all(Array.from({ length: 5 }, () => server.inject({ url: '/bio' })));
  expect(renderPage).toHaveBeenCalledOnce();
});

test('a changed page is rendered again within two seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const state = { ...open };
  const cms = await startCms(state);
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderPage));
  await server.inject({ url: '/bio' });
  state.contentVersion = '2';
  vi.setSystemTime(Date.now() + 1100);
  await server.inject({ url: '/bio' });
  vi.useRealTimers();
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('under maintenance visitors get 503 and when to come back', async () => {
  const cms = await startCms({ ...open, maintenance: true });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const answer = await server.inject({ url: '/portfolio' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('120');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('maintenance');
});

test('under maintenance the signed-in owner sees the site, and nobody else gets that page', async () => {
  const cms = await startCms({ ...open, maintenance: true, ownerSignedIn: true });
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderPage));
  const owner = await server.inject({ url: '/bio', headers: { cookie: 'session=owner' } });
  const stranger = await server.inject({ url: '/bio', headers: { cookie: 'session=guess' } });
  expect(owner.statusCode).toBe(200);
  expect(owner.headers['cache-control']).toBe('private, no-store');
  expect(renderPage).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ cookie: 'session=owner' }),
    expect.anything(),
  );
  expect(stranger.statusCode).toBe(503);
});

test('while the cms is away a page that was rendered before is still shown, others say so honestly', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cms = await startCms(open);
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  await server.inject({ url: '/bio' });
  await cms.stop();
  vi.setSystemTime(Date.now() + 1100);
  const visited = await server.inject({ url: '/bio' });
  const other = await server.inject({ url: '/events' });
  vi.useRealTimers();
  expect([visited.statusCode, visited.body]).toEqual([200, '<title>/bio</title>']);
  expect(other.statusCode).toBe(503);
  expect(other.headers['retry-after']).toBe('5');
  expect(other.body).toContain('href="/events"');
});

test('after a change an answer with errors is never replaced by the last page, no answer is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const state = { ...open };
  const cms = await startCmsStandIn((_request, response) => response.end(JSON.stringify(state)));
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, { ...namingRenderer, renderPage });
  await server.inject({ url: '/comp-card' });
  const afterChange = async (hasErrors: boolean) => {
    renderPage.mockResolvedValueOnce({
      kind: 'failure',
      failure: 'away',
      hasErrors,
      error: new Error('away'),
    });
    state.contentVersion += '1';
    vi.setSystemTime(Date.now() + 1100);
    return (await server.inject({ url: '/comp-card' })).statusCode;
  };
  expect([await afterChange(true), await afterChange(false)]).toEqual([503, 200]);
  vi.useRealTimers();
});

test('an internal error answers 500 without details', async () => {
  const cms = await startCms(open);
  const error = new Error('secret path /srv/app');
  const faulty = renderer(async () => ({ kind: 'failure', failure: 'unexpected', hasErrors: true, error }));
  const { server } = await buildOrigin({ cmsUrl: cms.url }, faulty);
  const answer = await server.inject({ url: '/bio' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
});

test('an unknown path is a true 404 and counted without its query', async () => {
  const cms = await startCms(open);
  const missing = renderer(async () => ({ kind: 'page', status: 404, html: 'Page Not Found' }));
  const count = vi.spyOn(MissedPaths.prototype, 'count');
  const { server } = await buildOrigin({ cmsUrl: cms.url }, missing);
  const answer = await server.inject({ url: '/nowhere?visitor=1' });
  expect(answer.statusCode).toBe(404);
  expect(count).toHaveBeenCalledExactlyOnceWith('/nowhere');
});

test('a page that has moved redirects to its path, with the search, and the redirect is not cached', async () => {
  const cms = await startCms(open);
  const moved: Renderer['renderPage'] = async () => ({ kind: 'moved', path: '/v1/blog/new' });
  const renderPage = vi.fn(moved);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderPage));
  const answer = await server.inject({ url: '/v1/blog/old?from=feed&from=mail' });
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/v1/blog/new?from=feed&from=mail']);
  expect(answer.headers['cache-control']).toBe('no-cache');
  renderPage.mockImplementation(namingRenderer.renderPage);
  expect((await server.inject({ url: '/v1/blog/old?from=feed&from=mail' })).statusCode).toBe(200);
});

test('a path with capitals leads to its page, a client’s key as it was typed', async () => {
  const cms = await startCms(open);
  const missing = renderer(async () => ({ kind: 'page', status: 404, html: 'Page Not Found' }));
  const { server } = await buildOrigin({ cmsUrl: cms.url }, missing);
  const ways = { '/Contact?from=card': '/contact?from=card', '/B/dK3x': '/b/dK3x' };
  for (const [url, way] of Object.entries(ways)) {
    const { statusCode, headers } = await server.inject({ url });
    expect([statusCode, headers.location]).toEqual([301, way]);
  }
});

test('a missing file is a plain 404, not a page', async () => {
  const { server } = await buildOrigin();
  const answer = await server.inject({ url: '/assets/app-old.js' });
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
});

test.each(['/%E0%A4%A', '/blog/%', '/%ff'])(
  'a path that cannot be decoded is the page of a missing page: %s',
  async (url) => {
    const cms = await startCms(open);
    const missing = renderer(async () => ({ kind: 'page', status: 404, html: 'Page Not Found' }));
    const { server } = await buildOrigin({ cmsUrl: cms.url }, missing);
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([404, 'Page Not Found']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('two slashes at the start of a path are one', async () => {
  const { server } = await buildOrigin();
  const answer = await server.inject({ url: '//events' });
  expect(answer.statusCode).not.toBe(200);
});

test('visitors who save data get a marked page, which is cached separately', async () => {
  const cms = await startCms(open);
  const page = async () => ({ kind: 'page', status: 200, html: '<html lang="en">' }) as const;
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(page));
  const saving = { url: '/bio', headers: { 'save-data': 'on' } };
  const answers = [await server.inject(saving), await server.inject('/bio'), await server.inject(saving)];
  expect(answers.map(({ body }) => body)).toEqual([
    '<html data-saves-data lang="en">',
    '<html lang="en">',
    '<html data-saves-data lang="en">',
  ]);
  for (const { headers } of answers) expect(headers.vary).toContain('save-data');
});

test('each page is sent with a policy that allows its own style, even from memory or with 304', async () => {
  const cms = await startCms(open);
  const { server } = await buildOrigin(
    { cmsUrl: cms.url },
    {
      ...namingRenderer,
      renderPage: async ({ route }) => ({
        kind: 'page',
        status: 200,
        html: route,
        styleSource: `'sha256-${route}'`,
      }),
    },
  );
  const first = await server.inject({ url: '/bio' });
  const kept = await server.inject({ url: '/bio' });
  const same = await server.inject({ url: '/bio', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([first, kept, same].map(({ statusCode }) => statusCode)).toEqual([200, 200, 304]);
  for (const { headers } of [first, kept, same]) {
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-/bio';");
  }
});

test("pages of the site may stand in frames of the site itself, the owner's area and everything else in none", async () => {
  const cms = await startCms(open);
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  server.get('/admin/pages', async () => 'owner');
  const frames = async (url: string) => {
    const { headers } = await server.inject({ url });
    const [policy] = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    return [policy, headers['x-frame-options']];
  };
  await server.inject({ url: '/rate-card' });
  // Rendered, then from the cache.
  for (const url of ['/', '/rate-card', '/v1/bio']) {
    expect(await frames(url), url).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
  }
  for (const url of ['/admin/pages', '/api/site-state', '/healthz', '/sitemap.xml']) {
    expect(await frames(url), url).toEqual(["frame-ancestors 'none'", 'DENY']);
  }
});

test('pages for everybody have no opener policy; whatever is somebody’s own has one', async () => {
  const cms = await startCms(open);
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  server.get('/admin/pages', async () => 'owner');
  const policy = async (url: string) => (await server.inject({ url })).headers['cross-origin-opener-policy'];
  await server.inject({ url: '/rate-card' });
  // Rendered, from the cache, and rendered for each visit.
  for (const url of ['/', '/rate-card', '/v1/bio', '/book']) expect(await policy(url), url).toBeUndefined();
  for (const url of ['/admin/pages', `/b/${CLIENTS_TOKEN}`, '/api/site-state', '/healthz'])
    expect(await policy(url), url).toBe('same-origin');
});

/** 128 bits, as the CMS makes tokens. */
const CLIENTS_TOKEN = 'Zx81bGllbnRzLXRva2VuLQ';

test('a client’s page is not cached or indexed, and its address is not passed on', async () => {
  const cms = await startCms(open);
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, renderer(renderPage));
  for (const url of [`/b/${CLIENTS_TOKEN}`, `/v1/b/${CLIENTS_TOKEN}`, `/b/${CLIENTS_TOKEN}`]) {
    const { headers, statusCode } = await server.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('etag');
  }
  expect(renderPage).toHaveBeenCalledTimes(3);
});

test('a client’s page has no preview picture, and is not counted as missed', async () => {
  const cms = await startCms(open);
  const count = vi.spyOn(MissedPaths.prototype, 'count');
  const previewOfPage = vi.fn(namingRenderer.previewOfPage);
  const { server } = await buildOrigin(
    { cmsUrl: cms.url },
    {
      ...renderer(async () => ({ kind: 'page', status: 404, html: '' })),
      previewOfPage,
    },
  );
  for (const url of [
    `/b/${CLIENTS_TOKEN}`,
    `/b/${CLIENTS_TOKEN}/x`,
    `/b%2f${CLIENTS_TOKEN}`,
    `/%62%2F${CLIENTS_TOKEN}`,
    `/v1%2fb%2f${CLIENTS_TOKEN}`,
    `/b%5c${CLIENTS_TOKEN}`,
    `/b%252f${CLIENTS_TOKEN}`,
    `/preview/b/${CLIENTS_TOKEN}.jpg`,
    `/preview/%62/${CLIENTS_TOKEN}.jpg`,
    `/preview/b%2f${CLIENTS_TOKEN}.jpg`,
    `/preview/v1/%42/${CLIENTS_TOKEN}.jpg`,
    `/preview//b/${CLIENTS_TOKEN}.jpg`,
    `/preview/blog/%2e%2e/b/${CLIENTS_TOKEN}.jpg`,
    `/%70review/b/${CLIENTS_TOKEN}.jpg`,
  ]) {
    expect((await server.inject({ url })).statusCode, url).toBe(404);
  }
  expect(count).not.toHaveBeenCalled();
  expect(previewOfPage).not.toHaveBeenCalled();
  count.mockRestore();
});

test('a client’s page follows the site: closed under maintenance, away with the cms', async () => {
  const closed = await buildOrigin({ cmsUrl: (await startCms({ ...open, maintenance: true })).url });
  const away = await buildOrigin();
  for (const { server } of [closed, away]) {
    const { statusCode, headers } = await server.inject({ url: `/b/${CLIENTS_TOKEN}` });
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

test('parameters that other sites add to a link lead to the same page, even while the cms is away', async () => {
  const cms = await startCms(open);
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, { ...namingRenderer, renderPage });
  expect((await server.inject({ url: '/bio?fbclid=IwAR0x' })).payload).toBe('<title>/bio</title>');
  await cms.stop();
  for (const added of ['', '?fbclid=other', '?igsh=1', '?utm_source=x&utm_medium=y']) {
    const { statusCode, payload } = await server.inject({ url: `/bio${added}` });
    expect([statusCode, payload], added).toEqual([200, '<title>/bio</title>']);
  }
  expect(renderPage).toHaveBeenCalledExactlyOnceWith({ route: '/bio', cookie: undefined }, expect.anything());
});
