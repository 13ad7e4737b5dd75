import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';
import { initialsOf } from './icons';

test.each([
  ['Amani Kito', 'AK'],
  ['Naledi Thandi van Dube', 'ND'],
  ['Iman', 'I'],
  ['  “éva” Nagy-Szabó ', 'ÉS'],
  ['김 민지', '김민'],
  ['!!! …', ''],
  ['', ''],
])('the initials of %j are %j', (title, initials) => {
  expect(initialsOf(title)).toBe(initials);
});

async function startSite(siteTitle: string) {
  const cms = await startCmsStandIn((_request, response) => {
    const state = {
      contentVersion: '1',
      maintenance: false,
      ownerSignedIn: false,
      siteTitle,
      contactEmail: null,
    };
    response.end(JSON.stringify(state));
  });
  return (await buildOrigin({ cmsUrl: cms.url })).server;
}

test('icons show the initials of the site title', async () => {
  const server = await startSite('Naledi Dube');
  const vector = await server.inject({ url: '/favicon.svg' });
  expect(vector.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  });
  expect(vector.body).toMatch(/<path fill="#2dd4bf" d="M[^"]{200,}"/);
  for (const [url, edge] of [
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/icon-512.png', 512],
  ] as const) {
    const { rawPayload, headers } = await server.inject({ url });
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: edge, height: edge });
  }
});

test('an icon that the browser has is not sent again', async () => {
  const server = await startSite('Naledi Dube');
  const { headers } = await server.inject({ url: '/icon-192.png' });
  const again = await server.inject({
    url: '/icon-192.png',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('the built icons are served for their own initials and without a title', async () => {
  for (const title of ['Amani Kito', '']) {
    const answer = await (await startSite(title)).inject({ url: '/favicon.svg' });
    expect(answer.body).not.toContain('#2dd4bf');
  }
});
