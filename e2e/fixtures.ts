import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, devices, expect, type Page } from '@playwright/test';
import { appIsThere } from './app-is-there';
import { OwnerApi, OwnerSession } from './cms-data/owner-api';
import { OwnerArea } from './pages/owner-area';
import { siteUrl } from './site-url';

interface Fixtures {
  /** Patterns of console errors that a test provokes on purpose, such as a 404. */
  expectedConsoleErrors: RegExp[];
  consoleIsClean: undefined;
  /** A page in the owner's signed-in browser. The tests of a worker share the session. */
  ownerPage: Page;
  /** The owner's API of the CMS, to prepare test data. What it stores is removed when the page is closed. */
  ownerApi: OwnerApi;
}

interface WorkerFixtures {
  ownerContext: BrowserContext;
  ownerSession: OwnerSession;
}

/**
 * Returns a header with a separate address: the test site trusts one proxy, and limits of forms and sign-ins count by
 * address.
 */
const anAddress = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Collects the errors that a page logs to the console. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Another test may just have deleted a file whose row was still in the list. */
const GONE_UPLOAD = /404 \(Not Found\) \(.*\/uploads\//;

function expectNone(errors: string[], expected: RegExp[]) {
  const allowed = [GONE_UPLOAD, ...expected];
  const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  expect(unexpected, 'errors in the console').toEqual([]);
}

/** Makes navigations wait until the app of the page runs. */
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

/** Fails a test on a console error that it does not expect, and gives each visitor a separate address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedConsoleErrors: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use(anAddress());
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForApp(page);
    await use(page);
    // Requests after the end of a test would fail the next one.
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

  // Signing in takes a second on purpose, so each worker does it once.
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

  ownerSession: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: siteUrl,
        extraHTTPHeaders: anAddress(),
      });
      await use(await OwnerSession.signIn(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  ownerApi: async ({ ownerSession }, use) => {
    const api = new OwnerApi(ownerSession);
    await use(api);
    await api.endTest();
  },

  // It needs the API so that the page is closed before its data are removed.
  ownerPage: async ({ ownerContext, ownerApi: _, viewport, expectedConsoleErrors }, use) => {
    const page = await ownerContext.newPage();
    // The context was created before the window size of this file or group was known.
    if (viewport) await page.setViewportSize(viewport);
    const errors = listenForErrors(page);
    await use(page);
    await page.close();
    expectNone(errors, expectedConsoleErrors);
  },
});

export { expect };
