import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import panelBeingBuilt from './panel-being-built';

let dist: string;
let url: string;
let server: ReturnType<Koa['listen']>;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'panel-'));
  mkdirSync(join(dist, 'build'));
  const strapi = { dirs: { dist: { root: dist } } } as Parameters<typeof panelBeingBuilt>[1]['strapi'];
  const koa = new Koa();
  koa.use(panelBeingBuilt({}, { strapi }));
  koa.use((ctx) => {
    ctx.body = 'the next';
  });
  server = koa.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

const ask = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, body: await answer.text() };
};

test('the address of the panel says that it is being built, and opens it then', async () => {
  writeFileSync(join(dist, 'build', 'index.html'), 'half of it');
  for (const path of ['/admin', '/admin/', '/admin/content-manager/single-types/api::hero.hero']) {
    const { status, body } = await ask(path);
    expect(status).toBe(202);
    expect(body).toContain('The panel is being built. This page opens it when it is ready.');
    expect(body).toContain('http-equiv="refresh"');
  }
  writeFileSync(join(dist, 'build', '.built-from'), 'sources');
  expect(await ask('/admin')).toEqual({ status: 200, body: 'the next' });
});

test('a failed build is named at the address of the panel', async () => {
  writeFileSync(join(dist, 'build', '.failed'), 'why');
  const { status, body } = await ask('/admin');
  expect(status).toBe(503);
  expect(body).toContain('The panel could not be built. The site works without it.');
});

test('other addresses and the API of the panel answer without the panel', async () => {
  expect((await ask('/api/health')).status).toBe(200);
  expect((await ask('/administrators')).status).toBe(200);
  expect((await ask('/admin/init', { accept: 'application/json' })).status).toBe(200);
  expect((await ask('/admin/users/me', { accept: '*/*' })).status).toBe(200);
});
