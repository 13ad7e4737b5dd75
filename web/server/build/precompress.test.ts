import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a page with one script into a folder that does not exist yet. */
function buildScript(script: string) {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), script);
  return build({ root, configFile: false, logLevel: 'silent', plugins: [precompress()] });
}

test('a build that fails says its own reason', async () => {
  await expect(buildScript("import './missing.js';")).rejects.toThrow(/missing\.js/);
});

test('a build that fails while it writes says its own reason', async () => {
  const failing = {
    name: 'failing',
    generateBundle: () => {
      throw new Error('the reason');
    },
  };
  writeFileSync(join(root, 'index.html'), '<p>Page</p>');
  const plugins = [failing, precompress()];
  await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow('the reason');
});

test('compresses text files of the bundle and of the public folder, and leaves small ones', async () => {
  const long = '/* a line of a file that is long enough */\n'.repeat(100);
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public', 'long.txt'), long);
  writeFileSync(join(root, 'public', 'short.txt'), 'short');
  await buildScript(`console.log(${JSON.stringify(long)})`);
  const exists = (name: string) => existsSync(join(root, 'dist', name));
  expect(['long.txt.br', 'long.txt.gz', 'short.txt', 'short.txt.br'].map(exists)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
