// @ts-check
import { join } from 'node:path';
import { ratio } from './figures.mjs';
import { loadGoals, qualityGoals } from './goals.mjs';
import { handMade } from './hand-made.mjs';
import { journeyGoals, journeyTable, measureJourneys } from './journey.mjs';
import { CONNECTIONS, load } from './load.mjs';
import { startNginx } from './nginx.mjs';
import { pageQuality, qualityTables } from './page-quality.mjs';
import { mainPages, newestPost } from './pages.mjs';
import { startSite } from './site.mjs';
import { copySite } from './static-copy.mjs';

/**
 * @import { Bench } from '../bench.mjs'
 * @import { Load } from './load.mjs'
 * @import { Table } from './report.mjs'
 * @import { Site } from './site.mjs'
 */

/**
 * The product on the starter content, beside a static copy of the same pages.
 *
 * @param {Bench} bench
 * @returns {Promise<Site>} stopped, its data still there
 */
export async function benchStarterSite(bench) {
  const { options, findings, folder, ending, programs } = bench;
  const site = await startSite(folder, 'starter', ending);
  const pages = await mainPages(site.url);
  const idle = await findings.attempt('Memory, idle', site.memory);
  const { nginx, browserPort } = programs;
  const copyUrl =
    nginx &&
    (await findings.attempt('A static copy', () => copyBeside(site, nginx, bench, { name: 'copy' })));
  const floorUrl =
    nginx &&
    (await findings.attempt('The pages as written by hand', () =>
      copyBeside(site, nginx, bench, { name: 'hand-made', rewrite: handMade }),
    ));

  if (options.parts.includes('lighthouse') && browserPort !== undefined) {
    await findings.attempt('Lighthouse on the starter content', async () => {
      const how = { siteUrl: site.url, copyUrl, floorUrl, runs: options.runs, port: browserPort, folder };
      const results = await pageQuality(pages, how);
      findings.add(...qualityTables(results, 'Starter content'));
      findings.goals.push(...qualityGoals(results, 'Starter content'));
    });
  }
  if (options.parts.includes('journey') && programs.chromium && floorUrl) {
    const how = { siteUrl: site.url, floorUrl, runs: options.runs };
    await findings.attempt('A journey on a slow phone', async () => {
      const journeys = await measureJourneys(String(programs.chromium), {
        ...how,
        post: await newestPost(site.url),
      });
      findings.add(journeyTable(journeys));
      findings.goals.push(...journeyGoals(journeys));
    });
  }
  if (options.parts.includes('load')) {
    await findings.attempt('Load on cached pages', async () => {
      const results = await cachedLoads(pages, { siteUrl: site.url, copyUrl, seconds: options.seconds });
      findings.add(cachedTable(results));
      findings.goals.push(...loadGoals(results));
    });
  }
  const after = await findings.attempt('Memory, after', site.memory);
  findings.add({
    title: 'Memory (MB resident), starter content',
    columns: ['When', 'Site', 'CMS'],
    rows: [
      ['idle after the first start', idle?.web, idle?.cms],
      ['at rest after all of the above', after?.web, after?.cms],
    ],
  });
  await site.stop();
  return site;
}

/**
 * @param {Site} site
 * @param {string} nginx
 * @param {Bench} bench
 * @param {{ name: string, rewrite?: (html: string) => string }} what
 */
async function copyBeside(site, nginx, { folder, ending }, { name, rewrite }) {
  const paths = (await mainPages(site.url)).map(({ path }) => path);
  const files = await copySite(site.url, paths, join(folder, name), rewrite);
  return startNginx(nginx, { folder: join(folder, `nginx-${name}`), files, ending });
}

/**
 * @param {{ name: string, path: string }[]} pages
 * @param {{ siteUrl: string, copyUrl?: string, seconds: number }} options
 */
async function cachedLoads(pages, { siteUrl, copyUrl, seconds }) {
  const results = [];
  for (const { name, path } of pages) {
    const next = () => ({ path });
    const site = await load(siteUrl, { seconds, next });
    const copy = copyUrl ? await load(copyUrl, { seconds, next }) : undefined;
    results.push({ name, site, copy });
  }
  return results;
}

/**
 * @param {{ name: string, site: Load, copy?: Load }[]} results
 * @returns {Table}
 */
function cachedTable(results) {
  return {
    title: `Cached pages, ${CONNECTIONS} connections`,
    columns: ['Page', 'a second', 'p99 ms', 'failed', 'nginx a second', 'nginx p99 ms', 'Ratio'],
    rows: results.map(({ name, site, copy }) => [
      name,
      Math.round(site.perSecond),
      site.p99,
      site.failures,
      copy && Math.round(copy.perSecond),
      copy?.p99,
      copy && ratio(site.perSecond, copy.perSecond),
    ]),
  };
}
