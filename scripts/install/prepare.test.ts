import assert from 'node:assert/strict';
import { test } from 'vitest';
import { inLanes } from './prepare.mjs';

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
  const prepared = inLanes({
    installSite: work('install the site'),
    installCms: work('install the CMS'),
    buildFrontEnds: work('build the front ends'),
    buildCms: work('build the CMS'),
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

test('builds the front ends while the packages of the CMS are installed', async () => {
  const { started, end, prepared } = heldWork();
  await end('install the site');
  assert.deepEqual(started, ['install the site', 'install the CMS', 'build the front ends']);
  await end('install the CMS');
  await end('build the CMS');
  await end('build the front ends');
  await prepared;
});

test('builds the CMS after both installations', async () => {
  const { started, end, prepared } = heldWork();
  await end('install the CMS');
  assert.deepEqual(started, ['install the site', 'install the CMS']);
  await end('install the site');
  assert.deepEqual(started.slice(2).sort(), ['build the CMS', 'build the front ends']);
  await end('build the front ends');
  await end('build the CMS');
  await prepared;
});

test('a failed installation ends the preparation with its reason', async () => {
  const { started, fail, prepared } = heldWork();
  fail('install the site', 'no connection');
  await assert.rejects(prepared, /no connection/);
  assert.deepEqual(started, ['install the site', 'install the CMS']);
});
