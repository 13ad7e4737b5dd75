import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { isNoInput } from './build-parts.mjs';
import { fingerprint, stamp } from './stamp.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src', 'deep'), { recursive: true });
  writeFileSync(join(root, 'src', 'a.ts'), 'a');
  writeFileSync(join(root, 'src', 'deep', 'b.ts'), 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

const print = () => fingerprint(root, ['src', 'missing'], { ignored: isNoInput });

function changes(change: () => void) {
  const before = print();
  change();
  return print() !== before;
}

test('unchanged files need no work', () => {
  assert.equal(
    changes(() => writeFileSync(join(root, 'src', 'a.ts'), 'a')),
    false,
  );
});

test('a changed, new, renamed or removed file counts', () => {
  assert.ok(changes(() => writeFileSync(join(root, 'src', 'a.ts'), 'b')));
  assert.ok(changes(() => writeFileSync(join(root, 'src', 'deep', 'c.ts'), '')));
  assert.ok(changes(() => renameSync(join(root, 'src', 'a.ts'), join(root, 'src', 'z.ts'))));
  assert.ok(changes(() => rmSync(join(root, 'src', 'deep'), { recursive: true })));
});

test('tables made from the schemas count', () => {
  assert.ok(changes(() => writeFileSync(join(root, 'src', 'content-types.gen.ts'), 'x')));
});

test('tests, files that a build generates and installed packages do not count', () => {
  mkdirSync(join(root, 'src', 'node_modules'));
  for (const name of [
    'a.test.ts',
    'a.test.tsx',
    'route-tree.gen.ts',
    'graphql-env.d.ts',
    'node_modules/x.js',
    '.hidden',
  ]) {
    assert.equal(
      changes(() => writeFileSync(join(root, 'src', name), 'x')),
      false,
      name,
    );
  }
});

test('other inputs count, such as the version of Node', () => {
  assert.notEqual(
    fingerprint(root, ['src'], { also: ['115'] }),
    fingerprint(root, ['src'], { also: ['127'] }),
  );
});

test('a stamp matches only what was written last, and nothing after its removal', () => {
  const built = stamp(join(root, 'cache', 'built'));
  assert.equal(built.matches('1'), false);
  built.write('1');
  assert.equal(built.matches('1'), true);
  assert.equal(built.matches('2'), false);
  built.remove();
  assert.equal(built.matches('1'), false);
});
