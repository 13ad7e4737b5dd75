import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './config/paths.mjs';
import { installedPackages, licencesPage } from './generated/licences.mjs';

const LISTS = ['.', 'web', 'admin-ui', 'cms', 'tools', 'scripts/install/pnpm'];
const WITH_LOCKFILE = ['.', 'tools'];
const SYSTEMS = ['linux', 'darwin', 'win32'].flatMap((os) =>
  ['x64', 'arm64'].map((cpu) => [os, cpu] as const),
);
/** An exact version or an alias of one; ranges, tags and addresses are refused. */
const EXACT = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const read = (path: string) => JSON.parse(text(path));
const workspace = parse(text('pnpm-workspace.yaml'));

/** A package for one kind of machine names it. */
type Locked = {
  resolution: { integrity?: string; tarball?: string };
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
interface Lockfile {
  /** By name and version: `react@19.2.9`. */
  packages: Record<string, Locked>;
  /** By name, version and peers. */
  snapshots: Record<string, { optionalDependencies?: Record<string, string> }>;
}
const readLockfile = (folder = '.'): Lockfile => parse(text(join(folder, 'pnpm-lock.yaml')));
const { packages, snapshots } = readLockfile();
const withoutPeers = (key: string) => key.replace(/\(.*$/, '');

/** What the installed packages may use, as their own lists say. */
const optionalPackages = installedPackages().flatMap(({ name: user, version, optionalDependencies = {} }) =>
  Object.keys(optionalDependencies).map((name) => `${user}@${version} → ${name}`),
);
const lockedOptionalPackages = new Set(
  Object.entries(snapshots).flatMap(([user, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => `${withoutPeers(user)} → ${name}`),
  ),
);

for (const folder of LISTS) {
  test(`every package of ${folder} is pinned to one version`, () => {
    const { dependencies = {}, devDependencies = {} } = read(join(folder, 'package.json'));
    const versions: string[] = [
      ...Object.values(dependencies),
      ...Object.values(devDependencies),
    ] as string[];
    assert.deepEqual(
      versions.filter((each) => !EXACT.test(each)),
      [],
    );
  });
}

test('every override is one version', () => {
  const versions: string[] = Object.values(workspace.overrides);
  assert.deepEqual(
    versions.filter((each) => !EXACT.test(each)),
    [],
  );
});

for (const folder of WITH_LOCKFILE) {
  test(`every package of ${folder} is checked against a checksum, from any registry`, () => {
    const unchecked = Object.entries(readLockfile(folder).packages).filter(
      ([, { resolution }]) => !resolution.integrity || resolution.tarball,
    );
    assert.deepEqual(
      unchecked.map(([key]) => key),
      [],
    );
  });
}

for (const [os, cpu] of SYSTEMS) {
  test(`the lockfile has every optional package for ${os} on ${cpu}`, () => {
    const ofSystem = optionalPackages.filter((each) => new RegExp(`→.*${os}.*${cpu}`).test(each));
    assert.ok(ofSystem.length > 5, 'too few packages name builds for this system');
    assert.deepEqual(
      ofSystem.filter((each) => !lockedOptionalPackages.has(each)),
      [],
    );
  });

  test(`every package with builds for machines has one for ${os} on ${cpu}`, () => {
    const fits = (key: string) => {
      const { os: systems, cpu: processors, libc = ['glibc'] } = packages[key] ?? {};
      return systems?.includes(os) && processors?.includes(cpu) && libc.includes('glibc');
    };
    const without = Object.entries(snapshots).filter(([user, { optionalDependencies = {} }]) => {
      if (packages[withoutPeers(user)]?.os) return false;
      const builds = Object.entries(optionalDependencies)
        .map(([name, version]) => `${name}@${version}`)
        .filter((key) => packages[key]?.os && packages[key]?.cpu);
      return builds.length > 0 && !builds.some(fits);
    });
    assert.deepEqual(
      without.map(([key]) => key),
      [],
    );
  });
}

test('install scripts run only for named packages, and new versions wait', () => {
  assert.equal(workspace.strictDepBuilds, true);
  assert.deepEqual(workspace.onlyBuiltDependencies, []);
  assert.ok(workspace.minimumReleaseAge >= 24 * 60);
});

test('every action is pinned to a commit, with its version beside it', () => {
  const folder = join(ROOT, '.github', 'workflows');
  const uses = readdirSync(folder).flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/uses:.*/g) ?? [],
  );
  assert.ok(uses.length > 0);
  assert.deepEqual(
    uses.filter((each) => !/^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(each)),
    [],
  );
});

test('pnpm has one version and one hash', () => {
  const { version, integrity } = read('scripts/install/pnpm/package-lock.json').packages['node_modules/pnpm'];
  const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  assert.equal(read('package.json').packageManager, `pnpm@${version}+sha512.${hash}`);
  assert.equal(read('scripts/install/pnpm/package.json').dependencies.pnpm, version);
});

test('the panel and the front ends each have one version of React and Redux', () => {
  const versionFor = (project: string, name: string) =>
    createRequire(join(ROOT, project, 'package.json'))(`${name}/package.json`).version;
  for (const name of ['react', 'react-dom']) {
    assert.match(versionFor('cms', name), /^18\./);
    assert.match(versionFor('cms/node_modules/@strapi/admin', name), /^18\./);
    for (const project of ['web', 'admin-ui', 'node_modules/@mantine/core'])
      assert.match(versionFor(project, name), /^19\./);
  }
  const redux = ['admin', 'content-manager', 'upload'].map((plugin) =>
    versionFor(`cms/node_modules/@strapi/${plugin}`, 'react-redux'),
  );
  assert.equal(new Set(redux).size, 1);
});

test('no package has a licence that binds this project', () => {
  const binding = licencesPage()
    .split('\n')
    .filter((line) => /^- [^:]*\b(A?GPL|SSPL|BUSL)/.test(line) && !/^- [^:]* OR /.test(line));
  assert.deepEqual(binding, []);
});

test('docs/licences.md matches the installed packages', () => {
  assert.equal(text('docs/licences.md'), licencesPage(), 'run "npm run generate"');
});
