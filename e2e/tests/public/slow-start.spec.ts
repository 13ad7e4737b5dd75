import type { BrowserContext, Page } from '@playwright/test';
import { appIsThere } from '../../app-is-there';
import { expect, test } from '../../fixtures';
import { PortfolioPage } from '../../pages/portfolio-page';
import { VolunteerPage } from '../../pages/volunteer-page';

/** Opens a page on a slow connection: responses for these addresses wait until `arrive` is called. */
async function newSlowPage(context: BrowserContext, addresses: string) {
  const page = await context.newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(addresses, async (route) => {
    await arrived;
    await route.continue();
  });
  return { page, arrive: () => arrive() };
}

async function openWithoutApp(context: BrowserContext, path: string) {
  const slow = await newSlowPage(context, '**/assets/*.js');
  await slow.page.goto(path);
  return slow;
}

/** Returns the layout shift so far, as browsers score it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A new layout is scored with the frame that shows it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

test('the app is asked for after the photograph', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const firstModule = asked.findIndex((path) => path.endsWith('.js'));
  const photograph = asked.findIndex((path) => path.includes('hero'));
  expect(photograph).toBeGreaterThan(0);
  expect(firstModule).toBeGreaterThan(photograph);
});

// Pages without entries of other tests, as any title may wrap later in another font.
for (const path of ['/rate-card', '/contact', '/v1/bio']) {
  test(`nothing moves when the fonts come: ${path}`, async ({ context }) => {
    const { page, arrive } = await newSlowPage(context, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    arrive();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(0.002);
  });
}

test('text typed before the app runs is kept', async ({ context }) => {
  const { page, arrive } = await openWithoutApp(context, '/volunteer');
  const form = new VolunteerPage(page);
  await form.field('Name').fill('Wanjiru Kamau');
  await form.option('Teaching').check();
  arrive();
  await appIsThere(page);
  await form.field('Message').fill('Hello');
  await expect(form.field('Name')).toHaveValue('Wanjiru Kamau');
  await expect(form.option('Teaching')).toBeChecked();
  await page.reload();
  await expect(form.field('Name')).toHaveValue('Wanjiru Kamau');
  await expect(form.field('Message')).toHaveValue('Hello');
});

test('a button pressed before the app is there does its work once it is', async ({ context }) => {
  const { page, arrive } = await openWithoutApp(context, '/portfolio');
  const portfolio = new PortfolioPage(page);
  await portfolio.cards().first().getByRole('button').click();
  await expect(portfolio.lightbox()).toHaveCount(0);
  arrive();
  await appIsThere(page);
  await expect(portfolio.lightbox()).toBeVisible();
});

test('a link followed before the app is there leads to its page', async ({ context }) => {
  const { page, arrive } = await openWithoutApp(context, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
  arrive();
});

test('a menu pressed before the app is there shows at once that it was heard', async ({ context }) => {
  const { page, arrive } = await openWithoutApp(context, '/bio');
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(menu).toHaveCSS('cursor', 'progress');
  arrive();
  await appIsThere(page);
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  await expect(page.locator('[data-pressed-early]')).toHaveCount(0);
});

test.describe('a hash address opened cold', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  for (const [route, title] of [
    ['/portfolio', 'Portfolio'],
    ['/v1/portfolio', 'Portfolio'],
    ['/nobody-made-this-page', 'Page Not Found'],
  ] as const) {
    test(`shows its page before the app is there: ${route}`, async ({ context }) => {
      const { page, arrive } = await openWithoutApp(context, `/#${route}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page).toHaveURL(`/#${route}`);
      arrive();
      await appIsThere(page);
      await expect(page).toHaveURL(`/#${route}`);
    });
  }

  test('of a picture of home stays while it is open', async ({ page }) => {
    const { cards, shownTitle } = new PortfolioPage(page);
    await page.goto('/');
    await cards().first().getByRole('button').click();
    const title = (await shownTitle().textContent()) ?? '';
    const address = page.url();
    expect(address).toMatch(/\/#\/\?item=\w+$/);

    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.reload();
    await expect(shownTitle()).toHaveText(title);
    await expect(page).toHaveURL(address);
    expect(documents).toHaveLength(2);
  });

  test('is as far down after a reload as it was', async ({ page }) => {
    await page.goto('/#/portfolio');
    await new PortfolioPage(page).viewMore().scrollIntoViewIfNeeded();
    // A page has scrolled when the next frame is drawn, not before.
    const scrolled = () =>
      page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))));
    const before = await scrolled();
    expect(before).toBeGreaterThan(300);
    await page.reload();
    await expect.poll(scrolled).toBe(before);
    await expect(page).toHaveURL('/#/portfolio');
  });

  test('of a file or the CMS is a missing page', async ({ page }) => {
    for (const hash of ['/#/api/site-state', '/#/favicon.svg']) {
      await page.goto('about:blank');
      await page.goto(hash);
      await expect(page).toHaveTitle(/not found/i);
    }
  });
});

/** Collects later requests for style sheets. */
function listenForSheets(context: BrowserContext): string[] {
  const sheets: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  return sheets;
}

test('only the document comes before the first paint', async ({ context }) => {
  const sheets = listenForSheets(context);
  const { page, arrive } = await openWithoutApp(context, '/blog');
  expect(await page.locator('link[rel="stylesheet"]').count()).toBeGreaterThan(1);
  expect(sheets).toEqual([]);
  arrive();
});

test('no sheet of the page is asked for again by its app', async ({ context }) => {
  const sheets = listenForSheets(context);
  const { page, arrive } = await openWithoutApp(context, '/blog');
  const inPage = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(inPage.length).toBeGreaterThan(1);
  arrive();
  await appIsThere(page);
  await page.waitForLoadState('networkidle');
  // The app may request style sheets of pages that it preloads.
  expect(sheets.filter((sheet) => inPage.includes(sheet))).toEqual([]);
});

test('a post whose link is in view opens without waiting for the line', async ({ page }) => {
  await page.goto('/blog');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const answered = page.waitForResponse(/operationName=BlogPostBySlug/);
  await link.scrollIntoViewIfNeeded();
  await answered;
  await page.waitForLoadState('networkidle');
  const title = (await link.textContent()) ?? '';
  await page.route(/\.js$|\/graphql/, () => undefined);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
