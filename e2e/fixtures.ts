import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, devices, expect, type Page } from '@playwright/test';
import { appIsThere } from './app-is-there';
import { OwnerApi } from './cms-data/owner-api';
import { OwnerArea } from './pages/owner-area';
import { siteUrl } from './site-url';

interface Fixtures {
  /** Patterns of console errors that a test provokes on purpose, such as a 404. */
  expectedConsoleErrors: RegExp[];
  consoleIsClean: undefined;
  /** A page of the owner's browser, signed in; its session is shared by the tests of one worker. */
  ownerPage: Page;
}

interface WorkerFixtures {
  ownerContext: BrowserContext;
  /** The owner's doors of the cms, for arranging what a test looks at. */
  ownerApi: OwnerApi;
}

/** An address of its own: the test site trusts one proxy, and the limits of forms and sign-ins count by address. */
const anAddress = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Collects what a page writes to the console as an error. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** The test beside this one may just have deleted a file whose row was still in the list. */
const GONE_UPLOAD = /404 \(Not Found\) \(.*\/uploads\//;

function expectNone(errors: string[], expected: RegExp[]) {
  const allowed = [GONE_UPLOAD, ...expected];
  const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  expect(unexpected, 'errors in the console').toEqual([]);
}

/** A test does not begin before the app of the page it opens is there. */
function waitForApp(page: Page): void {
  const withApp = async <Opened>(opening: Promise<Opened>) => {
    const opened = await opening;
    await appIsThere(page);
    return opened;
  };
  const { goto, reload } = page;
  page.goto = (...address) => withApp(goto.apply(page, address));
  page.reload = (...options) => withApp(reload.apply(page, options));
}

/** Every test fails on a console error it did not announce, and is a visitor with an address of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedConsoleErrors: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use(anAddress());
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForApp(page);
    await use(page);
    // What the page still asks for when its test is over would fail the next one.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  consoleIsClean: [
    async ({ page, expectedConsoleErrors }, use) => {
      const errors = listenForErrors(page);
      await use(undefined);
      expectNone(errors, expectedConsoleErrors);
    },
    { auto: true },
  ],

  // Signing in takes a second by intention: once for a worker is enough.
  ownerContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        ...devices['Desktop Chrome'],
        baseURL: siteUrl,
        extraHTTPHeaders: anAddress(),
      });
      const page = await context.newPage();
      await new OwnerArea(page).enter('/dashboard');
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  ownerApi: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: siteUrl,
        extraHTTPHeaders: anAddress(),
      });
      await use(await OwnerApi.signIn(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  ownerPage: async ({ ownerContext, viewport, expectedConsoleErrors }, use) => {
    const page = await ownerContext.newPage();
    // The context is older than what a file or a group of tests says of its window.
    if (viewport) await page.setViewportSize(viewport);
    const errors = listenForErrors(page);
    await use(page);
    await page.close();
    expectNone(errors, expectedConsoleErrors);
  },
});

export { expect };
