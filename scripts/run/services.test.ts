import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { freePort } from '../install/preflight.mjs';
import { waitUntilReady } from './readiness.mjs';
import { type Plan, pauseAfter, Service } from './services.mjs';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SERVER = `
  const { createServer } = require('node:http');
  const answers = { '/pid': () => String(process.pid), '/ready': () => 'ready' };
  createServer(({ url }, answer) => answer.end(answers[url]())).listen(process.env.PORT, '127.0.0.1');
  process.send({ type: 'accounts-created' });
`;

async function service(name: string, script: string, more?: Partial<Plan>) {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, script);
  const port = await freePort(0);
  const url = `http://127.0.0.1:${port}`;
  const plan = {
    name: 'the test program',
    mark: 'test',
    node: [file],
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    readyUrl: `${url}/ready`,
    patienceMs: 2000,
    shown: 'warnings' as const,
    ...more,
  };
  return { running: new Service(plan), url };
}

const pidOf = async (url: string) => Number(await (await fetch(`${url}/pid`)).text());

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a program starts, sends messages to its parent and is gone when stopped', async () => {
  const messages: unknown[] = [];
  const { running, url } = await service('good', SERVER, { onMessage: (message) => messages.push(message) });
  await running.start();
  const pid = await pidOf(url);
  assert.deepEqual(messages, [{ type: 'accounts-created' }]);
  await running.stop();
  assert.equal(isAlive(pid), false);
});

test('a program that ends while starting stops the start with its last lines', async () => {
  const { running } = await service(
    'bad',
    `console.log('first'); console.error('no such table'); process.exit(3);`,
  );
  await assert.rejects(running.start(), (error) => {
    assert.ok(error instanceof Error && 'detail' in error);
    assert.equal(error.message, 'The test program stopped while starting (code 3). Last output:');
    assert.match(String(error.detail), /no such table/);
    return true;
  });
});

test('a program that crashes later is restarted', async () => {
  const { running, url } = await service('killed', SERVER);
  await running.start();
  running.keepRunning();
  const first = await pidOf(url);
  process.kill(first, 'SIGKILL');
  assert.ok(await waitUntilReady(`${url}/pid`, AbortSignal.timeout(10_000)));
  assert.notEqual(await pidOf(url), first);
  await running.stop();
});

test('repeated crashes lengthen the pause up to half a minute', async () => {
  assert.deepEqual([1, 2, 3, 7, 100].map(pauseAfter), [500, 1000, 2000, 30_000, 30_000]);
});

test('an end with a known reason stops the start with only that sentence', async () => {
  const { running } = await service('damaged', `console.error('file is not a database'); process.exit(1);`);
  await assert.rejects(running.start(), { message: /is damaged\. Restore a backup from/, detail: undefined });
});

test('a program that does not stop in time is killed and reported', async () => {
  const deaf = `process.on('SIGTERM', () => {}); ${SERVER}`;
  const { running, url } = await service('deaf', deaf, { patienceMs: 100 });
  await running.start();
  const pid = await pidOf(url);
  await assert.rejects(running.stop(), {
    name: 'CommandError',
    message: /did not stop within 0\.1 s and was killed/,
  });
  assert.equal(isAlive(pid), false);
});
