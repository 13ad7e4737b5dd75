import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';

const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const EVERY_FORMAT = { accept: 'image/avif,image/webp,*/*' };

/** Starts a CMS that limits one file to a last day; null: nothing uses the file. */
async function startCms(content: { version?: string; silkEnds?: string | null } = {}) {
  return startCmsStandIn(({ url, headers }, response) => {
    const ownerSignedIn = headers.cookie === 'owner_session=alive';
    const ending = content.silkEnds !== undefined ? [{ hash: 'silk', lastDay: content.silkEnds }] : [];
    const state = { contentVersion: content.version ?? '1', maintenance: false, ownerSignedIn };
    response.end(JSON.stringify(url === '/api/last-days' ? ending : state));
  });
}

/** Uploads do not wait long for the CMS: on a busy machine the first responses come before its list. */
const onceKnown = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 60_000 });

/** Fills DATA_DIR like the CMS does: a photo with two variants, and a video. */
async function startWithUploads(values: Parameters<typeof buildOrigin>[0] = {}) {
  const dataDir = values.dataDir ?? mkdtempSync(join(tmpdir(), 'uploads-'));
  const put = (path: string, bytes: string | Buffer) => writeFileSync(join(dataDir, path), bytes);
  for (const folder of ['public/uploads', 'variants']) mkdirSync(join(dataDir, folder), { recursive: true });
  put('public/uploads/silk.jpg', 'original');
  put('public/uploads/film.mp4', FILM);
  put('variants/silk.jpg.avif', 'avif');
  put('variants/silk.jpg.webp', 'webp');
  const { server } = await buildOrigin({ dataDir, ...values });
  return { server, put, path: (name: string) => join(dataDir, name) };
}

test('a picture is sent as the smallest variant that the browser can show', async () => {
  const { server } = await startWithUploads();
  const as = async (accept: string) => {
    const { body, headers } = await server.inject({ url: '/uploads/silk.jpg', headers: { accept } });
    return [body, headers['content-type'], headers.vary];
  };
  expect(await as('image/avif,image/webp,*/*;q=0.8')).toEqual(['avif', 'image/avif', 'Accept']);
  expect(await as('image/avif;q=0, image/webp;q=0.5')).toEqual(['webp', 'image/webp', 'Accept']);
  expect(await as('image/avif;q=0,image/*')).toEqual(['original', 'image/jpeg', 'Accept']);
  expect(await as('*/*')).toEqual(['original', 'image/jpeg', 'Accept']);
});

test('does not send empty variants or those of a former picture', async () => {
  const { server, put, path } = await startWithUploads();
  put('variants/silk.jpg.avif', '');
  utimesSync(path('variants/silk.jpg.webp'), new Date(0), new Date(0));
  const answer = await server.inject({ url: '/uploads/silk.jpg', headers: EVERY_FORMAT });
  expect(answer.body).toBe('original');
});

test('every upload is kept for an hour under a tag of its bytes, and runs nothing', async () => {
  const { server } = await startWithUploads({ cmsUrl: (await startCms()).url });
  const photo = () => server.inject({ url: '/uploads/silk.jpg', headers: EVERY_FORMAT });
  const original = () => server.inject({ url: '/uploads/silk.jpg' });
  const film = () => server.inject({ url: '/uploads/film.mp4' });
  for (const ask of [photo, original, film]) {
    await onceKnown(async () =>
      expect((await ask()).headers).toMatchObject({
        'cache-control': 'max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        etag: expect.stringMatching(/^"[^"]+"$/),
      }),
    );
    expect((await ask()).headers).not.toHaveProperty('permissions-policy');
  }
  expect((await photo()).headers.etag).not.toBe((await original()).headers.etag);
});

test('a browser that has the file gets 304', async () => {
  const { server } = await startWithUploads();
  const { headers } = await server.inject({ url: '/uploads/film.mp4' });
  const ask = async (known: Record<string, string>) =>
    (await server.inject({ url: '/uploads/film.mp4', headers: known })).statusCode;
  expect(await ask({ 'if-none-match': String(headers.etag) })).toBe(304);
  expect(await ask({ 'if-none-match': `"other", W/${headers.etag}` })).toBe(304);
  expect(await ask({ 'if-none-match': '"other"' })).toBe(200);
  expect(await ask({ 'if-modified-since': String(headers['last-modified']) })).toBe(304);
  expect(await ask({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200);
});

test.each([
  ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
  ['bytes=990-', 206, 'bytes 990-999/1000', 10],
  ['bytes=-5', 206, 'bytes 995-999/1000', 5],
  ['bytes=-5000', 206, 'bytes 0-999/1000', 1000],
  ['bytes=0-999999999999', 206, 'bytes 0-999/1000', 1000],
  ['bytes=999999999-', 416, 'bytes */1000', 0],
  ['bytes=-0', 416, 'bytes */1000', 0],
  ['bytes=--5', 200, undefined, 1000],
  ['bytes=9-5', 200, undefined, 1000],
  ['bytes=0-1,5-9', 200, undefined, 1000],
  ['bytes=99999999999999999999-', 200, undefined, 1000],
  ['items=0-9', 200, undefined, 1000],
])('a part of a film: %s', async (range, status, contentRange, length) => {
  const { server } = await startWithUploads();
  const answer = await server.inject({ url: '/uploads/film.mp4', headers: { range } });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
  expect(answer.rawPayload).toHaveLength(length);
  expect(Number(answer.headers['content-length'])).toBe(length);
});

test('a part is given only of the file that the rest is from', async () => {
  const { server } = await startWithUploads();
  const { headers } = await server.inject({ url: '/uploads/film.mp4' });
  const ask = async (condition: string) => {
    const asked = { range: 'bytes=0-9', 'if-range': condition };
    return (await server.inject({ url: '/uploads/film.mp4', headers: asked })).statusCode;
  };
  expect(await ask(String(headers.etag))).toBe(206);
  expect(await ask(`W/${headers.etag}`)).toBe(200);
  expect(await ask('"other"')).toBe(200);
  expect(await ask(String(headers['last-modified']))).toBe(206);
  expect(await ask(new Date(0).toUTCString())).toBe(200);
});

test('HEAD sends the length of a file without its content', async () => {
  const { server } = await startWithUploads();
  const answer = await server.inject({ method: 'HEAD', url: '/uploads/film.mp4' });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '1000', '']);
});

test('a path that is not an upload answers 404: no folder, no link, no path outside', async () => {
  const { server, put, path } = await startWithUploads();
  put('secrets.json', '{}');
  symlinkSync(path('secrets.json'), path('public/uploads/link.jpg'));
  mkdirSync(path('public/uploads/folder'));
  for (const name of [
    'gone.jpg',
    'folder',
    'link.jpg',
    '',
    '..%2f..%2fsecrets.json',
    '..%5c..%5csecrets.json',
    'folder%2f..%2fsilk.jpg',
    '.hidden',
    'silk.jpg%00.png',
    'x'.repeat(300),
    '%E0%A4%A',
  ]) {
    const answer = await server.inject({ url: `/uploads/${name}` });
    expect([name, answer.statusCode, answer.body]).toEqual([name, 404, 'Not found']);
  }
});

test('nobody waits for seventy who opened a film and do not read it', async () => {
  const { server, path } = await startWithUploads();
  truncateSync(path('public/uploads/film.mp4'), 30 * 1024 * 1024);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const opened = Array.from({ length: 70 }, () => {
    const request = get(`${address}/uploads/film.mp4`, { agent: false });
    onTestFinished(() => void request.destroy());
    return new Promise((resolve, reject) => {
      // The response is never read: the buffers fill, and the rest waits.
      request.once('response', resolve).once('error', reject);
    });
  });
  await Promise.all(opened);
  const picture = await fetch(`${address}/uploads/silk.jpg`);
  expect([picture.status, await picture.text()]).toEqual([200, 'original']);
});

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

const GONE = [410, 'private, no-store', 'This image is no longer available.'];

/** Returns a function that requests an upload and returns its status, Cache-Control and body. */
const asker =
  (server: Awaited<ReturnType<typeof startWithUploads>>['server']) =>
  async (headers = {}, name = 'silk.jpg') => {
    const answer = await server.inject({ url: `/uploads/${name}`, headers });
    return [answer.statusCode, answer.headers['cache-control'], answer.body];
  };

test('a picture is sent through its last day in Nairobi, kept no longer than that, and then to the owner alone', async () => {
  const content = { version: '1', silkEnds: inDays(0) };
  const cms = await startCms(content);
  const { server } = await startWithUploads({ cmsUrl: cms.url });
  const ask = asker(server);
  await onceKnown(async () => expect((await ask({}, 'film.mp4'))[1]).toBe('max-age=3600'));
  const [status, kept] = await ask();
  expect(status).toBe(200);
  const untilMidnight = (Date.parse(`${content.silkEnds}T24:00:00+03:00`) - Date.now()) / 1000;
  expect(Number(/^max-age=(\d+)$/.exec(String(kept))?.[1])).toBeLessThanOrEqual(Math.ceil(untilMidnight) + 1);

  content.silkEnds = inDays(-1);
  content.version = '2';
  await vi.waitFor(async () => expect((await ask())[0]).toBe(410), { timeout: 60_000 });
  expect(await ask()).toEqual(GONE);
  expect(await ask({ accept: 'image/webp' })).toEqual(GONE);
  expect(await ask({ cookie: 'owner_session=ended' }, 'small_silk.jpg')).toEqual(GONE);
  expect(await ask({ cookie: 'owner_session=alive' })).toEqual([200, 'private, no-store', 'original']);

  // The list remains valid without the CMS.
  await cms.stop();
  expect(await ask()).toEqual(GONE);
});

test('after a restart without the cms withdrawn files stay withdrawn, and others are kept nowhere', async () => {
  const cms = await startCms({ silkEnds: inDays(-1) });
  const before = await startWithUploads({ cmsUrl: cms.url });
  await onceKnown(async () => expect(await asker(before.server)()).toEqual(GONE));
  await cms.stop();
  const dataDir = before.path('');
  const { server } = await startWithUploads({ cmsUrl: cms.url, dataDir });
  expect(await asker(server)()).toEqual(GONE);
  expect((await asker(server)({}, 'film.mp4')).slice(0, 2)).toEqual([200, 'no-store']);
});

test('an unused file is missing for everyone but the owner, also after a restart without the cms', async () => {
  const cms = await startCms({ silkEnds: null });
  const before = await startWithUploads({ cmsUrl: cms.url });
  await onceKnown(async () => expect((await asker(before.server)())[0]).toBe(404));
  expect((await asker(before.server)({}, 'small_silk.jpg'))[0]).toBe(404);
  expect(await asker(before.server)({ cookie: 'owner_session=alive' })).toEqual([
    200,
    'private, no-store',
    'original',
  ]);
  await cms.stop();
  const { server } = await startWithUploads({ cmsUrl: cms.url, dataDir: before.path('') });
  expect((await asker(server)()).slice(0, 2)).toEqual([404, 'private, no-store']);
});

test('a site that has never heard of last days keeps its files nowhere', async () => {
  const { server, put } = await startWithUploads();
  put('last-days.json', '[{"hash":');
  expect(await asker(server)()).toEqual([200, 'no-store', 'original']);
});

test('while the cms does not confirm its list a file is kept for a minute at most', async () => {
  const cms = await startCms();
  const { server } = await startWithUploads({ cmsUrl: cms.url });
  await onceKnown(async () => expect((await asker(server)())[1]).toBe('max-age=3600'));
  await cms.stop();
  await vi.waitFor(async () => expect((await asker(server)())[1]).toBe('max-age=60'), { timeout: 60_000 });
});
