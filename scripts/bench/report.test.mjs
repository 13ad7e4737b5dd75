// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellText, markdownTable, plainTable } from './report.mjs';

const TABLE = {
  title: 'Times',
  columns: ['Page', 'ms'],
  rows: [
    ['/', 12.34],
    ['/blog', 1234.5],
  ],
  notes: ['Uncached.'],
};

test('a figure has as many digits as mean something, and one that is missing shows', () => {
  assert.deepEqual([0.014, 1.234, 12.34, 1234.5, 3, undefined].map(cellText), [
    '0.0140',
    '1.23',
    '12.3',
    '1235',
    '3',
    '–',
  ]);
});

test('the columns of a plain table stand below each other, figures to the right', () => {
  assert.equal(plainTable(TABLE), '\nTimes\n\n  Page     ms\n  /      12.3\n  /blog  1235\n  Uncached.');
});

test('the same table as Markdown', () => {
  assert.equal(
    markdownTable(TABLE),
    '## Times\n\n| Page  |   ms |\n| ----- | ---- |\n| /     | 12.3 |\n| /blog | 1235 |\n\nUncached.\n',
  );
});
