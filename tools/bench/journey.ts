/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Goal, median, ratio, type Table } from './report.ts';
import { visitBefore } from './site.ts';

const ORIGINS = ['site', 'floor'] as const;
/** Lighthouse measures the largest paint. */
const STEPS = ['first paint', 'to the list', 'to a post', 'back', 'second visit'] as const;
const MAX_OF_FLOOR = 1.15;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A phone on a fair mobile connection: 1.6 Mbit/s down, 750 kbit/s up. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const LIST = '/blog';
/** Selectors that only the list and only a post match. */
const LIST_SHOWS = `main h2 a[href^="${LIST}/"]`;
const POST_SHOWS = 'main article h1';
/** Visits per run. Frames of such a phone are 50 to 150 ms apart, so the median of few first paints says little. */
const VISITS = 5;
/** A visitor looks at a page before the next step. */
const LOOKS_MS = 3000;
const IN_PAGE = fileURLToPath(new URL('./journey-in-page.js', import.meta.url));

/** Milliseconds. */
type Journey = Record<(typeof STEPS)[number], number>;
type Origin = (typeof ORIGINS)[number];
type Journeys = Record<Origin, Journey>;
type Taken = Record<(typeof STEPS)[number], number[]>;

/**
 * Measures what a visitor sees and when, in a browser that is really throttled.
 *
 * @param post path of a post on the list
 * @returns medians of the site and of the handmade pages
 */
export async function measureJourneys(
  browser: Browser,
  urls: Record<Origin, string>,
  post: string,
  runs: number,
): Promise<Journeys> {
  for (const path of ['/', LIST, post]) await visitBefore(urls.site + path);
  const taken = { site: nothingTaken(), floor: nothingTaken() };
  const byTurns = async (measure: (context: BrowserContext, url: string) => Promise<Partial<Journey>>) => {
    for (const origin of ORIGINS) {
      const context = await browser.newContext(PHONE);
      const times = await measure(context, urls[origin]);
      for (const step of STEPS) if (step in times) taken[origin][step].push(times[step] ?? Number.NaN);
      await context.close();
    }
  };
  for (let run = 0; run < runs; run += 1) {
    for (let visit = 0; visit < VISITS; visit += 1) await byTurns(twoVisits);
    await byTurns((context, url) => journey(context, url, post));
  }
  return { site: medians(taken.site), floor: medians(taken.floor) };
}

const nothingTaken = () => Object.fromEntries(STEPS.map((step) => [step, [] as number[]])) as Taken;

const medians = (taken: Taken) =>
  Object.fromEntries(STEPS.map((step) => [step, median(taken[step])])) as Journey;

/** Opens the first page as a new visitor and again as the same one. */
async function twoVisits(context: BrowserContext, url: string) {
  const page = await slowPage(context);
  await page.goto(url);
  const first = await firstPaintOf(page);
  await page.close();
  // The browser cleans up after a page, which must not slow the next visit.
  await wait(LOOKS_MS);
  const again = await slowPage(context);
  await again.goto(url);
  return { 'first paint': first, 'second visit': await firstPaintOf(again) };
}

async function journey(context: BrowserContext, url: string, post: string) {
  await context.addInitScript({ path: IN_PAGE });
  const page = await slowPage(context);
  await page.goto(url);
  await page.waitForTimeout(LOOKS_MS);
  const list = await follow(page, LIST, LIST_SHOWS);
  const opened = await follow(page, post, POST_SHOWS);
  await waitFor(page, LIST_SHOWS);
  await page.evaluate(() => {
    sessionStorage.setItem('since', String(performance.timeOrigin + performance.now()));
    // Later, because the page that answers this call may be gone by then.
    setTimeout(() => history.back());
  });
  return { 'to the list': list, 'to a post': opened, back: await elapsed(page) };
}

async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** @param shows selector that only the next page matches */
const waitFor = (page: Page, shows: string) =>
  page.evaluate((selector) => {
    sessionStorage.removeItem('seen');
    sessionStorage.setItem('waited-for', selector);
  }, shows);

/** Follows a link by touch. @returns milliseconds until the expected content is visible */
async function follow(page: Page, path: string, shows: string) {
  const link = page.locator(`a[href="${path}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOKS_MS);
  await waitFor(page, shows);
  await link.tap({ noWaitAfter: true });
  return elapsed(page);
}

async function elapsed(page: Page) {
  await page.waitForTimeout(LOOKS_MS);
  return page.evaluate(() => {
    const [since, seen] = ['since', 'seen'].map((moment) => sessionStorage.getItem(moment));
    return since && seen ? Number(seen) - Number(since) : Number.NaN;
  });
}

async function firstPaintOf(page: Page) {
  await page.waitForTimeout(LOOKS_MS);
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

export const journeyTable = ({ site, floor }: Journeys): Table => ({
  title: 'A journey on a phone that is really slowed down (ms), medians',
  columns: ['Step', 'Site', 'Hand-made', 'Ratio'],
  rows: STEPS.map((name) => [name, site[name], floor[name], ratio(site[name], floor[name])]),
});

export const journeyGoals = ({ site, floor }: Journeys): Goal[] =>
  STEPS.map((name) => ({
    what: `Journey: ${name}, to the hand-made page`,
    figure: ratio(site[name], floor[name]),
    most: MAX_OF_FLOOR,
  }));
