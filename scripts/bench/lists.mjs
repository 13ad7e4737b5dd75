// @ts-check
import { OWNER } from './site.mjs';

/**
 * @import { Page } from '@playwright/test'
 * @import { LoadRequest } from './load.mjs'
 * @import { Site } from './site.mjs'
 *
 * @typedef {LoadRequest & { name: string }} ListRequest
 */

const OWNER_LISTS = ['dashboard', 'portfolio', 'blog', 'projects', 'events', 'volunteers', 'messages'];
const PASSED_ON = ['authorization', 'content-type', 'accept'];

/**
 * The requests for content that a page's browser sends while something is done with it.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} work
 * @returns {Promise<ListRequest[]>}
 */
async function requestsDuring(page, work) {
  /** @type {ListRequest[]} */
  const seen = [];
  /** @param {import('@playwright/test').Request} request */
  const note = (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname !== '/graphql') return;
    const body = request.postData() ?? undefined;
    const name = /\b(?:query|operationName=)\s*(\w+)/.exec(body ?? search)?.[1] ?? 'query';
    const headers = Object.entries(request.headers()).filter(([header]) => PASSED_ON.includes(header));
    seen.push({
      name,
      path: pathname + search,
      method: request.method(),
      headers: Object.fromEntries(headers),
      body,
    });
  };
  page.on('request', note);
  await work();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return seen;
}

/**
 * Does something in a browser of its own.
 *
 * @template T
 * @param {{ browserPort: number, url: string }} options
 * @param {(page: Page) => Promise<T>} work
 */
async function inBrowser({ browserPort, url }, work) {
  // Not at the top: when the command starts, its packages may still have to be installed.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`);
  const context = await browser.newContext({ baseURL: url });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
    await browser.close();
  }
}

/**
 * What the site's pages ask the CMS when a visitor goes from another page to the portfolio.
 *
 * @param {Site} site
 * @param {number} browserPort
 * @returns {Promise<ListRequest[]>}
 */
export function visitorLists({ url }, browserPort) {
  return inBrowser({ browserPort, url }, async (page) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    return requestsDuring(page, async () => {
      await page.locator('a[href$="/portfolio"]:visible').first().click();
      await page.waitForURL(/\/portfolio$/);
    });
  });
}

/**
 * What the owner's area asks the CMS for its lists, with the owner's access token, which lives for five minutes.
 *
 * @param {Site} site
 * @param {number} browserPort
 * @returns {Promise<ListRequest[]>}
 */
export function ownerLists({ url, ownerPassword }, browserPort) {
  return inBrowser({ browserPort, url }, async (page) => {
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill(OWNER);
    await page.getByLabel('Password').fill(ownerPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/admin\/dashboard/);
    /** @type {Map<string, ListRequest>} */
    const all = new Map();
    for (const list of OWNER_LISTS) {
      const seen = await requestsDuring(page, () => page.goto(`/admin/${list}`));
      for (const request of seen) {
        const name = `${list}: ${request.name}`;
        if (![...all.values()].some(({ body }) => body === request.body)) all.set(name, { ...request, name });
      }
    }
    return [...all.values()];
  });
}
