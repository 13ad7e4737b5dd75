import { sidewaysScroll } from '../../accessibility';
import { LONG_TITLE, portfolioRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ClassicPortfolioPage } from '../../pages/classic-portfolio-page';
import { ClassicSite } from '../../pages/classic-site';

const LIST = { operation: 'PortfolioPage', field: 'portfolioItems_connection' };
/** The newest image of the starter content. */
const NEWEST = 'Column in Navy';

test('Portfolio: anchor, section title Images, All and each category uppercase; the filter ignores case', async ({
  page,
}) => {
  const portfolio = new ClassicPortfolioPage(page);
  await portfolio.open();
  await expect(portfolio.section().getByRole('heading', { name: 'Images', exact: true })).toBeVisible();
  await expect(portfolio.filters().first()).toHaveText('All');
  await expect(portfolio.filter('Runway')).toHaveCSS('text-transform', 'uppercase');
  const names = await portfolio.filters().allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await portfolio.filter('Beauty').click();
  await expect(page).toHaveURL(/\/#\/v1\/portfolio\?category=Beauty$/);
  await expect(portfolio.card(NEWEST)).toHaveCount(0);
  await portfolio.open('?category=rUNWAY');
  await expect(portfolio.filter('Runway')).toHaveAttribute('aria-pressed', 'true');
  await expect(portfolio.card(NEWEST)).toBeVisible();
  await expect(portfolio.card('Ivory, Rising')).toHaveCount(0);
  await portfolio.open('?category=Nothing');
  await expect(page.getByText('No portfolio items found in this category.', { exact: true })).toBeVisible();
  await expect(portfolio.viewMore()).toHaveCount(0);
});

test('Portfolio: hover zooms out from a tilted state with title, category, year; columns, height 400 px', async ({
  page,
}) => {
  const portfolio = new ClassicPortfolioPage(page);
  await portfolio.open();
  const card = portfolio.card(NEWEST);
  await page.mouse.move(0, 0);
  await expect(card.locator('figcaption')).toHaveCSS('opacity', '0');
  await expect(card.locator('img')).toHaveCSS('rotate', '2.2deg');
  await card.hover();
  await expect(card.locator('figcaption')).toHaveCSS('opacity', '1');
  await expect(card.locator('figcaption')).toHaveText(`${NEWEST}Runway, 2026`);
  await expect(card.locator('img')).toHaveCSS('rotate', '0deg');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await expect(card.locator('img')).toHaveCSS('rotate', 'none');
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await portfolio.columns()).toBe(columns);
    const heights = await portfolio
      .cards()
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLElement).offsetHeight));
    expect(new Set(heights)).toEqual(new Set([400]));
  }
});

test('Portfolio: a lightbox with title, category, year, description and a close button at top right', async ({
  page,
}) => {
  const portfolio = new ClassicPortfolioPage(page);
  await portfolio.open();
  await portfolio.openButton(NEWEST).click();
  const lightbox = portfolio.lightbox();
  await expect(portfolio.shownTitle()).toHaveText(NEWEST);
  await expect(lightbox).toContainText('Runway');
  await expect(lightbox).toContainText('2026');
  await expect(lightbox).toContainText('Navy silk hung to its full length.');
  expect(await lightbox.boundingBox()).toMatchObject({ x: 0, y: 0, height: 720 });
  const close = await portfolio.close().boundingBox();
  expect(close && close.x + close.width).toBeGreaterThan(1150);
  expect(close?.y).toBeLessThan(20);
  await expect(page).toHaveURL(/\/#\/v1\/portfolio\?item=\w+$/);
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
});

test('arrows cross the pages, Escape closes, the focus goes to the image seen last', async ({ page }) => {
  await answerList(page, LIST, rowsOf(14, portfolioRow));
  const portfolio = new ClassicPortfolioPage(page);
  await portfolio.open();
  await portfolio.openButton('Image 12').focus();
  await page.keyboard.press('Enter');
  await expect(portfolio.lightbox()).toContainText('12 of 14');
  await page.keyboard.press('ArrowRight');
  await expect(portfolio.shownTitle()).toHaveText('Image 13');
  await portfolio.next().click();
  await expect(portfolio.shownTitle()).toHaveText('Image 14');
  await expect(portfolio.next()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(portfolio.lightbox()).toHaveCount(0);
  await expect(portfolio.openButton('Image 14')).toBeFocused();
  await expect(page).toHaveURL(/\/#\/v1\/portfolio$/);
});

test('View More loads the next page, then says All images shown', async ({ page }) => {
  await answerList(page, LIST, rowsOf(40, portfolioRow));
  const { release } = await holdOperation(page, LIST.operation);
  const portfolio = new ClassicPortfolioPage(page);
  await portfolio.open();
  await expect(page.getByRole('status').locator('[class*=spinner]').first()).toBeVisible();
  release();
  await expect(portfolio.cards()).toHaveCount(12);
  for (const shown of [24, 36, 40]) {
    await expect(portfolio.viewMore()).toHaveText('View More');
    await portfolio.viewMore().click();
    await expect(portfolio.cards()).toHaveCount(shown);
  }
  await expect(portfolio.viewMore()).toHaveText('All images shown');
  await expect(portfolio.viewMore()).toBeDisabled();
});

test('one image with a long title fits a phone, on the page and in the lightbox', async ({ page }) => {
  await answerList(page, LIST, [portfolioRow(1, { title: LONG_TITLE, description: 'Long. '.repeat(120) })]);
  await page.setViewportSize({ width: 360, height: 740 });
  const portfolio = new ClassicPortfolioPage(page);
  await portfolio.open();
  await portfolio.openButton(LONG_TITLE).click();
  await expect(portfolio.shownTitle()).toHaveText(LONG_TITLE);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await portfolio.lightbox().evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test.describe('when the images cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load portfolio items|503 \(Service Unavailable\)/] });

  test('Failed to load portfolio items, with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, LIST.operation);
    const portfolio = new ClassicPortfolioPage(page);
    await portfolio.open();
    await expect(new ClassicSite(page).notice('Failed to load portfolio items')).toHaveCount(2);
    mend();
    await new ClassicSite(page).tryAgain().click();
    await expect(portfolio.card(NEWEST)).toBeVisible();
  });
});
