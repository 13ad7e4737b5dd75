import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { PreviewSubject } from '../../src/seo/preview';
import { previewAddress } from '../../src/seo/preview';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';
import type { Renderer } from '../pages/pages';
import { drawPreview } from './draw-preview';

const titled: PreviewSubject = { siteTitle: 'Amani Kito', title: 'Events', picture: null, backdrop: null };

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A blue picture with a red foot. */
const withFoot = async () =>
  plain(400, 800, '#0000ff')
    .composite([{ input: await plain(400, 100, '#ff0000').png().toBuffer(), top: 700, left: 0 }])
    .jpeg()
    .toBuffer();

async function meanRed(picture: Buffer) {
  const { channels } = await sharp(picture).stats();
  return channels[0]?.mean ?? 0;
}

/** Starts a CMS with two photographs; `subjects` holds what pages are about. */
async function startSite(subjects: Record<string, PreviewSubject>) {
  const files = new Map([
    ['/uploads/a.jpg', await plain(900, 1200, '#804020').jpeg().toBuffer()],
    ['/uploads/foot.jpg', await withFoot()],
  ]);
  const content = { version: '1', ending: [] as { hash: string; lastDay: string }[] };
  const cms = await startCmsStandIn((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) response.end(file);
    else if (request.url === '/api/last-days') response.end(JSON.stringify(content.ending));
    else {
      const ownerSignedIn = request.headers.cookie === 'session=owner';
      response.end(JSON.stringify({ contentVersion: content.version, maintenance: false, ownerSignedIn }));
    }
  });
  const previewOfPage = vi.fn<Renderer['previewOfPage']>(async ({ route }) => ({
    kind: 'preview',
    subject: subjects[route] ?? null,
  }));
  const { server } = await buildOrigin({ cmsUrl: cms.url }, { ...namingRenderer, previewOfPage });
  return { server, previewOfPage, cms, content };
}

test('a page without a picture gets one with its title, which may be kept for ever', async () => {
  const { server, previewOfPage } = await startSite({ '/events': titled });
  const url = previewAddress('/events', titled);
  const answer = await server.inject({ url });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels[0]?.max, 'light letters on the dark ground').toBeGreaterThan(200);

  const again = await server.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(previewOfPage).toHaveBeenCalledOnce();
});

test('a picture the owner chose is cropped to the size of previews', async () => {
  const picture = { src: '/uploads/a.jpg', width: 900, height: 1200, alt: '' };
  const { server } = await startSite({ '/blog/spring': { ...titled, picture } });
  const answer = await server.inject({ url: '/preview/blog/spring.jpg?v=old' });
  expect(answer.headers['cache-control']).toBe('no-cache');
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels[0]?.mean, 'the photograph and nothing over it').toBeCloseTo(128, -1);
});

test('a preview with a photograph is kept no longer than the photograph may be shown', async () => {
  const today = '2026-05-14';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00+03:00`) });
  const picture = { src: '/uploads/a.jpg', width: 900, height: 1200, alt: '' };
  const subject = { ...titled, picture };
  const { server, content, cms } = await startSite({ '/bio': subject });
  const ask = async () => {
    vi.setSystemTime(Date.now() + 1100);
    const answer = await server.inject({ url: previewAddress('/bio', subject) });
    return [answer.statusCode, answer.headers['cache-control'], answer.headers.etag];
  };
  const [, kept, etag] = await ask();
  expect(kept).toBe('max-age=3600');

  // The day in Nairobi has half an hour left, and a cached page still names the photograph after it.
  vi.setSystemTime(Date.parse(`${today}T23:30:00+03:00`));
  content.ending = [{ hash: 'a', lastDay: today }];
  content.version = '2';
  const [, shortly] = await ask();
  expect(Number(/^max-age=(\d+)$/.exec(String(shortly))?.[1])).toBeLessThan(1800);
  await cms.stop();
  vi.setSystemTime(Date.parse(`${today}T24:00:00+03:00`));
  const [status, afterwards, other] = await ask();
  expect([status, afterwards]).toEqual([200, 'no-cache']);
  expect(other).not.toBe(etag);
  vi.useRealTimers();
});

test("a picture is cropped to the owner's focus point", async () => {
  const photograph = await withFoot();
  const drawn = (focus: string) =>
    drawPreview(
      { ...titled, picture: { src: '/a.jpg', width: 400, height: 800, alt: '', focus } },
      photograph,
    );
  expect(await meanRed(await drawn('50% 100%'))).toBeGreaterThan(100);
  expect(await meanRed(await drawn('50% 0%'))).toBeLessThan(10);
});

test('only pages of the site have a preview', async () => {
  const { server } = await startSite({ '/events': titled });
  for (const url of ['/preview/nowhere.jpg', '/preview/events.png', '/preview/', '/preview/%E0%A4%A.jpg']) {
    expect((await server.inject({ url })).statusCode, url).toBeGreaterThanOrEqual(400);
  }
});

test('while the cms or the photograph is away there is none, and nobody keeps that', async () => {
  const picture = { src: '/uploads/gone', width: 0, height: 0, alt: '' };
  const { server, cms } = await startSite({ '/bio': { ...titled, picture } });
  await cms.stop();
  const answer = await server.inject({ url: '/preview/bio.jpg' });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '5',
  ]);
});

test('a form that is not saved shows the picture as it is marked', async () => {
  const { server } = await startSite({ '/': titled });
  const drawn = async (focus: string) => {
    const url = `/preview-of-draft.jpg?picture=/uploads/foot.jpg&focus=${focus}`;
    return (await server.inject({ url, headers: { cookie: 'session=owner' } })).rawPayload;
  };
  expect(await meanRed(await drawn('50,100'))).toBeGreaterThan(100);
  expect(await meanRed(await drawn('50,0'))).toBeLessThan(10);
});

test('only the owner sees the preview of an unsaved form, and it is not cached', async () => {
  const { server } = await startSite({ '/': titled });
  const url = '/preview-of-draft.jpg?picture=/uploads/a.jpg';
  expect((await server.inject({ url })).statusCode).toBe(404);
  const headers = { cookie: 'session=owner' };
  const answer = await server.inject({ url, headers });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels[0]?.mean, 'the photograph and nothing over it').toBeCloseTo(128, -1);
  const words = await server.inject({ url: '/preview-of-draft.jpg?title=Posture', headers });
  expect(words.headers['content-type']).toBe('image/jpeg');
  for (const elsewhere of [
    'http://10.0.0.1/a.jpg',
    '/api/users',
    '/uploads/../api/users',
    '/uploads/..',
    '/uploads/%2e',
  ])
    expect(
      (await server.inject({ url: `/preview-of-draft.jpg?picture=${elsewhere}`, headers })).statusCode,
    ).toBe(404);
});
