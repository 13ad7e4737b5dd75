import assert from 'node:assert/strict';
import { test } from 'vitest';
import { inOrder } from './prepare.mjs';

/** Work that ends when the test decides. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const failures = new Map<string, (reason: Error) => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve, reject) => {
      started.push(name);
      ends.set(name, resolve);
      failures.set(name, reject);
    });
  const prepared = inOrder({
    install: work('install'),
    compile: work('compile'),
    builds: [work('build the CMS'), work('build the site')],
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return {
    started,
    end,
    fail: (name: string, why: string) => failures.get(name)?.(new Error(why)),
    prepared,
  };
}

test('compiles beside the builds, after the installation', async () => {
  const { started, end, prepared } = heldWork();
  assert.deepEqual(started, ['install']);
  await end('install');
  assert.deepEqual(started.slice(1), ['compile', 'build the CMS']);
  await end('build the CMS');
  await end('build the site');
  await end('compile');
  await prepared;
});

test('builds one part at a time', async () => {
  const { started, end, prepared } = heldWork();
  await end('install');
  assert.ok(!started.includes('build the site'));
  await end('build the CMS');
  assert.ok(started.includes('build the site'));
  await end('build the site');
  await end('compile');
  await prepared;
});

test('a failed installation ends the preparation with its reason', async () => {
  const { started, fail, prepared } = heldWork();
  fail('install', 'no connection');
  await assert.rejects(prepared, /no connection/);
  assert.deepEqual(started, ['install']);
});
