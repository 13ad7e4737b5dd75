import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files';

const server = Fastify();

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('client/assets/app-1.js', 'run()');
  write('client/assets/app-1.js.br', 'brotli');
  write('client/favicon.svg', '<svg/>');
  write('client/favicon.ico', 'icon');
  write('client/manifest.json', '{}');
  write('admin/index.html', '<head><title>Owner</title></head>');
  write('admin/assets/admin-1.js', 'admin()');
  await staticFiles(server, {
    clientDir: join(root, 'client'),
    adminDir: join(root, 'admin'),
    publicUrl: 'https://amani.test',
  });
  server.get('/*', (_request, reply) => reply.send('a page'));
});

const get = (url: string, headers = {}) => server.inject({ url, headers });

test('built assets are kept for ever and come compressed', async () => {
  const answer = await get('/assets/app-1.js', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'brotli']);
});

test('other files are asked for again after an hour', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('browsers that look for an icon at its old address find one', async () => {
  const icon = readFileSync(new URL('../public/favicon.ico', import.meta.url));
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect((await get('/favicon.ico')).body).not.toBe('a page');
});

test("the owner's area answers each of its paths with its page, which names the public address", async () => {
  for (const url of ['/admin', '/admin/', '/admin/login', '/admin/dashboard?x=1']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.body]).toEqual([
      url,
      200,
      '<head><title>Owner</title><meta name="site-address" content="https://amani.test" /></head>',
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test('a missing asset is a 404, never a page', async () => {
  for (const url of ['/assets/app-0.js', '/admin/assets/admin-0.js', '/admin/logo.png']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test('paths without a built file are left to the pages, even that of the build manifest', async () => {
  expect((await get('/manifest.json')).body).toBe('a page');
  expect((await get('/portfolio')).body).toBe('a page');
});
