// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { checkPortFree, freePort } from './ports.mjs';

const door = { what: 'the site', host: 'localhost', hostVariable: 'HOST', portVariable: 'PORT' };

/** @param {string} host */
async function occupied(host) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

test('a taken port stops with a sentence that names the port and the variable', async () => {
  const { server, port } = await occupied('127.0.0.1');
  await assert.rejects(checkPortFree({ ...door, port }), {
    name: 'Stop',
    message: `Port ${port}, wanted for the site, is taken by another program: stop that one, or choose another port with PORT.`,
  });
  server.close();
});

test('a port that is taken on one address only is taken for a program that listens on all', async () => {
  const { server, port } = await occupied('127.0.0.1');
  await assert.rejects(checkPortFree({ ...door, host: '0.0.0.0', port }), { message: /is taken/ });
  server.close();
});

test('a free port passes, twice', async () => {
  const port = await freePort(0);
  await checkPortFree({ ...door, port });
  await checkPortFree({ ...door, port });
});

test('an address of another machine stops with a sentence that names HOST', async () => {
  await assert.rejects(checkPortFree({ ...door, host: '192.0.2.1', port: await freePort(0) }), {
    message: /^"192\.0\.2\.1", wanted for the site, .+: HOST must be/,
  });
});

test('a wanted port that is taken is replaced by another', async () => {
  const { server, port } = await occupied('127.0.0.1');
  assert.notEqual(await freePort(port), port);
  server.close();
});
