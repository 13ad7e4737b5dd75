import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSqlite } from '../../scripts/backup/databases.ts';
import { databaseFile } from '../../scripts/backup/notes.mjs';
import { firstByte, type LoadRequest } from './load.ts';
import { median, percentile, ratio, type Table } from './report.ts';
import { publicPages, type Site } from './site.ts';

type NamedRequest = LoadRequest & { name: string };

interface Compared {
  name: string;
  /** Median in milliseconds with little content. */
  small: number;
  large: number;
}

/** An odd number, so that the median is one of the samples. */
const SAMPLES = 15;
const SEQUENTIAL = 200;
const OWNER_LISTS = ['dashboard', 'portfolio', 'blog', 'projects', 'events', 'volunteers', 'messages'];
const PASSED_ON = ['authorization', 'content-type', 'accept'];

/** A site asks the CMS for its content's version once a second. */
const NOTICED_MS = 1100;

/** Counts the content's version up, as every save does: no cache of pages or of queries has an answer for it. */
async function outdateCaches(sites: Site[]) {
  for (const { dataDir } of sites) {
    const database = openSqlite(databaseFile(dataDir));
    database.prepare("update site_counters set value = value + 1 where name = 'content_version'").run();
    database.close();
  }
  await pause(NOTICED_MS);
}

/** Compares requests of the same name alternately, so that other load affects both. */
async function compare<T extends NamedRequest>(
  [small, large]: [Site, Site],
  [ofSmall, ofLarge]: [T[], T[]],
  prepare: (sites: Site[]) => Promise<void>,
) {
  const pairs = ofLarge.flatMap((request) => {
    const other = ofSmall.find(({ name }) => name === request.name);
    return other
      ? [{ name: request.name, other, request, small: [] as number[], large: [] as number[] }]
      : [];
  });
  for (let sample = -1; sample < SAMPLES; sample += 1) {
    await prepare([small, large]);
    // The first request after a change also loads what all pages share, so another page begins each time.
    const first = Math.max(sample, 0) % pairs.length;
    for (const pair of [...pairs.slice(first), ...pairs.slice(0, first)]) {
      const taken = [
        await firstByte(small.url, pair.other),
        await firstByte(large.url, pair.request),
      ] as const;
      if (sample < 0) continue;
      pair.small.push(taken[0]);
      pair.large.push(taken[1]);
    }
  }
  return pairs.map(({ name, ...taken }) => ({
    name,
    small: median(taken.small),
    large: median(taken.large),
  }));
}

/** Measures every public page without cache, with little and with much content. */
export async function pagesWithContent(sites: [Site, Site]) {
  const [small, large] = sites;
  return compare(sites, [await publicPages(small.url), await publicPages(large.url)], outdateCaches);
}

/** Measures the list requests of the owner's area, with little and with much content. */
export async function listsWithContent(sites: [Site, Site], browser: Browser) {
  const [small, large] = sites;
  const lists = [await ownerLists(small, browser), await ownerLists(large, browser)] as const;
  return compare(sites, [...lists], async () => {});
}

export const growthTable = (title: string, results: Compared[], [few, many]: [number, number]): Table => ({
  title,
  columns: ['What', `${few} items`, `${many} items`, 'Ratio'],
  rows: results.map(({ name, small, large }) => [name, small, large, ratio(large, small)]),
});

export const worstGrowth = (results: Compared[]) =>
  Math.max(...results.map(({ small, large }) => ratio(large, small)));

export async function uncachedFirstBytes(url: string, nextPath: () => string) {
  const taken: number[] = [];
  while (taken.length < SEQUENTIAL) taken.push(await firstByte(url, { path: nextPath() }));
  return { count: SEQUENTIAL, p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) };
}

/**
 * Records what the owner's area requests for its lists, with the owner's access token, which expires after
 * five minutes.
 */
async function ownerLists({ url, owner }: Site, browser: Browser) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(owner.name);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard/);
  const all: NamedRequest[] = [];
  let list = '';
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    const body = request.postData() ?? '';
    if (path !== '/graphql' || all.some((other) => other.body === body)) return;
    const name = `${list}: ${/\bquery\s*(\w+)/.exec(body)?.[1] ?? 'query'}`;
    const headers = Object.entries(request.headers()).filter(([header]) => PASSED_ON.includes(header));
    all.push({ name, path, method: request.method(), headers: Object.fromEntries(headers), body });
  });
  for (list of OWNER_LISTS) await page.goto(`/admin/${list}`, { waitUntil: 'networkidle' });
  await context.close();
  return all;
}
