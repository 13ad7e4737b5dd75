// @ts-check
// `node scripts/generated/licences.mjs` writes docs/licences.md from the lockfile; part of `npm run generate`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../config/paths.mjs';
import { installedPackages, readLockfile } from './packages.mjs';

const FILE = join(ROOT, 'docs', 'licences.md');

/** Well-known licences; packages are named only under the others. */
const WELL_KNOWN = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MIT-0',
]);
const UNKNOWN = 'not stated in its package.json';

/**
 * Packages for one kind of machine are not installed on others. They have the licence of the package that uses
 * them, except these.
 *
 * @type {[RegExp, string][]}
 */
const FOR_ONE_MACHINE = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later'],
  [/^@img\/sharp-.*wasm32/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  [/^@swc\/core-/, 'Apache-2.0 AND MIT'],
  [/^@(emnapi|napi-rs\/wasm|tybys)/, 'MIT'],
];

/** Returns one name for builds of a library for different machines. @param {string} name */
const family = (name) => name.replace(/-(darwin|linux(musl)?|win32|android|freebsd|wasm32)([-\w]*)$/, '-…');

/** @param {string} key `@scope/name@1.0.0` or, in snapshots, with peers behind it */
const nameOf = (key) => key.slice(0, key.indexOf('@', 1));

/** @returns {Map<string, string[]>} package names by licence */
function found() {
  const { packages, snapshots } = readLockfile();
  const installed = installedPackages();
  /** @type {Map<string, string>} */
  const users = new Map();
  for (const [key, { optionalDependencies = {} }] of Object.entries(snapshots)) {
    const user = key.replace(/\(.*$/, '');
    for (const name of Object.keys(optionalDependencies)) if (!users.has(name)) users.set(name, user);
  }
  const licenceOf = (/** @type {string} */ key) => {
    const stated = installed.get(key)?.license ?? UNKNOWN;
    return typeof stated === 'string' ? stated : UNKNOWN;
  };
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const [key, { os, cpu }] of Object.entries(packages)) {
    const name = nameOf(key);
    const special = FOR_ONE_MACHINE.find(([pattern]) => pattern.test(name))?.[1];
    const licence = special ?? licenceOf(os || cpu ? (users.get(name) ?? '') : key);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  }
  return byLicence;
}

/** @returns {string} the content of docs/licences.md */
export function licencesPage() {
  const sorted = [...found()].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = sorted.map(([licence, names]) => {
    if (WELL_KNOWN.has(licence)) return `- ${licence}: ${names.length}`;
    return `- ${licence}: ${names.length}: ${[...new Set(names.map(family))].sort().join(', ')}`;
  });
  return `# Licences of the packages

Written by \`npm run generate\` from the lockfile; do not edit. Number of packages by licence, as each says itself; tools
that only build or test are counted too. Beyond the well-known ones they are named. The site's own licence is
[MIT](../LICENSE).

${lines.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(FILE, licencesPage());
