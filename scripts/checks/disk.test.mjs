// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkDiskForData, diskProblem } from './disk.mjs';

test('the sentence about too little room says what is there and what is needed', () => {
  assert.equal(
    diskProblem('/data', 1500, 120),
    'The disk that holds /data has 120 MB free and the site needs 1.5 GB:',
  );
});

test('just enough room will do', () => {
  assert.equal(diskProblem('/data', 300, 300), undefined);
});

test('the disk of a folder that is not there yet is that of the closest one that is', async () => {
  await assert.doesNotReject(checkDiskForData(join(tmpdir(), 'not', 'there', 'yet')));
});

test('on a full disk a first start is refused, and a later one only warned', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const full = { freeMb: async () => 20 };
  /** @type {string[]} */
  const warnings = [];
  const warn = (/** @type {string} */ sentence) => warnings.push(sentence);

  await assert.rejects(checkDiskForData(folder, { ...full, warn }), {
    message: /has 20 MB free .+: make room and start again\.$/,
  });
  mkdirSync(join(folder, 'public'));
  await checkDiskForData(folder, { ...full, warn });
  assert.match(warnings.join(), /has 20 MB free and the site needs 300 MB: make room soon\./);
  rmSync(folder, { recursive: true });
});
