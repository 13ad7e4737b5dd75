// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PARTS, readOptions } from './options.mjs';

test('without options everything is measured, three runs and ten seconds each', () => {
  assert.deepEqual(readOptions([]), {
    runs: 3,
    seconds: 10,
    items: 10_000,
    parts: [...PARTS],
    json: undefined,
    markdown: undefined,
  });
});

test('a wrong option is named with what it must be', () => {
  assert.throws(() => readOptions(['--runs', 'many']), {
    message: '--runs must be a whole number from 1 to 50, not "many".',
  });
  assert.throws(
    () => readOptions(['--only', 'lunch']),
    /--only must be one of lighthouse, journey, load, growth/,
  );
  assert.throws(() => readOptions(['--fast']), /That is not understood; write: npm run bench/);
});
