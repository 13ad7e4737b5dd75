import assert from 'node:assert/strict';
import { beforeEach, test, vi } from 'vitest';
import { CommandError } from '../config/command-error.mjs';
import { Summary } from './summary.mjs';

// Keep their lines out of the output of the enclosing test run.
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('lists failures in short before the counts', async () => {
  const summary = new Summary();
  await summary.run({
    name: 'types',
    run: () => Promise.reject(new CommandError('TypeScript failed:', { detail: 'x is no y' })),
  });
  const failures = [`a.test.ts\n${'a line\n'.repeat(100)}`];
  await summary.run({ name: 'unit', run: () => Promise.resolve({ passed: 7, failed: 1, failures }) });
  const text = summary.text();
  assert.ok(text.startsWith('✗ types: TypeScript failed:\nx is no y\n\n✗ unit: a.test.ts\na line\n'));
  assert.ok(text.endsWith('\n\n7 passed, 2 failed'));
  assert.ok(text.split('\n').length < 30);
});

test('ends with only the counts if nothing failed', async () => {
  const summary = new Summary();
  await summary.run({ name: 'unit', run: () => Promise.resolve({ passed: 7, failed: 0 }) });
  assert.equal(summary.text(), '7 passed, 0 failed');
});
