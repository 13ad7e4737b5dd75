import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';

const GONE = ['/old-shop', '/nowhere'];

/** A site without pages except at `GONE`, with redirects that can change, and a CMS that can go away. */
async function buildSite() {
  const state = { contentVersion: '1', maintenance: false };
  let isAway = false;
  const cms = await startCmsStandIn((_request, response) => {
    if (isAway) response.statusCode = 500;
    response.end(JSON.stringify(state));
  });
  const moved = [{ from: '/old-shop', to: '/rate-card' }];
  const movedPaths = vi.fn(async () => (isAway ? undefined : moved));
  const { server } = await buildOrigin(
    { cmsUrl: cms.url },
    {
      ...namingRenderer,
      movedPaths,
      renderPage: async ({ route }) => {
        const status = GONE.includes(route.split('?', 1)[0] ?? '') ? 404 : 200;
        return { kind: 'page', status, html: `<title>${route}</title>` };
      },
    },
  );
  const goAway = () => {
    isAway = true;
    vi.setSystemTime(Date.now() + 60_000);
  };
  return { server, moved, movedPaths, goAway };
}

test("a path without a page redirects to the owner's target, permanently and with its search", async () => {
  const { server } = await buildSite();
  const { statusCode, headers } = await server.inject({ url: '/old-shop?from=card' });
  expect([statusCode, headers.location]).toEqual([301, '/rate-card?from=card']);
  // The owner may remove a redirect.
  expect(headers['cache-control']).toBe('no-cache');
  expect((await server.inject({ url: '/nowhere' })).statusCode).toBe(404);
});

test('a page that there is stays, whatever the redirects say, and a kept one asks for none', async () => {
  const { server, moved, movedPaths } = await buildSite();
  moved.push({ from: '/bio', to: '/contact' });
  expect((await server.inject({ url: '/bio' })).statusCode).toBe(200);
  movedPaths.mockClear();
  expect((await server.inject({ url: '/bio' })).statusCode).toBe(200);
  expect(movedPaths).not.toHaveBeenCalled();
});

test('a redirect that is removed ends, one that is made begins', async () => {
  const { server, moved } = await buildSite();
  moved.splice(0, 1, { from: '/nowhere', to: '/' });
  expect((await server.inject({ url: '/old-shop' })).statusCode).toBe(404);
  expect((await server.inject({ url: '/nowhere' })).headers.location).toBe('/');
});

test('while the cms is away redirects come from memory, even those that nobody has followed yet', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, goAway } = await buildSite();
  await server.inject({ url: '/bio' });
  goAway();
  const { statusCode, headers } = await server.inject({ url: '/old-shop' });
  const missing = await server.inject({ url: '/nowhere' });
  vi.useRealTimers();
  expect([statusCode, headers.location]).toEqual([301, '/rate-card']);
  expect(missing.statusCode).toBe(503);
});

test('while the cms is away capitals lead to a page that is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, goAway } = await buildSite();
  await server.inject({ url: '/bio' });
  goAway();
  const { statusCode, headers } = await server.inject({ url: '/Bio?fbclid=1' });
  const notKept = await server.inject({ url: '/Events' });
  vi.useRealTimers();
  expect([statusCode, headers.location]).toEqual([301, '/bio?fbclid=1']);
  expect(notKept.statusCode).toBe(503);
});
