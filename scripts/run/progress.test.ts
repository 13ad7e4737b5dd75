import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { announce, timed } from './progress.mjs';

test('a step says how long it took the last time, and each that ends names those that are left', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  announce(['Building the site', 'Starting the CMS']);
  await timed('Building the site', async () => {}, '12 s');
  await timed('Copying', async () => {});
  await timed('Starting the CMS', async () => {});
  vi.restoreAllMocks();
  assert.equal(lines[0], 'Building the site … (last time 12 s)');
  assert.match(lines[1] ?? '', /^Building the site: done in [\d.]+ s\. Left: Starting the CMS$/);
  assert.match(lines[3] ?? '', /^Copying: done in [\d.]+ s$/);
  assert.match(lines[5] ?? '', /^Starting the CMS: done in [\d.]+ s$/);
});
