// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * @param {string} path file or folder
 * @param {(path: string) => boolean} ignored
 * @returns {string[]} files, in an order that is the same on every machine
 */
function filesUnder(path, ignored) {
  if (!existsSync(path) || ignored(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name), ignored));
}

/**
 * One text for the names and contents of many files: it changes when one of them changes, appears or goes.
 *
 * @param {string} root the names count relative to this folder
 * @param {string[]} paths files and folders below it; missing ones count as empty
 * @param {{ ignored?: (path: string) => boolean, also?: string[] }} [options] `also`: other things that matter,
 *   such as the version of Node
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
 * A note of what something was made from. It is removed before the work and written after it, so work that
 * was cut off counts as not done.
 *
 * @param {string} file
 */
export function stamp(file) {
  return {
    /** @param {string} print */
    matches: (print) => existsSync(file) && readFileSync(file, 'utf8') === print,
    remove: () => rmSync(file, { force: true }),
    /** @param {string} print */
    write: (print) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, print);
    },
  };
}
