// @ts-check
import { median, percentile, ratio } from './figures.mjs';
import { firstByte } from './first-byte.mjs';
import { ownerLists } from './lists.mjs';
import { publicPages, uncached } from './pages.mjs';

/**
 * @import { LoadRequest } from './load.mjs'
 * @import { Table } from './report.mjs'
 * @import { Site } from './site.mjs'
 *
 * @typedef {object} Compared
 * @property {string} name
 * @property {number} small median in milliseconds
 * @property {number} large
 */

/** An odd number, so that the median is one of them. */
const SAMPLES = 15;
const SEQUENTIAL = 200;

/**
 * @param {string} name
 * @param {[small: Site, large: Site]} sites
 * @param {[small: () => LoadRequest, large: () => LoadRequest]} requests
 * @returns {Promise<Compared>}
 */
async function compare(name, [small, large], [smallRequest, largeRequest]) {
  /** @type {number[]} */
  const ofSmall = [];
  /** @type {number[]} */
  const ofLarge = [];
  await firstByte(small.url, smallRequest());
  await firstByte(large.url, largeRequest());
  // By turns, so that what else happens on the machine strikes both.
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    ofSmall.push(await firstByte(small.url, smallRequest()));
    ofLarge.push(await firstByte(large.url, largeRequest()));
  }
  return { name, small: median(ofSmall), large: median(ofLarge) };
}

/**
 * Every public page, rendered anew, on little and on much content.
 *
 * @param {[small: Site, large: Site]} sites
 */
export async function pagesWithContent(sites) {
  const [ofSmall, ofLarge] = await Promise.all(sites.map(({ url }) => publicPages(url)));
  const results = [];
  for (const { name, path } of ofLarge ?? []) {
    const other = ofSmall?.find((page) => page.name === name)?.path ?? path;
    results.push(
      await compare(name, sites, [() => ({ path: uncached(other) }), () => ({ path: uncached(path) })]),
    );
  }
  return results;
}

/**
 * What the lists of the owner's area ask for, on little and on much content.
 *
 * @param {[small: Site, large: Site]} sites
 * @param {number} browserPort
 */
export async function listsWithContent(sites, browserPort) {
  const [small, large] = sites;
  const ofSmall = await ownerLists(small, browserPort);
  const ofLarge = await ownerLists(large, browserPort);
  const results = [];
  for (const request of ofLarge) {
    const other = ofSmall.find(({ name }) => name === request.name);
    if (other) results.push(await compare(request.name, sites, [() => other, () => request]));
  }
  return results;
}

/**
 * @param {Compared[]} results
 * @param {{ title: string, counts: [small: number, large: number] }} options
 * @returns {Table}
 */
export function growthTable(results, { title, counts: [few, many] }) {
  return {
    title,
    columns: ['What', `${few} items`, `${many} items`, 'Ratio'],
    rows: results.map(({ name, small, large }) => [name, small, large, ratio(large, small)]),
  };
}

/**
 * Posts that nobody has asked for, one after the other.
 *
 * @param {string} url
 * @param {() => string} nextPath
 */
export async function uncachedFirstBytes(url, nextPath) {
  /** @type {number[]} */
  const taken = [];
  for (let at = 0; at < SEQUENTIAL; at += 1) taken.push(await firstByte(url, { path: nextPath() }));
  return { count: SEQUENTIAL, p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) };
}
