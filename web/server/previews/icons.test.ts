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

const MARK = sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff0000' } }).png();

async function startSite(siteTitle: string, mark: string | null = null, lastDays: object[] = []) {
  const cms = await startCmsStandIn(async ({ url }, response) => {
    const state = {
      contentVersion: '1',
      maintenance: false,
      ownerSignedIn: false,
      siteTitle,
      contactEmail: null,
      mark,
    };
    if (url === mark) response.end(await MARK.clone().toBuffer());
    else response.end(JSON.stringify(url === '/api/last-days' ? lastDays : state));
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

test('icons show the mark in every size, also beside the built initials', async () => {
  const server = await startSite('Amani Kito', '/uploads/mark_1.png');
  for (const [url, edge] of [
    ['/favicon.svg', 192],
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const { rawPayload, headers } = await server.inject({ url });
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'max-age=3600' });
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([edge, edge, 255, 0, 0]);
  }
});

test.each([
  ['past its last day', '2020-01-01'],
  ['that is no longer used', null],
])('icons show the initials instead of a mark %s', async (_, lastDay) => {
  const server = await startSite('Naledi Dube', '/uploads/mark_1.png', [{ hash: 'mark_1', lastDay }]);
  const vector = await server.inject({ url: '/favicon.svg' });
  expect(vector.headers['content-type']).toBe('image/svg+xml');
});
