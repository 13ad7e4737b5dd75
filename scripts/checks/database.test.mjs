// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { waitForDatabase } from './database.mjs';
import { freePort } from './ports.mjs';

test('without DATABASE_URL there is nothing to wait for', async () => {
  await waitForDatabase(undefined);
});

test('a database that nobody serves stops with a sentence that names host, port and variable', async () => {
  const port = await freePort(0);
  await assert.rejects(waitForDatabase(`postgres://u:p@127.0.0.1:${port}/site`, { patienceMs: 0 }), {
    name: 'Stop',
    message: `No PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED): start it, or correct DATABASE_URL.`,
  });
});

test('a database that comes up late is waited for', async () => {
  const port = await freePort(0);
  const waiting = waitForDatabase(`postgres://u:p@127.0.0.1:${port}/site`);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await waiting;
  server.close();
});
