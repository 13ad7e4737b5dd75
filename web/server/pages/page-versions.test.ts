import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';
import type { Renderer } from './pages';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** After this time the CMS is asked again whether anything has changed. */
const later = () => vi.setSystemTime(Date.now() + 1100);

/** Starts a CMS whose content version, hero and availability can change at any time. */
async function startCms() {
  const content = { version: 1, answers: true };
  const cms = await startCmsStandIn((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/site-state') {
      response.end(JSON.stringify({ contentVersion: String(content.version), maintenance: false }));
    } else if (content.answers) {
      response.end(JSON.stringify({ data: { hero: content.version } }));
    } else {
      response.statusCode = 500;
      response.end('{}');
    }
  });
  return { ...cms, content };
}

/** Pages and files contain the CMS's response to one query. */
const asked = async (site: Parameters<Renderer['renderPage']>[1]) =>
  (await site.ask({ id: 'hero-id', variables: {} }, {}, new AbortController().signal)).text();

const asking: Renderer = {
  ...namingRenderer,
  renderPage: async (_asked, site) => ({ kind: 'page', status: 200, html: await asked(site) }),
  renderFile: async (_asked, site) => ({
    kind: 'file',
    file: { type: 'text/plain', body: await asked(site) },
  }),
};

test('a request after a save does not get a page whose rendering began before it', async () => {
  const { url, content } = await startCms();
  const started: (() => void)[] = [];
  const renderPage: Renderer['renderPage'] = async () => {
    const html = String(content.version);
    await new Promise<void>((resolve) => started.push(resolve));
    return { kind: 'page', status: 200, html };
  };
  const { server } = await buildOrigin({ cmsUrl: url }, { ...namingRenderer, renderPage });
  const before = server.inject({ url: '/bio' });
  await vi.waitFor(() => expect(started).toHaveLength(1), 30_000);
  content.version = 2;
  later();
  const after = server.inject({ url: '/bio' });
  await vi.waitFor(() => expect(started).toHaveLength(2), 30_000);
  for (const finish of started) finish();
  expect([(await before).body, (await after).body]).toEqual(['1', '2']);
});

test.each(['/bio', '/feed.xml'])(
  'a page made from an old answer is rendered again when the cms answers: %s',
  async (path) => {
    const { url, content } = await startCms();
    const { server } = await buildOrigin({ cmsUrl: url }, asking);
    const bodyNow = async () => (await server.inject({ url: path })).json().data.hero;
    expect(await bodyNow()).toBe(1);
    content.version = 2;
    content.answers = false;
    later();
    expect(await bodyNow(), 'the last that is known').toBe(1);
    content.answers = true;
    expect(await bodyNow()).toBe(2);
  },
);
