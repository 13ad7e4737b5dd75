import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { ROOT } from './config/paths.mjs';
import { licencesPage } from './generated/licences.mjs';

const LISTS = ['.', 'web', 'admin-ui', 'cms', 'tools'];
const WITH_LOCKFILE = ['.', 'cms', 'tools'];
/** An exact version, an alias of one, or the project's own version; ranges, tags and addresses are refused. */
const EXACT = /^((npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|\$[\w@/.-]+)$/;

interface Lockfile {
  packages: Record<string, { link?: boolean; integrity?: string; inBundle?: boolean }>;
}

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** @returns the versions in nested overrides */
const versionsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(versionsIn);

for (const folder of LISTS) {
  test(`every package of ${folder} is pinned to one version`, () => {
    const { dependencies, devDependencies, overrides } = read(join(folder, 'package.json'));
    const loose = [dependencies, devDependencies, overrides]
      .flatMap(versionsIn)
      .filter((each) => !EXACT.test(each));
    assert.deepEqual(loose, []);
  });
}

for (const folder of WITH_LOCKFILE) {
  test(`every install script of ${folder} is allowed or denied by name`, () => {
    const { allowScripts = {} } = read(join(folder, 'package.json'));
    const { packages } = read(join(folder, 'package-lock.json'));
    const withScript = Object.keys(packages).filter((path) => packages[path].hasInstallScript);
    const names = new Set(withScript.map((path) => path.replace(/^.*node_modules\//, '')));
    assert.deepEqual([...names].sort(), Object.keys(allowScripts).sort());
  });

  test(`every package of ${folder} is checked against a checksum`, () => {
    const { packages }: Lockfile = read(join(folder, 'package-lock.json'));
    const unchecked = Object.entries(packages).filter(
      ([path, { link, integrity, inBundle }]) =>
        path.includes('node_modules/') && !link && !inBundle && !integrity,
    );
    assert.deepEqual(
      unchecked.map(([path]) => path),
      [],
    );
  });
}

test('no package has a licence that binds this project', () => {
  const binding = licencesPage()
    .split('\n')
    .filter((line) => /^- [^:]*\b(A?GPL|SSPL|BUSL)/.test(line) && !/^- [^:]* OR /.test(line));
  assert.deepEqual(binding, []);
});

test('docs/licences.md matches the lockfiles', () => {
  assert.equal(
    readFileSync(join(ROOT, 'docs', 'licences.md'), 'utf8'),
    licencesPage(),
    'run "npm run generate"',
  );
});
