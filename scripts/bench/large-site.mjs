// @ts-check
import { growthGoals, qualityGoals } from './goals.mjs';
import { growthTable, listsWithContent, pagesWithContent, uncachedFirstBytes } from './growth.mjs';
import { visitorLists } from './lists.mjs';
import { CONNECTIONS, load } from './load.mjs';
import { pageQuality, qualityTables } from './page-quality.mjs';
import { mainPages } from './pages.mjs';
import { startLargerSite } from './site.mjs';

/**
 * @import { Bench } from '../bench.mjs'
 * @import { Load, LoadRequest } from './load.mjs'
 * @import { Cell } from './report.mjs'
 * @import { Site } from './site.mjs'
 */

/** What much content is compared with. */
const FEW = 100;

/**
 * The product on much content, beside itself on little.
 *
 * @param {Site} starter stopped
 * @param {Bench} bench
 */
export async function benchLargeSite(starter, bench) {
  const { options, findings, folder, ending, programs } = bench;
  const large = await startLargerSite(starter, { folder, items: options.items, ending });
  const idle = await findings.attempt('Memory, idle', large.memory);
  const { browserPort } = programs;
  const nextPost = postsInTurn(options.items);

  if (options.parts.includes('growth')) await benchGrowth(large, { starter, nextPost, bench });
  if (options.parts.includes('load')) await benchUncached(large, { nextPost, bench });
  if (options.parts.includes('lighthouse') && browserPort !== undefined) {
    await findings.attempt(`Lighthouse on ${options.items} items`, async () => {
      const how = { siteUrl: large.url, runs: options.runs, port: browserPort, folder };
      const results = await pageQuality(await mainPages(large.url), how);
      findings.add(...qualityTables(results, `${options.items} items of each kind`));
      findings.goals.push(...qualityGoals(results, `${options.items} items`));
    });
  }
  const after = await findings.attempt('Memory, after', large.memory);
  findings.add({
    title: `Memory (MB resident), ${options.items} items of each kind`,
    columns: ['When', 'Site', 'CMS'],
    rows: [
      ['idle after a start', idle?.web, idle?.cms],
      ['at rest after all of the above', after?.web, after?.cms],
    ],
  });
  await large.stop();
}

/**
 * Paths of posts in turn, many more than any cache of pages keeps.
 *
 * @param {number} posts
 */
function postsInTurn(posts) {
  let asked = 0;
  return () => {
    asked += 1;
    return `/blog/notes-from-rehearsal-${(asked % posts) + 1}`;
  };
}

/**
 * @param {Site} large
 * @param {{ starter: Site, nextPost: () => string, bench: Bench }} options
 */
async function benchGrowth(large, { starter, nextPost, bench }) {
  const { options, findings, folder, ending, programs } = bench;
  const { browserPort } = programs;
  const small = await startLargerSite(starter, { folder, items: FEW, ending });
  /** @type {[small: Site, large: Site]} */
  const sites = [small, large];
  /** @type {[small: number, large: number]} */
  const counts = [FEW, options.items];
  await findings.attempt('Every public page on little and on much content', async () => {
    const { count, p50, p95 } = await uncachedFirstBytes(large.url, nextPost);
    findings.add({
      title: `First byte of an uncached post among ${options.items} (ms), one after the other`,
      columns: ['Posts', 'p50', 'p95'],
      rows: [[count, p50, p95]],
    });
    const pages = await pagesWithContent(sites);
    findings.add(growthTable(pages, { title: 'First byte of an uncached page (ms), medians', counts }));
    findings.goals.push(...growthGoals({ pages, p95 }));
  });
  if (browserPort !== undefined) {
    await findings.attempt("The owner's lists on little and on much content", async () => {
      const lists = await listsWithContent(sites, browserPort);
      findings.add(growthTable(lists, { title: "Requests of the owner's area (ms), medians", counts }));
    });
  }
  await small.stop();
}

/**
 * @param {Site} large
 * @param {{ nextPost: () => string, bench: Bench }} options
 */
async function benchUncached(large, { nextPost, bench: { options, findings, programs } }) {
  const { seconds } = options;
  const { browserPort } = programs;
  /** @param {() => LoadRequest} next */
  const ask = (next) => load(large.url, { seconds, next });
  /** @type {Cell[][]} */
  const rows = [];
  /**
   * @param {string} what
   * @param {Load} result
   */
  const add = (what, { perSecond, p99, failures }) => rows.push([what, perSecond, p99, failures]);

  await findings.attempt('Load on pages that no cache has', async () => {
    add('post, another one each time', await ask(() => ({ path: nextPost() })));
  });
  if (browserPort !== undefined) {
    await findings.attempt("Load on the site's GraphQL lists", async () => {
      for (const list of await visitorLists(large, browserPort)) {
        add(`GraphQL ${list.method}: ${list.name}`, await ask(() => list));
      }
    });
  }
  const title = `Uncached, ${CONNECTIONS} connections, ${options.items} items of each kind`;
  findings.add({ title, columns: ['What', 'a second', 'p99 ms', 'failed'], rows });
}
