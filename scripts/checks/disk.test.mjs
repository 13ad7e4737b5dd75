// @ts-check
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkDisk, diskProblem } from './disk.mjs';

test('too little room stops with a sentence that says what is there and what is needed', () => {
  assert.equal(
    diskProblem('/data', 1500, 120),
    'The disk that holds /data has 120 MB free and the site needs 1.5 GB: make room and start again.',
  );
});

test('just enough room will do', () => {
  assert.equal(diskProblem('/data', 300, 300), undefined);
});

test('the disk of a folder that is not there yet is that of the closest one that is', async () => {
  await assert.doesNotReject(checkDisk(join(tmpdir(), 'not', 'there', 'yet'), { firstStart: false }));
});
