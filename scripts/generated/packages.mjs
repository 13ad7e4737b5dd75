// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../config/paths.mjs';

/**
 * @typedef {object} Manifest parts of a package.json
 * @property {string} name
 * @property {string} version
 * @property {unknown} [license]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {object} Locked
 * @property {{ integrity?: string, tarball?: string }} resolution
 * @property {string[]} [os] packages for one kind of machine
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {object} Lockfile
 * @property {Record<string, Locked>} packages by name and version: `react@19.2.9`
 * @property {Record<string, { optionalDependencies?: Record<string, string> }>} snapshots by name, version and peers
 */

/** @returns {Lockfile} */
export const readLockfile = (folder = '.') =>
  parse(readFileSync(join(ROOT, folder, 'pnpm-lock.yaml'), 'utf8'));

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

/** @returns {Map<string, Manifest>} the installed packages by name and version */
export function installedPackages() {
  const folders = ['.', 'web', 'admin-ui', 'cms'].flatMap((project) =>
    packageFolders(join(ROOT, project, 'node_modules')),
  );
  const files = folders.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file));
  /** @type {Manifest[]} */
  const manifests = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return new Map(manifests.map((manifest) => [`${manifest.name}@${manifest.version}`, manifest]));
}
