import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';
import { MissedPaths } from './missed-paths';

const site = { contentVersion: '1', daysVersion: '1', maintenance: false };

/** Returns the site with its own renderer, and a CMS that knows no content. */
async function buildSite() {
  const cms = await startCmsStandIn((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/api/site-state' ? site : { data: null }));
  });
  return (await buildOrigin({ cmsUrl: cms.url }, await import('../../src/app/entry-server'))).server;
}

test('addresses below /v1 lead to the main pages that the classic theme lacks, with their query', async () => {
  const server = await buildSite();
  for (const path of [
    '/book',
    '/digitals',
    '/comp-card',
    '/rate-card',
    '/about-roles',
    '/privacy-policy',
    '/copyright',
    '/projects/abc123',
  ]) {
    for (const search of ['', '?service=Judging&from=mail']) {
      const { statusCode, headers } = await server.inject({ url: `/v1${path}${search}` });
      expect([statusCode, headers.location]).toEqual([301, path + search]);
    }
  }
});

test('an address below /v1 leads to the page of a client without a trace', async () => {
  const server = await buildSite();
  const count = vi.spyOn(MissedPaths.prototype, 'count');
  const { statusCode, headers } = await server.inject({ url: '/v1/b/Zx81bGllbnRzLXRva2VuLQ?done=days' });
  expect([statusCode, headers.location]).toEqual([301, '/b/Zx81bGllbnRzLXRva2VuLQ?done=days']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(count).not.toHaveBeenCalled();
});
