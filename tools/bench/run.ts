import { join } from 'node:path';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { wholeNumber } from '../../scripts/config/variables.mjs';
import { buildStale } from '../../scripts/install/build-parts.mjs';
import { type Cleanup, readArguments } from '../../scripts/run/child-processes.mjs';
import { provideChromium } from '../../scripts/run/programs.ts';
import { testEnvironment } from '../../scripts/testing/test-site.ts';
import { handMade, provideNginx, serveCopy } from './floors.ts';
import {
  growthTable,
  listsWithContent,
  pagesWithContent,
  uncachedFirstBytes,
  worstGrowth,
} from './growth.ts';
import { journeyGoals, journeyTable, measureJourneys } from './journey.ts';
import { type Origins, pageQuality, qualityGoals, qualityTables } from './lighthouse.ts';
import { CONNECTIONS, load } from './load.ts';
import { type Cell, Findings, ratio } from './report.ts';
import { mainPages, newestPost, type Site, startLargerSite, startSite } from './site.ts';
import { installTools, machineTable, startChromium } from './tools.ts';

export const PARTS = ['lighthouse', 'journey', 'load', 'growth'] as const;
/** Parts that need a site with much content. */
const WITH_MUCH_CONTENT: readonly string[] = ['lighthouse', 'load', 'growth'];
/** Items of each kind in the small database. */
const FEW = 100;
/** Goal: part of the requests per second that nginx serves. */
const CACHED_PART = 0.25;
const FIRST_BYTE_MS = 60;
/** Goal: relative to the time with a hundredth of the content. */
const GROWTH_RATIO = 1.2;

const USAGE = `npm run bench -- [--runs 3] [--seconds 10] [--items 10000] [--only ${PARTS.join('|')}]`;
const NUMBERS = {
  runs: { usual: '3', must: wholeNumber(1, 50) },
  seconds: { usual: '10', must: wholeNumber(1, 600) },
  /** Items of each kind in the large database. */
  items: { usual: '10000', must: wholeNumber(200, 200_000) },
};

/** @throws {CommandError} naming the wrong option */
export function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { runs: text, seconds: text, items: text, only: text };
  const { only, ...given } = readArguments({ args, options }, USAGE).values;
  const number = (name: keyof typeof NUMBERS) => {
    const { usual, must } = NUMBERS[name];
    const value = given[name] ?? usual;
    const wanted = must(value);
    if (wanted) throw new CommandError(`--${name} must be ${wanted}, not "${value}".`);
    return Number(value);
  };
  const parts = PARTS.filter((part) => only === undefined || part === only);
  if (parts.length === 0) throw new CommandError(`--only must be one of ${PARTS.join(', ')}, not "${only}".`);
  return { runs: number('runs'), seconds: number('seconds'), items: number('items'), parts };
}

/** Shared by all parts. Programs that this machine lacks are undefined. */
interface Bench {
  options: ReturnType<typeof readOptions>;
  findings: Findings;
  folder: string;
  cleanup: Cleanup;
  nginx?: string;
  chromium?: Awaited<ReturnType<typeof startChromium>>;
}

export async function bench(options: Bench['options'], folder: string, cleanup: Cleanup) {
  await buildStale(testEnvironment(folder, { DATA_DIR: join(folder, 'build') }));
  await installTools();
  const findings = new Findings();
  const program = await findings.attempt('Chromium', provideChromium);
  const chromium = program && (await findings.attempt('A browser', () => startChromium(program, cleanup)));
  const nginx = await provideNginx();
  if (!nginx) console.log('There is no nginx here, so nothing is compared with a static copy.');
  findings.add(await machineTable(program, nginx));

  const all: Bench = { options, findings, folder, cleanup, nginx, chromium: chromium || undefined };
  const starter = await findings.attempt('The starter content', () => starterSite(all));
  if (starter && options.parts.some((part) => WITH_MUCH_CONTENT.includes(part)))
    await findings.attempt('Much content', () => largeSite(starter, all));
  findings.finish();
}

/**
 * Measures the product with the starter content, beside static files of the same pages.
 *
 * @returns the stopped site with its data
 */
async function starterSite(all: Bench) {
  const { options, findings, folder, cleanup, nginx, chromium } = all;
  const site = await startSite(folder, 'starter', cleanup);
  const pages = await mainPages(site.url);
  const idle = await findings.attempt('Memory, idle', site.memory);
  const paths = pages.map(({ path }) => path);
  const beside = (name: string) => ({ url: site.url, pages: paths, folder: join(folder, name), cleanup });
  const copy = nginx && (await findings.attempt('A static copy', () => serveCopy(nginx, beside('copy'))));
  const floor =
    nginx &&
    (await findings.attempt('The pages as written by hand', () =>
      serveCopy(nginx, beside('hand-made'), handMade),
    ));

  await lighthouse('Starter content', { site: site.url, floor }, all);
  if (options.parts.includes('journey') && chromium && floor) {
    await findings.attempt('A journey on a slow phone', async () => {
      const urls = { site: site.url, floor };
      const journeys = await measureJourneys(
        chromium.browser,
        urls,
        await newestPost(site.url),
        options.runs,
      );
      findings.add(journeyTable(journeys));
      findings.addGoals(journeyGoals(journeys));
    });
  }
  if (options.parts.includes('load')) {
    await findings.attempt('Load on cached pages', () => cachedLoads({ site: site.url, copy }, all));
  }
  await memoryTable('starter content', idle, site, all);
  await site.stop();
  return site;
}

/** Measures the product with much content, beside itself with little. */
async function largeSite(starter: Site, all: Bench) {
  const { options, findings, folder, cleanup } = all;
  const large = await startLargerSite(starter, options.items, folder, cleanup);
  const idle = await findings.attempt('Memory, idle', large.memory);
  let visited = 0;
  // In turn, many more than any page cache holds.
  const nextPost = () => {
    visited += 1;
    return `/blog/notes-from-rehearsal-${(visited % options.items) + 1}`;
  };
  if (options.parts.includes('growth')) {
    const small = await startLargerSite(starter, FEW, folder, cleanup);
    await growth([small, large], nextPost, all);
    await small.stop();
  }
  if (options.parts.includes('load')) await uncachedLoad(large, nextPost, all);
  await lighthouse(`${options.items} items`, { site: large.url }, all);
  await memoryTable(`${options.items} items of each kind`, idle, large, all);
  await large.stop();
}

async function lighthouse(content: string, origins: Origins, bench: Bench) {
  const { options, findings, folder, chromium } = bench;
  if (!options.parts.includes('lighthouse') || !chromium) return;
  await findings.attempt(`Lighthouse: ${content}`, async () => {
    const pages = await mainPages(origins.site);
    const results = await pageQuality(pages, origins, { runs: options.runs, port: chromium.port, folder });
    findings.add(...qualityTables(results, content));
    findings.addGoals(qualityGoals(results, content));
  });
}

type Memory = Awaited<ReturnType<Site['memory']>> | undefined;

async function memoryTable(content: string, idle: Memory, site: Site, { findings }: Bench) {
  const after = await findings.attempt('Memory, after', site.memory);
  findings.add({
    title: `Memory (MB resident), ${content}`,
    columns: ['When', 'Site', 'CMS'],
    rows: [
      ['idle after the start', idle?.web, idle?.cms],
      ['at rest after all of the above', after?.web, after?.cms],
    ],
  });
}

async function cachedLoads(urls: { site: string; copy?: string }, { options, findings }: Bench) {
  const rows: Cell[][] = [];
  const parts: number[] = [];
  for (const { name, path } of await mainPages(urls.site)) {
    const site = await load(urls.site, options.seconds, () => ({ path }));
    const copy = urls.copy ? await load(urls.copy, options.seconds, () => ({ path })) : undefined;
    const part = copy && ratio(site.perSecond, copy.perSecond);
    if (part !== undefined) parts.push(part);
    const ofSite = [Math.round(site.perSecond), site.p99, site.failures];
    rows.push([name, ...ofSite, copy && Math.round(copy.perSecond), copy?.p99, part]);
  }
  findings.add({
    title: `Cached pages, ${CONNECTIONS} connections`,
    columns: ['Page', 'a second', 'p99 ms', 'failed', 'nginx a second', 'nginx p99 ms', 'Ratio'],
    rows,
  });
  findings.addGoals([
    { what: 'Cached pages a second to nginx', figure: Math.min(...parts), most: CACHED_PART, least: true },
  ]);
}

async function growth(sites: [Site, Site], nextPost: () => string, { options, findings, chromium }: Bench) {
  const [, large] = sites;
  const counts: [number, number] = [FEW, options.items];
  await findings.attempt('Every public page on little and on much content', async () => {
    const { count, p50, p95 } = await uncachedFirstBytes(large.url, nextPost);
    findings.add({
      title: `First byte of an uncached post among ${options.items} (ms), one after the other`,
      columns: ['Posts', 'p50', 'p95'],
      rows: [[count, p50, p95]],
    });
    const pages = await pagesWithContent(sites);
    findings.add(growthTable('First byte of an uncached page (ms), medians', pages, counts));
    findings.addGoals([
      { what: 'First byte of an uncached page, p95 (ms)', figure: p95, most: FIRST_BYTE_MS },
      { what: 'Pages on much content to pages on little', figure: worstGrowth(pages), most: GROWTH_RATIO },
    ]);
  });
  if (!chromium) return;
  await findings.attempt("The owner's lists on little and on much content", async () => {
    const lists = await listsWithContent(sites, chromium.browser);
    findings.add(growthTable("Requests of the owner's area (ms), medians", lists, counts));
  });
}

async function uncachedLoad(large: Site, nextPost: () => string, { options, findings }: Bench) {
  await findings.attempt('Load on pages that no cache has', async () => {
    const { perSecond, p99, failures } = await load(large.url, options.seconds, () => ({ path: nextPost() }));
    findings.add({
      title: `Another uncached post each time, ${CONNECTIONS} connections, among ${options.items}`,
      columns: ['a second', 'p99 ms', 'failed'],
      rows: [[perSecond, p99, failures]],
    });
  });
}
