// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** The release of this program, as in "1.2.0". @type {string} */
export const RELEASE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** @param {string} release */
const parts = (release) => release.split('.').map(Number);

/** @type {(a: string, b: string) => number} below 0 when `a` is the earlier release, 0 when they are the same */
export function compareReleases(a, b) {
  const others = parts(b);
  const differences = parts(a).map((part, at) => part - (others[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
