// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../config/paths.mjs';

/** Regular lines show that a slow step is not stuck. */
const STILL_MS = 15_000;
/** Seconds that each step took the last time, by its name. */
const LAST_TIMES = join(ROOT, 'node_modules', '.cache', 'last-times.json');

/** Announced steps that are not done yet. @type {Set<string>} */
const left = new Set();

/** @param {number} since from `Date.now()` */
export function secondsSince(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/**
 * Announces steps. Each step that ends names those that are left.
 *
 * @param {string[]} steps names as `timed` and `step` receive them
 */
export function announce(steps) {
  for (const name of steps) left.add(name);
}

/**
 * Logs what is done, that it continues, how long it took and what is left.
 *
 * @template T
 * @param {string} doing "Installing the packages"
 * @param {() => Promise<T>} work
 * @param {string} [last] how long it took the last time
 */
export async function timed(doing, work, last) {
  const since = Date.now();
  const before = last ? ` (last time ${last})` : '';
  console.log(`${doing} …${before}`);
  const sayStill = () => console.log(`${doing}: still running after ${secondsSince(since)}${before}`);
  const still = setInterval(sayStill, STILL_MS);
  try {
    const result = await work();
    const next = left.delete(doing) && left.size > 0 ? `. Left: ${[...left].join(', ')}` : '';
    console.log(`${doing}: done in ${secondsSince(since)}${next}`);
    return result;
  } finally {
    clearInterval(still);
  }
}

/** @returns {Record<string, string>} */
const lastTimes = () => (existsSync(LAST_TIMES) ? JSON.parse(readFileSync(LAST_TIMES, 'utf8')) : {});

/**
 * Logs a step of an installation or a build like `timed`, and remembers how long it takes.
 *
 * @template T
 * @param {string} doing
 * @param {() => Promise<T>} work
 */
export async function step(doing, work) {
  const since = Date.now();
  const result = await timed(doing, work, lastTimes()[doing]);
  mkdirSync(dirname(LAST_TIMES), { recursive: true });
  writeFileSync(LAST_TIMES, JSON.stringify({ ...lastTimes(), [doing]: secondsSince(since) }));
  return result;
}
