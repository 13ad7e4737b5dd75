import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';

/** The only pair of keys that the server accepts. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };
const FILM = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
const EVERY_FORMAT = { accept: 'image/avif,image/webp,*/*' };

const folder = mkdtempSync(join(tmpdir(), 's3-'));
const s3 = new S3rver({
  directory: folder,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'site', configs: [] }],
});
const client = new AwsClient({ ...KEYS, service: 's3' });
let address: string;

const put = async (key: string, body: string | Uint8Array<ArrayBuffer>) => {
  const { headers } = await client.fetch(`${address}/${key}`, { method: 'PUT', body: new Blob([body]) });
  return headers.get('etag') ?? '';
};

beforeAll(async () => {
  address = `http://127.0.0.1:${(await s3.run()).port}/site`;
  await put('uploads/film.mp4', FILM);
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const originWithBucket = async (at = address) =>
  (await buildOrigin({ bucket: { address: at, ...KEYS } })).server;

test('an upload in a bucket is sent from our own address, whole and in parts, under a tag of its bytes', async () => {
  const server = await originWithBucket();
  const whole = await server.inject({ url: '/uploads/film.mp4' });
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[^"]+"$/),
  });
  expect(Uint8Array.from(whole.rawPayload)).toEqual(FILM);

  const part = await server.inject({ url: '/uploads/film.mp4', headers: { range: 'bytes=990-' } });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 990-999/1000']);
  expect(Uint8Array.from(part.rawPayload)).toEqual(FILM.slice(990));

  const headers = { 'if-none-match': String(whole.headers.etag) };
  expect((await server.inject({ url: '/uploads/film.mp4', headers })).statusCode).toBe(304);
  expect((await server.inject({ url: '/uploads/none.mp4' })).statusCode).toBe(404);
});

test('sends the smallest variant of the current picture, never one of a former picture', async () => {
  const old = await put('uploads/silk.jpg', 'first');
  const now = await put('uploads/silk.jpg', 'second');
  const variant = (etag: string, format: string) => `variants/silk.jpg.${etag.replaceAll('"', '')}.${format}`;
  await put(variant(old, 'avif'), 'old avif');
  await put(variant(now, 'webp'), 'webp');
  const server = await originWithBucket();
  const asked = await server.inject({ url: '/uploads/silk.jpg', headers: EVERY_FORMAT });
  expect([asked.body, asked.headers['content-type'], asked.headers.vary]).toEqual([
    'webp',
    'image/webp',
    'Accept',
  ]);
  expect((await server.inject({ url: '/uploads/silk.jpg' })).body).toBe('second');
});

test('a file that was replaced since its size was asked is not sent under the old one', async () => {
  await put('uploads/look.jpg', 'before');
  const server = await originWithBucket();
  expect((await server.inject({ url: '/uploads/look.jpg' })).body).toBe('before');
  await put('uploads/look.jpg', 'replaced');
  expect((await server.inject({ url: '/uploads/look.jpg' })).statusCode).toBe(503);
  expect((await server.inject({ url: '/uploads/look.jpg' })).body).toBe('replaced');
});

test('a file that has left its address is gone for everybody, even a variant that was just sent', async () => {
  const content = { version: '1' };
  const cms = await startCmsStandIn(({ url }, response) => {
    const state = { contentVersion: content.version, maintenance: false };
    response.end(JSON.stringify(url === '/api/last-days' ? [] : state));
  });
  const { server } = await buildOrigin({ bucket: { address, ...KEYS }, cmsUrl: cms.url });
  const etag = await put('uploads/gone.jpg', 'original');
  await put(`variants/gone.jpg.${etag.replaceAll('"', '')}.webp`, 'webp');
  await put('uploads/gone.mp4', FILM);
  const ask = async (name: string) =>
    (await server.inject({ url: `/uploads/${name}`, headers: EVERY_FORMAT })).statusCode;
  expect([await ask('gone.jpg'), await ask('gone.mp4')]).toEqual([200, 200]);
  for (const name of ['gone.jpg', 'gone.mp4'])
    await client.fetch(`${address}/uploads/${name}`, { method: 'DELETE' });
  expect(await ask('gone.mp4')).toBe(404);
  content.version = '2';
  await expect.poll(() => ask('gone.jpg'), { timeout: 60_000 }).toBe(404);
});

test.each([
  ['does not answer', () => 'http://127.0.0.1:9/site', KEYS],
  ['refuses the keys', () => address, { ...KEYS, secretAccessKey: 'wrong' }],
])('a bucket that %s is a 503 that says when to ask again', async (_what, at, keys) => {
  const { server } = await buildOrigin({ bucket: { address: at(), ...keys } });
  const answer = await server.inject({ url: '/uploads/film.mp4' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});

test('redirects upload addresses of this site to the public address of the bucket', async () => {
  const { server } = await buildOrigin({ mediaUrl: 'https://cdn.example/media' });
  const { statusCode, headers } = await server.inject({ url: '/uploads/silk.jpg' });
  expect([statusCode, headers.location]).toEqual([302, 'https://cdn.example/media/uploads/silk.jpg']);
  expect((await server.inject({ url: '/uploads/..%2f..%2fx' })).statusCode).toBe(404);
});

test('captions come from our own address also when browsers load from the bucket, as browsers ask for', async () => {
  const media = await startCmsStandIn((request, response) => {
    response.statusCode = request.url === '/uploads/walk.vtt' ? 200 : 404;
    response.end('WEBVTT');
  });
  const { server } = await buildOrigin({ mediaUrl: media.url });
  const captions = await server.inject({ url: '/uploads/walk.vtt' });
  expect(captions).toMatchObject({ statusCode: 200, body: 'WEBVTT' });
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect((await server.inject({ url: '/uploads/gone.vtt' })).statusCode).toBe(404);
});
