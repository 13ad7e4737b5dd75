import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MissedPaths } from './missed-paths';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'missed-')), 'data', 'missed-paths.json');
const counting = (file: string) => new MissedPaths(file, (error) => expect.fail(String(error)));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('the count of missed paths survives a restart', async () => {
  const file = newFile();
  const first = counting(file);
  first.count('/old-page');
  await first.write();
  const second = counting(file);
  second.count('/old-page');
  second.count('/other');
  await second.write();
  expect(read(file)).toEqual({ '/old-page': 2, '/other': 1 });
});

test('two sites count into one file', async () => {
  const file = newFile();
  const sites = [counting(file), counting(file)];
  for (const site of sites) {
    site.count('/old-page');
    await site.write();
  }
  sites[0]?.count('/old-page');
  await sites[0]?.write();
  expect(read(file)).toEqual({ '/old-page': 3 });
});

test('counts that cannot be written are logged and do not end the server', async () => {
  const failures: unknown[] = [];
  const missed = new MissedPaths('/dev/null/missed-paths.json', (error) => failures.push(error));
  missed.count('/old-page');
  await missed.write();
  expect(failures).toHaveLength(1);
});

test('endless different paths are counted together', async () => {
  const file = newFile();
  const missed = counting(file);
  for (let number = 0; number < 600; number += 1) missed.count(`/scan-${number}`);
  missed.count(`/${'a'.repeat(500)}`);
  await missed.write();
  expect(Object.keys(read(file) as object)).toHaveLength(501);
  expect(read(file)).toMatchObject({ '(others)': 101 });
});

test('a scan of many paths does not keep a path that people ask for out', async () => {
  const file = newFile();
  const missed = counting(file);
  for (let number = 0; number < 500; number += 1) {
    for (let time = 0; time < 3; time += 1) missed.count(`/scan-${number}`);
  }
  for (let time = 0; time < 2; time += 1) missed.count('/former-page');
  await missed.write();
  expect(read(file)).toMatchObject({ '/former-page': 2, '(others)': 3 });
});

test('a path that people ask for outlasts a scan of many paths', async () => {
  const file = newFile();
  const missed = counting(file);
  for (let time = 0; time < 20; time += 1) missed.count('/former-page');
  for (let number = 0; number < 5000; number += 1) missed.count(`/scan-${number}`);
  await missed.write();
  expect(read(file)).toMatchObject({ '/former-page': 20 });
});
