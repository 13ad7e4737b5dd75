// @ts-check
/// <reference lib="dom" />
import { chromium } from '@playwright/test';
import { median, ratio } from './figures.mjs';

/**
 * @import { Page } from '@playwright/test'
 * @import { Goal } from './goals.mjs'
 * @import { Table } from './report.mjs'
 *
 * @typedef {Record<typeof STEPS[number], number>} Journey milliseconds
 */

const STEPS = /** @type {const} */ ([
  'first paint',
  'largest paint',
  'to the list',
  'to a post',
  'back',
  'second visit',
]);
/** The largest paint is Lighthouse's business, which knows more about it. */
const GOAL_STEPS = STEPS.filter((step) => step !== 'largest paint');
const MOST_OF_FLOOR = 1.15;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A phone on a fair mobile line: 1.6 Mbit/s down, 750 kbit/s up. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** What only the list and only a post has. */
const LIST_SHOWS = 'main h2 a[href^="/blog/"]';
const POST_SHOWS = 'main article h1';
/** A visitor looks at a page before the next step. */
const LOOKS_MS = 3000;

/**
 * What a visitor sees and when, on a browser that really is that slow.
 *
 * @param {string} program Chromium
 * @param {{ siteUrl: string, floorUrl: string, post: string, runs: number }} options `post` is the path of one on the list
 * @returns {Promise<{ site: Journey, floor: Journey }>} medians
 */
export async function measureJourneys(program, { siteUrl, floorUrl, post, runs }) {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  const journey = async (/** @type {string} */ url) => {
    const context = await browser.newContext(PHONE);
    await context.addInitScript(watch);
    try {
      const page = await slowPage(context);
      await page.goto(url);
      await page.waitForTimeout(LOOKS_MS);
      const paints = await paintsOf(page);
      const list = await follow(page, '/blog', LIST_SHOWS);
      const opened = await follow(page, post, POST_SHOWS);
      const back = await step(page, () => history.back(), LIST_SHOWS);
      await page.close();
      const again = await slowPage(context);
      await again.goto(url);
      const { first } = await paintsOf(again);
      return {
        'first paint': paints.first,
        'largest paint': paints.largest,
        'to the list': list,
        'to a post': opened,
        back,
        'second visit': first,
      };
    } finally {
      await context.close();
    }
  };
  /** @type {{ site: Journey[], floor: Journey[] }} */
  const taken = { site: [], floor: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      taken.site.push(await journey(siteUrl));
      taken.floor.push(await journey(floorUrl));
    }
  } finally {
    await browser.close();
  }
  return { site: medians(taken.site), floor: medians(taken.floor) };
}

/** @param {Journey[]} journeys */
const medians = (journeys) =>
  /** @type {Journey} */ (
    Object.fromEntries(STEPS.map((name) => [name, median(journeys.map((each) => each[name]))]))
  );

/** @param {import('@playwright/test').BrowserContext} context */
async function slowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/**
 * Runs in every document: notes when what is waited for can be seen. Moments are of the clock, because the document may
 * be another one by then.
 */
function watch() {
  const look = () => {
    const waited = sessionStorage.getItem('waited-for');
    if (waited && document.querySelector(waited) && !sessionStorage.getItem('seen')) {
      // After the frame that shows it.
      setTimeout(() => {
        sessionStorage.setItem('seen', String(performance.timeOrigin + performance.now()));
        sessionStorage.removeItem('waited-for');
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('since', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
}

/**
 * Does one step.
 *
 * @param {Page} page
 * @param {() => void} act in the page
 * @param {string} shows selector of something that only the page after it has
 * @returns {Promise<number>} milliseconds until it can be seen
 */
async function step(page, act, shows) {
  await page.evaluate((selector) => {
    sessionStorage.setItem('waited-for', selector);
    sessionStorage.removeItem('seen');
    sessionStorage.setItem('since', String(performance.timeOrigin + performance.now()));
  }, shows);
  await page.evaluate(act);
  await page.waitForTimeout(LOOKS_MS);
  return elapsed(page);
}

/**
 * Follows a link by touch.
 *
 * @param {Page} page
 * @param {string} path
 * @param {string} shows as for `step`
 */
async function follow(page, path, shows) {
  const link = page.locator(`a[href="${path}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOKS_MS);
  await page.evaluate((selector) => {
    sessionStorage.removeItem('seen');
    sessionStorage.setItem('waited-for', selector);
  }, shows);
  await link.tap({ noWaitAfter: true });
  await page.waitForTimeout(LOOKS_MS);
  return elapsed(page);
}

/** @param {Page} page */
const elapsed = (page) =>
  page.evaluate(() => {
    const [since, seen] = ['since', 'seen'].map((moment) => sessionStorage.getItem(moment));
    return since && seen ? Number(seen) - Number(since) : Number.NaN;
  });

/** @param {Page} page */
const paintsOf = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/**
 * @param {{ site: Journey, floor: Journey }} journeys
 * @returns {Table}
 */
export function journeyTable({ site, floor }) {
  return {
    title: 'A journey on a phone that is really slowed down (ms), medians',
    columns: ['Step', 'Site', 'Hand-made', 'Ratio'],
    rows: STEPS.map((name) => [
      name,
      Math.round(site[name]),
      Math.round(floor[name]),
      ratio(site[name], floor[name]),
    ]),
  };
}

/**
 * @param {{ site: Journey, floor: Journey }} journeys
 * @returns {Goal[]}
 */
export const journeyGoals = ({ site, floor }) =>
  GOAL_STEPS.map((name) => ({
    what: `Journey: ${name}, to the hand-made page`,
    figure: ratio(site[name], floor[name]),
    most: MOST_OF_FLOOR,
  }));
