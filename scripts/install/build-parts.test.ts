import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { ROOT } from '../config/paths.mjs';
import { testEnvironment } from '../testing/test-site.ts';
import { buildPart, isStale } from './build-parts.mjs';

let folder: string;
beforeEach(() => {
  mkdirSync(join(ROOT, 'node_modules', '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'node_modules', '.cache', 'part-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('builds a changed part, with a data folder that does not belong to the site', async () => {
  const build = 'node -p process.env.DATA_DIR > data-dir';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }));
  const place = relative(ROOT, folder);
  const names = { title: 'a part', folder: place, script: 'build', dist: `${place}/dist` };
  const part = { ...names, inputs: [`${place}/package.json`], heapMb: 64 };
  assert.ok(isStale(part));

  const dataDir = join(folder, 'of-the-site');
  await buildPart(part, testEnvironment(folder, { DATA_DIR: dataDir }));

  const used = readFileSync(join(folder, 'data-dir'), 'utf8').trim();
  assert.notEqual(used, dataDir);
  assert.ok(used.startsWith(join(ROOT, 'node_modules')), used);
  assert.equal(isStale(part), false);
});
