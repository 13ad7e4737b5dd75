// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** @type {(path: string, ignored: (path: string) => boolean) => string[]} in the same order on every machine */
function filesUnder(path, ignored) {
  if (!existsSync(path) || ignored(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesUnder(join(path, name), ignored));
}

/**
 * Returns a hash of the names and contents of files. It changes when a file changes, appears or disappears.
 *
 * @param {string} root names are relative to this folder
 * @param {string[]} paths files and folders below it; missing ones count as empty
 * @param {{ ignored?: (path: string) => boolean, also?: string[] }} [options] `also`: other inputs, such as
 * the kind of machine
 */
export function fingerprint(root, paths, { ignored = () => false, also = [] } = {}) {
  const hash = createHash('sha256').update(also.join('\0'));
  for (const file of paths.flatMap((path) => filesUnder(join(root, path), ignored))) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file).replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * A note of the inputs of some work. It is removed before the work and written after it, so interrupted
 * work counts as not done. It is in the folder of the results and disappears with them.
 *
 * @param {string} file
 */
export const stamp = (file) => ({
  /** @param {string} print */
  matches: (print) => existsSync(file) && readFileSync(file, 'utf8') === print,
  remove: () => rmSync(file, { force: true }),
  /** @param {string} print */
  write: (print) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print);
  },
});
