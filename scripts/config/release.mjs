// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** The release, such as "1.2.0". @type {string} */
export const RELEASE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** @type {(a: string, b: string) => number} below 0 if `a` is earlier, 0 if both are the same */
export const compareReleases = (a, b) => a.localeCompare(b, 'en', { numeric: true });
