import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { headersOf } from './sqlite.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function nodeWithHeaders(name: string, [major, minor, patch]: number[]) {
  const include = join(folder, name, 'include', 'node');
  mkdirSync(include, { recursive: true });
  const lines = [`MAJOR_VERSION ${major}`, `MINOR_VERSION ${minor}`, `PATCH_VERSION ${patch}`];
  writeFileSync(join(include, 'node_version.h'), lines.map((line) => `#define NODE_${line}\n`).join(''));
  return join(folder, name);
}

test('the headers that came with this Node are used', () => {
  const beside = nodeWithHeaders('beside', [22, 1, 3]);
  assert.equal(headersOf('22.1.3', [join(folder, 'empty'), beside]), beside);
});

test('headers of another Node are not used', () => {
  const beside = nodeWithHeaders('beside', [22, 1, 3]);
  assert.equal(headersOf('22.1.4', [beside]), undefined);
});
