import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, test } from 'vitest';
import { UPLOAD_FORMATS } from '../../cms/src/shared/uploads.ts';
import { freePort } from '../install/preflight.mjs';
import { startS3 } from '../testing/s3.ts';
import { Bucket, TYPES_BY_ENDING, UPLOADS_IN_BUCKET } from './bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
let variables: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  variables = await startS3(folder, { onExit: (tidy) => cleanups.push(tidy) });
});
afterAll(async () => {
  for (const tidy of cleanups.reverse()) await tidy();
});

test('writes, lists, reads and removes objects', async () => {
  const bucket = new Bucket(variables);
  const content = Buffer.alloc(300_000, 'silk');
  const file = join(folder, 'file');
  writeFileSync(file, content);
  const key = `${UPLOADS_IN_BUCKET}silk 1+2.jpg`;
  await bucket.write(key, file);
  await bucket.write('variants/silk.avif', file);
  assert.deepEqual([...(await bucket.list(UPLOADS_IN_BUCKET))], [[key, content.length]]);
  assert.deepEqual(await buffer(await bucket.read(key)), content);
  await bucket.remove(key);
  assert.equal((await bucket.list(UPLOADS_IN_BUCKET)).size, 0);
});

test('serves each format of the CMS with its media type', () => {
  const types = Object.entries(UPLOAD_FORMATS).flatMap(([type, { stored }]) =>
    stored.map((extension) => [extension, type]),
  );
  assert.deepEqual(TYPES_BY_ENDING, Object.fromEntries(types));
});

test('lists all objects even if the bucket sends them in parts', async () => {
  const pages: Record<string, string> = {
    first: `<Contents><Key>many/1</Key><Size>1</Size></Contents>
      <NextContinuationToken>second</NextContinuationToken>`,
    second: '<Contents><Key>many/%C3%A9</Key><Size>2</Size></Contents>',
  };
  const server = createServer(({ url = '' }, answer) => {
    const token = new URL(url, 'http://bucket').searchParams.get('continuation-token');
    answer.end(`<ListBucketResult>${pages[token ?? 'first']}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const bucket = new Bucket({ ...variables, S3_ENDPOINT: `http://127.0.0.1:${port}` });
  assert.deepEqual(
    [...(await bucket.list('many/'))],
    [
      ['many/1', 1],
      ['many/é', 2],
    ],
  );
});

test.each([
  ['a wrong key', { S3_SECRET_ACCESS_KEY: 'wrong' }, /SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/],
  ['a bucket that is not there', { S3_BUCKET: 'none' }, /NoSuchBucket.*Correct S3_BUCKET/],
])('%s is reported with the variable to change', async (_what, wrong, sentence) => {
  await assert.rejects(new Bucket({ ...variables, ...wrong }).list(''), sentence);
});

test('a bucket that does not answer is reported with the variable to change', async () => {
  const S3_ENDPOINT = `http://127.0.0.1:${await freePort(0)}`;
  await assert.rejects(new Bucket({ ...variables, S3_ENDPOINT }).list(''), /ECONNREFUSED.*S3_ENDPOINT/);
});
