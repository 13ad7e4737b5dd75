import assert from 'node:assert/strict';
import { test } from 'vitest';
import { handMade } from './floors.ts';
import { cellText, median, percentile, ratio, tableText } from './report.ts';
import { PARTS, readOptions } from './run.ts';

const TABLE = {
  title: 'Times',
  columns: ['Page', 'ms'],
  rows: [
    ['/', 12.34],
    ['/blog', 1234.5],
  ],
  notes: ['Uncached.'],
};

test('the median of an even number of values is between the two in the middle', () => {
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

test('the ratio of two zeros is 1', () => {
  assert.equal(ratio(0, 0), 1);
  assert.equal(ratio(3, 2), 1.5);
});

test('a figure has its significant digits, and a missing one shows a dash', () => {
  const texts = ['0.0140', '1.23', '12.3', '1235', '3', '–'];
  assert.deepEqual([0.014, 1.234, 12.34, 1234.5, 3, undefined].map(cellText), texts);
});

test('the columns of a table are aligned', () => {
  assert.equal(
    tableText(TABLE),
    '## Times\n\n| Page  | ms   |\n| ----- | ---- |\n| /     | 12.3 |\n| /blog | 1235 |\n\nUncached.\n',
  );
});

test('a handmade page keeps words and styles and loses scripts, data and React’s notes', () => {
  const page =
    '<script>start()</script><style>a{}</style><link rel="stylesheet" href="/a.css" disabled>' +
    '<p>Hello<!-- --> you</p><script type="application/json" id="page-data">{}</script>';
  assert.equal(handMade(page), '<style>a{}</style><p>Hello you</p>');
});

test('a handmade page must not request a style sheet', () => {
  assert.throws(() => handMade('<link rel="stylesheet" href="/a.css">'), /style of the page/);
});

test('without options everything is measured, in three runs and ten seconds each', () => {
  const usual = { runs: 3, seconds: 10, items: 10_000, parts: [...PARTS] };
  assert.deepEqual(readOptions([]), usual);
});

test('a wrong option is named with its allowed values', () => {
  const message = '--runs must be a whole number from 1 to 50, not "many".';
  assert.throws(() => readOptions(['--runs', 'many']), { message });
  assert.throws(
    () => readOptions(['--only', 'lunch']),
    /--only must be one of lighthouse, journey, load, growth/,
  );
  assert.throws(() => readOptions(['--fast']), /Unknown arguments\. Usage: npm run bench/);
});
