// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { checkDataFolder } from './data-folder.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that can be made passes, and nothing is left behind', () => {
  checkDataFolder(join(folder, 'a', 'b'));
  assert.deepEqual(readdirSync(folder), []);
});

test('a folder that is there passes and stays as it is', () => {
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'kept'), '');
  checkDataFolder(join(folder, 'data'));
  assert.deepEqual(readdirSync(join(folder, 'data')), ['kept']);
});

test('a place where no folder can be made stops as well', () => {
  assert.throws(() => checkDataFolder('/proc/below/here'), {
    message: /^DATA_DIR, \/proc\/below\/here, cannot be/,
  });
});

test('a file in its place stops with a sentence that names DATA_DIR and the path', () => {
  writeFileSync(join(folder, 'data'), '');
  for (const path of [join(folder, 'data'), join(folder, 'data', 'below')]) {
    assert.throws(() => checkDataFolder(path), {
      name: 'Stop',
      message: new RegExp(
        `^DATA_DIR, ${path}, cannot be written to: .+ file.*\\. Change its rights, or choose`,
      ),
    });
  }
});
