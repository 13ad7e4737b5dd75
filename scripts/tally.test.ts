import assert from 'node:assert/strict';
import { beforeEach, test, vi } from 'vitest';
import { Stop } from './stop.mjs';
import { Tally } from './tally.mjs';

// Their lines would stand among those of the run that these tests are a part of.
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('what failed is named, in short, before the counts that end the command', async () => {
  const tally = new Tally();
  await tally.run({
    name: 'types',
    run: () => Promise.reject(new Stop('TypeScript failed:', { detail: 'x is no y' })),
  });
  const failures = [`a.test.ts\n${'a line\n'.repeat(100)}`];
  await tally.run({ name: 'unit', run: () => Promise.resolve({ passed: 7, failed: 1, failures }) });
  const summary = tally.summary();
  assert.ok(summary.startsWith('✗ types: TypeScript failed:\nx is no y\n\n✗ unit: a.test.ts\na line\n'));
  assert.ok(summary.endsWith('\n\n7 passed, 2 failed'));
  assert.ok(summary.split('\n').length < 30);
});

test('a run without failures ends with its counts alone', async () => {
  const tally = new Tally();
  await tally.run({ name: 'unit', run: () => Promise.resolve({ passed: 7, failed: 0 }) });
  assert.equal(tally.summary(), '7 passed, 0 failed');
});
