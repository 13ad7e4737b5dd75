// @ts-check
// `node scripts/generated/licences.mjs` writes docs/licences.md from the installed packages; part of `npm run generate`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../config/paths.mjs';

/** Well-known licences; packages are named only under the others. */
const WELL_KNOWN = /^(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0)$/;
const UNKNOWN = 'not stated in its package.json';

/**
 * @typedef {object} Manifest parts of a package.json
 * @property {string} name
 * @property {string} version
 * @property {unknown} [license]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @param {string} folder `node_modules` @returns {string[]} folders of packages, also of nested ones */
function packageFolders(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const paths = names.flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(folder, name)).map((own) => join(folder, name, own))
      : [join(folder, name)],
  );
  return paths.flatMap((path) => [path, ...packageFolders(join(path, 'node_modules'))]);
}

/** @returns {Manifest[]} of the packages that are installed on this machine */
export const installedPackages = () =>
  ['.', 'web', 'admin-ui', 'cms']
    .flatMap((project) => packageFolders(join(ROOT, project, 'node_modules')))
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));

/** Returns one name for builds of a library for different machines. @param {string} name */
const family = (name) => name.replace(/-(darwin|linux(musl)?|win32|android|freebsd|wasm32)([-\w]*)$/, '-…');

/** @returns {string} the content of docs/licences.md */
export function licencesPage() {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map();
  for (const { name, license } of installedPackages()) {
    const licence = typeof license === 'string' ? license : UNKNOWN;
    const names = byLicence.get(licence) ?? new Set();
    byLicence.set(licence, WELL_KNOWN.test(licence) ? names : names.add(family(name)));
  }
  const sorted = [...byLicence].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = sorted.map(([licence, names]) => [`- ${licence}`, ...[...names].sort()]);
  return `# Licences of the packages

Written by \`npm run generate\` from the installed packages; do not edit. Licences as each package says itself; tools that
only build or test are listed too. Beyond the well-known licences, the packages are named. The site's own licence is
[MIT](../LICENSE).

${lines.map(([licence, ...names]) => (names.length > 0 ? `${licence}: ${names.join(', ')}` : licence)).join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(ROOT, 'docs', 'licences.md'), licencesPage());
