// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, percentile, ratio } from './figures.mjs';

test('the median of an even number of values lies between the two in the middle', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test('a percentile is one of the values, whatever their order', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  assert.equal(percentile(values, 0.95), 95);
  assert.equal(percentile([7], 0.99), 7);
  assert.equal(percentile([1, 2], 0), 1);
});

test('nothing compared with nothing is equal, not unknown', () => {
  assert.equal(ratio(0, 0), 1);
  assert.equal(ratio(3, 2), 1.5);
});
