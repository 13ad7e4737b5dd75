import { problemsAtBothWidths, sidewaysScroll } from '../../accessibility';
import { LONG_TITLE, portfolioRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ModernPortfolioPage } from '../../pages/modern-portfolio-page';

const LIST = { operation: 'PortfolioPage', field: 'portfolioItems_connection' };
const PAGE_SIZE = 12;
/** The newest image of the starter content. */
const NEWEST = 'Column in Navy';

test('Portfolio: anchor id portfolio, title Images, All Work and each category once, uppercase; 1, 2, 3 in a row, 400 px', async ({
  page,
}) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await expect(portfolio.section().getByRole('heading', { name: 'Images', exact: true })).toBeVisible();
  await expect(portfolio.filters().first()).toHaveText('All Work');
  await expect(portfolio.filter('Runway')).toBeVisible();
  const names = await portfolio.filters().allTextContents();
  expect(names).toEqual(
    expect.arrayContaining(['Editorial', 'Runway', 'Beauty', 'Campaign', 'Commercial', 'Lifestyle']),
  );
  expect(new Set(names).size).toBe(names.length);
  const shown = await portfolio
    .filters()
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).textTransform));
  expect(new Set(shown)).toEqual(new Set(['uppercase']));
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await portfolio.grid().evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect(tracks.split(' ')).toHaveLength(columns);
    const heights = await portfolio
      .cards()
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLElement).offsetHeight));
    expect(new Set(heights)).toEqual(new Set([400]));
  }
});

test('Filters: portfolio category matching is case-insensitive', async ({ page }) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open('?category=rUNWAY');
  await expect(portfolio.filter('Runway')).toHaveAttribute('aria-pressed', 'true');
  await expect(portfolio.card(NEWEST)).toBeVisible();
  await expect(portfolio.card('Ivory, Rising')).toHaveCount(0);
});

test('Portfolio: the filter is in the address, and Back returns to the one before', async ({ page }) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.filter('Beauty').click();
  await expect(page).toHaveURL(/\/#\/portfolio\?category=Beauty$/);
  await expect(portfolio.card(NEWEST)).toHaveCount(0);
  await page.goBack();
  await expect(portfolio.card(NEWEST)).toBeVisible();
  await expect(portfolio.filter('All Work')).toHaveAttribute('aria-pressed', 'true');
});

test('Portfolio: on hover a card zooms out from a tilted state and shows title, category, year and social icons', async ({
  page,
}) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  const card = portfolio.card(NEWEST);
  const caption = card.locator('figcaption');
  const networks = card.getByRole('list');
  const image = card.locator('img');
  await page.mouse.move(0, 0);
  await expect(caption).toHaveCSS('opacity', '0');
  await expect(networks).toHaveCSS('opacity', '0');
  await expect(image).toHaveCSS('scale', '1.12');
  await expect(image).toHaveCSS('rotate', '-2deg');
  await card.hover();
  await expect(caption).toHaveCSS('opacity', '1');
  await expect(networks).toHaveCSS('opacity', '1');
  await expect(image).toHaveCSS('scale', '1');
  await expect(image).toHaveCSS('rotate', '0deg');
  await expect(caption).toContainText(NEWEST);
  await expect(caption).toContainText('Runway');
  await expect(caption).toContainText('2026');
  await expect(card.getByRole('link', { name: 'Follow on Instagram' })).toHaveAttribute('target', '_blank');
});

test('Portfolio: a card opens a full-screen lightbox with image, title, category, year, description, previous, next and close', async ({
  page,
}) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton(NEWEST).click();
  const box = await portfolio.lightbox().boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 720 });
  await expect(portfolio.lightbox().locator('img')).toBeVisible();
  await expect(portfolio.shownTitle()).toHaveText(NEWEST);
  await expect(portfolio.lightbox()).toContainText('Runway');
  await expect(portfolio.lightbox()).toContainText('2026');
  await expect(portfolio.lightbox()).toContainText('Navy silk hung to its full length.');
  await portfolio.next().click();
  await expect(portfolio.shownTitle()).not.toHaveText(NEWEST);
  await portfolio.previous().click();
  await expect(portfolio.shownTitle()).toHaveText(NEWEST);
  const close = await portfolio.close().boundingBox();
  expect(close && close.x + close.width).toBeGreaterThan(1200);
  expect(close?.y).toBeLessThan(20);
  await portfolio.close().click();
  await expect(portfolio.lightbox()).toHaveCount(0);
});

test('arrows and Escape, and the focus returns to the card', async ({ page }) => {
  await answerList(page, LIST, rowsOf(3, portfolioRow));
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton('Image 1').focus();
  await page.keyboard.press('Enter');
  await expect(portfolio.close()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(portfolio.shownTitle()).toHaveText('Image 2');
  await page.keyboard.press('ArrowLeft');
  await expect(portfolio.shownTitle()).toHaveText('Image 1');
  await page.keyboard.press('ArrowLeft');
  await expect(portfolio.shownTitle()).toHaveText('Image 1');
  await page.keyboard.press('Escape');
  await expect(portfolio.lightbox()).toHaveCount(0);
  await expect(portfolio.cardButton('Image 1')).toBeFocused();
});

test('the focus stays in the lightbox while it is open', async ({ page }) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton(NEWEST).click();
  await expect(portfolio.close()).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe shows the next and the previous image', async ({ page }) => {
    await answerList(page, LIST, rowsOf(3, portfolioRow));
    const portfolio = new ModernPortfolioPage(page);
    await portfolio.open();
    await portfolio.cardButton('Image 1').tap();
    await expect(portfolio.shownTitle()).toHaveText('Image 1');
    await portfolio.swipe(-120);
    await expect(portfolio.shownTitle()).toHaveText('Image 2');
    await portfolio.swipe(120);
    await expect(portfolio.shownTitle()).toHaveText('Image 1');
  });
});

test('a link from a page without JavaScript: its address shows two pages, in the running app too', async ({
  page,
}) => {
  await page.goto('/portfolio?pages=2');
  const portfolio = new ModernPortfolioPage(page);
  await expect(portfolio.cards().nth(PAGE_SIZE)).toBeVisible();
  await portfolio.filter('Editorial').click();
  await expect(page).toHaveURL(/\?category=Editorial$/);
});

test('View More loads the next page, then says that all images are shown', async ({ page }) => {
  await answerList(page, LIST, rowsOf(40, portfolioRow));
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await expect(portfolio.cards()).toHaveCount(PAGE_SIZE);
  await expect(portfolio.viewMore()).toHaveText('View More');
  for (const shown of [24, 36, 40]) {
    await portfolio.viewMore().click();
    await expect(portfolio.cards()).toHaveCount(shown);
  }
  await expect(portfolio.viewMore()).toHaveText('All images shown');
  await expect(portfolio.viewMore()).toBeDisabled();
});

test('next at the end of a page continues with the following one', async ({ page }) => {
  await answerList(page, LIST, rowsOf(14, portfolioRow));
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton('Image 12').click();
  await portfolio.next().click();
  await expect(portfolio.shownTitle()).toHaveText('Image 13');
  await expect(portfolio.lightbox()).toContainText('13 / 14');
});

test('Portfolio: the open image is in the address, and Back closes it', async ({ page }) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton(NEWEST).click();
  await expect(page).toHaveURL(/\/#\/portfolio\?item=\w+$/);
  await portfolio.next().click();
  await expect(portfolio.shownTitle()).not.toHaveText(NEWEST);
  await page.goBack();
  await expect(portfolio.lightbox()).toHaveCount(0);
  await expect(portfolio.card(NEWEST)).toBeVisible();
});

test('Portfolio: an address with an open image opens it, and closing it stays on the page', async ({
  page,
}) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.viewMore().click();
  const last = portfolio.cards().nth(PAGE_SIZE);
  const title = (await last.locator('figcaption > span').first().textContent()) ?? '';
  await portfolio.cardButton(title).click();
  await expect(portfolio.shownTitle()).toHaveText(title);
  await page.goto('/contact');
  await page.goBack();
  await expect(portfolio.shownTitle()).toHaveText(title);
  await expect(portfolio.previous()).toHaveAttribute('aria-disabled', 'false');
  await portfolio.close().click();
  await expect(portfolio.lightbox()).toHaveCount(0);
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('Portfolio: No portfolio items found in this category.', async ({ page }) => {
  await new ModernPortfolioPage(page).open('?category=Nothing');
  await expect(page.getByText('No portfolio items found in this category.', { exact: true })).toBeVisible();
  await expect(new ModernPortfolioPage(page).viewMore()).toHaveCount(0);
});

test('Portfolio: a spinner shows while loading', async ({ page }) => {
  const { release } = await holdOperation(page, LIST.operation);
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await expect(page.getByRole('status').locator('[class*=spinner]').first()).toBeVisible();
  release();
  await expect(portfolio.card(NEWEST)).toBeVisible();
});

test('one image with a long title fits a phone, on the page and in the lightbox', async ({ page }) => {
  await answerList(page, LIST, [portfolioRow(1, { title: LONG_TITLE, description: 'Long. '.repeat(120) })]);
  await page.setViewportSize({ width: 360, height: 740 });
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await expect(portfolio.viewMore()).toHaveText('All images shown');
  await portfolio.cardButton(LONG_TITLE).click();
  await expect(portfolio.shownTitle()).toHaveText(LONG_TITLE);
  await expect(portfolio.next()).toHaveAttribute('aria-disabled', 'true');
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('when the images cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load portfolio items|503 \(Service Unavailable\)/] });

  test('Failed to load portfolio items, with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, LIST.operation);
    const portfolio = new ModernPortfolioPage(page);
    await portfolio.open();
    const failure = portfolio.section().getByText('Failed to load portfolio items', { exact: true });
    await expect(failure).toBeVisible();
    mend();
    await portfolio.tryAgain().click();
    await expect(portfolio.card(NEWEST)).toBeVisible();
  });
});

test('accessible at 360 and 1280 pixels; nothing tilts for visitors who want less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await expect(portfolio.card(NEWEST).locator('img')).toHaveCSS('rotate', 'none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});

test('the lightbox is accessible at 360 and 1280 pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton(NEWEST).click();
  await expect(portfolio.shownTitle()).toHaveText(NEWEST);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});

test('Tab goes from image to image: the networks of the cards are for the pointer, the strip has the same', async ({
  page,
}) => {
  const portfolio = new ModernPortfolioPage(page);
  await portfolio.open();
  await portfolio.cards().nth(0).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(portfolio.cards().nth(1).getByRole('button')).toBeFocused();
});
