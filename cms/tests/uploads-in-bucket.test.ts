import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { Bucket, type BucketSettings, bucketSettings, checkBucket } from '../src/platform/storage/bucket';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { emptyBin } from './support/empty-bin';
import { photo, sendUpload, uploadPhoto, video } from './support/uploads';

const FILE = 'plugin::upload.file';
const S3 = {
  S3_BUCKET: 'site',
  S3_REGION: 'us-east-1',
  // The only pair of keys that the server knows.
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

let folder: string;
let server: S3rver;
let port = 0;
let cms: BootedCms;
let owner: Client;
let settings: BucketSettings;
let bucket: Bucket;

const serverOf = (directory: string, at: number) =>
  new S3rver({
    directory,
    address: '127.0.0.1',
    port: at,
    silent: true,
    // The server signs the path of a bucket differently than the current SDK.
    allowMismatchedSignatures: true,
    vhostBuckets: false,
    configureBuckets: [{ name: S3.S3_BUCKET, configs: [] }],
  });

/** Restarts the server in its folder and at its port. */
async function startServer() {
  server = serverOf(folder, port);
  ({ port } = await server.run());
}

beforeAll(async () => {
  folder = mkdtempSync(join(inject('runFolder'), 's3-'));
  await startServer();
  Object.assign(process.env, S3, { S3_ENDPOINT: `http://127.0.0.1:${port}` });
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  settings = bucketSettings((name) => process.env[name]) as BucketSettings;
  bucket = new Bucket(settings);
});
afterAll(async () => {
  await cms.stop();
  await server.close();
  for (const name of [...Object.keys(S3), 'S3_ENDPOINT']) delete process.env[name];
});

/** This server lists an object late while it is being written; Amazon does not. */
const keysIn = (prefix: string) =>
  vi.waitFor(async () => (await bucket.list(prefix)).map(({ key }) => key), { timeout: 90_000 });
const rows = () => cms.strapi.db.query(FILE).count();
const inBucketOf = async ({ url }: { url: string }) => {
  const name = url.slice(url.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return (await keysIn('')).filter((key) => key.includes(name));
};

test("stores a picture and its copies in the bucket under the site's address, and nothing on the disk", async () => {
  const { status, file } = await sendUpload(owner, await photo('jpeg'), 'silk.jpg');
  expect(status).toBe(201);
  if (!file) return;
  const urls = [file.url, ...Object.values(file.formats ?? {}).map(({ url }) => url)];
  expect(urls.length).toBeGreaterThan(2);
  expect(urls.every((url) => url.startsWith('/uploads/'))).toBe(true);
  const stored = await keysIn('uploads/');
  expect(stored).toEqual(expect.arrayContaining(urls.map((url) => url.slice(1))));
  expect(readdirSync(join(cms.strapi.dirs.static.public, 'uploads'))).toEqual([]);
  const { content } = await bucket.read(file.url.slice(1));
  expect(content.includes('Camera of Amani')).toBe(false);
});

test('sends the panel an upload from the bucket, whole and in parts', async () => {
  const { file } = await sendUpload(owner, video(9_000_000), 'clip.mp4', { fields: { kind: 'project' } });
  const whole = await fetch(`${cms.url}${file?.url}`);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect((await whole.arrayBuffer()).byteLength).toBe(9_000_000);
  const ask = async (range: string) => {
    const { status, headers } = await fetch(`${cms.url}${file?.url}`, { headers: { range } });
    return [status, headers.get('content-range')];
  };
  expect(await ask('bytes=10-19')).toEqual([206, 'bytes 10-19/9000000']);
  expect((await ask('bytes=9999999-'))[0]).toBe(416);
  expect((await fetch(`${cms.url}/uploads/none.jpg`)).status).toBe(404);
});

test("stores variants in the bucket under the picture's content tag, and deletes them with it", async () => {
  const picture = await uploadPhoto(owner);
  const { etag = '' } = await bucket.read(picture.url.slice(1));
  const name = `variants/${picture.url.slice('/uploads/'.length)}.${etag.replace(/\W/g, '')}`;
  await vi.waitFor(
    async () =>
      expect(await keysIn('variants/')).toEqual(expect.arrayContaining([`${name}.webp`, `${name}.avif`])),
    { timeout: 90_000, interval: 200 },
  );
  await owner.send(`/api/upload/files/${picture.id}`, { method: 'DELETE' });
  expect(await keysIn(picture.url.slice(1)), 'it is kept for the bin').toHaveLength(1);
  expect((await fetch(`${cms.url}${picture.url}`)).status).toBe(404);
  await emptyBin(cms);
  await vi.waitFor(async () => expect(await inBucketOf(picture)).toEqual([]), {
    timeout: 90_000,
    interval: 200,
  });
});

test('takes over rows from before the move to the bucket', async () => {
  const picture = await uploadPhoto(owner);
  await cms.strapi.db.query(FILE).update({ where: { id: picture.id }, data: { provider: 'local' } });
  cms = await cms.restart();
  ({ owner } = await signIn(cms));
  const row = () => cms.strapi.db.query(FILE).findOne({ where: { id: picture.id } });
  expect((await row()).provider).toBe('aws-s3');
  await owner.send(`/api/upload/files/${picture.id}`, { method: 'DELETE' });
  await emptyBin(cms);
  await vi.waitFor(async () => expect(await inBucketOf(picture)).not.toContain(picture.url.slice(1)));
});

test('answers 503 with a message while the bucket is away, and keeps all rows', async () => {
  const { id, url } = await uploadPhoto(owner);
  const before = await rows();
  await server.close();
  try {
    const { status, message } = await sendUpload(owner, await photo('jpeg'), 'late.jpg');
    expect([status, message]).toEqual([503, expect.stringContaining('is not responding')]);
    const removal = await owner.send(`/api/upload/files/${id}`, { method: 'DELETE' });
    expect([removal.status, (await fetch(`${cms.url}${url}`)).status], 'the object stays').toEqual([
      200, 404,
    ]);
    expect(await rows()).toBe(before);
  } finally {
    await startServer();
  }
  expect((await sendUpload(owner, await photo('jpeg'), 'again.jpg')).status).toBe(201);
});

/** Runs the start check with changed settings. */
async function checkWith(changed: Partial<BucketSettings>) {
  const said: string[] = [];
  const log = { warn: (sentence: string) => said.push(sentence) };
  const config = { get: () => ({ ...settings, ...changed }) };
  await checkBucket({ config, log } as unknown as BootedCms['strapi']);
  return said;
}

test('refuses to start with a wrong key or name, and warns about a silent bucket', async () => {
  const quiet = serverOf(mkdtempSync(join(inject('runFolder'), 's3-')), 0);
  const endpoint = `http://127.0.0.1:${(await quiet.run()).port}`;
  expect(await checkWith({ endpoint })).toEqual([]);
  await expect(checkWith({ endpoint, accessKeyId: 'wrong' })).rejects.toThrow(
    /^BUCKET_DENIED: .+ answered 403/,
  );
  await expect(checkWith({ endpoint, name: 'none' })).rejects.toThrow(/^BUCKET_NOT_FOUND: .+ answered 404/);
  await quiet.close();
  expect(await checkWith({ endpoint: 'http://127.0.0.1:9' })).toEqual([
    expect.stringContaining('S3_ENDPOINT'),
  ]);
});
