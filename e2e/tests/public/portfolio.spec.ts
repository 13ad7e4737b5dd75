import { portfolioRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { PortfolioPage } from '../../pages/portfolio-page';

test.use({ expectedConsoleErrors: [/Failed to load portfolio items|503 \(Service Unavailable\)/] });

const LIST = { operation: 'PortfolioPage', field: 'portfolioItems_connection' };
const PAGE_SIZE = 12;
/** The newest image of the starter content. */
const NEWEST = 'Column in Navy';
const BEAUTY = 'Ivory, Rising';

for (const { look, path, all, atRest, pointedAt } of [
  {
    look: 'modern',
    path: '/portfolio',
    all: 'All Work',
    atRest: { scale: '1.12', rotate: '-2deg' },
    pointedAt: { scale: '1', rotate: '0deg' },
  },
  {
    look: 'classic',
    path: '/v1/portfolio',
    all: 'All',
    atRest: { rotate: '2.2deg' },
    pointedAt: { rotate: '0deg' },
  },
]) {
  test.describe(`the gallery of the ${look} theme`, () => {
    for (const { change, edit, shown } of [
      {
        change: 'was added',
        edit: (rows: object[]) => rows.unshift(portfolioRow(99)),
        shown: [99, ...Array.from({ length: 14 }, (_, index) => index + 1)],
      },
      {
        change: 'was deleted',
        edit: (rows: object[]) => rows.splice(2, 1),
        shown: Array.from({ length: 14 }, (_, index) => index + 1).filter((number) => number !== 3),
      },
    ]) {
      test(`View More lists each image once after one ${change}`, async ({ page }) => {
        const rows = rowsOf(14, portfolioRow);
        await answerList(page, LIST, rows);
        const portfolio = new PortfolioPage(page, path);
        await portfolio.open();
        await expect(portfolio.cards()).toHaveCount(PAGE_SIZE);
        edit(rows);
        await portfolio.viewMore().click();
        const names = () =>
          portfolio
            .cards()
            .getByRole('button', { name: /^Open/ })
            .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
        await expect.poll(names).toEqual(shown.map((number) => `Open Image ${number}`));
      });
    }

    test('has one uppercase button for each category', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(portfolio.section().getByRole('heading', { name: 'Images', exact: true })).toBeVisible();
      await expect(portfolio.filters().first()).toHaveText(all);
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
    });

    test('has as many columns as the window has room for', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(portfolio.card(NEWEST)).toBeVisible();
      for (const [width, columns] of [
        [1280, 3],
        [800, 2],
        [360, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        expect(await portfolio.columns()).toBe(columns);
        expect(new Set(await portfolio.heights())).toEqual(new Set([400]));
      }
    });

    test('matches the category of its address without regard to case', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open('?category=rUNWAY');
      await expect(portfolio.filter('Runway')).toHaveAttribute('aria-pressed', 'true');
      await expect(portfolio.card(NEWEST)).toBeVisible();
      await expect(portfolio.card(BEAUTY)).toHaveCount(0);
    });

    test('has its category in the address', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.filter('Beauty').click();
      await expect(page).toHaveURL(`/#${path}?category=Beauty`);
      await expect(portfolio.card(NEWEST)).toHaveCount(0);
      await page.goBack();
      await expect(portfolio.card(NEWEST)).toBeVisible();
      await expect(portfolio.filter(all)).toHaveAttribute('aria-pressed', 'true');
    });

    test('says when a category has no images', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open('?category=Nothing');
      await expect(
        page.getByText('No portfolio items found in this category.', { exact: true }),
      ).toBeVisible();
      await expect(portfolio.viewMore()).toHaveCount(0);
    });

    test('straightens an image that is pointed at under its name', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      const caption = portfolio.card(NEWEST).locator('figcaption');
      const image = portfolio.card(NEWEST).locator('img');
      await page.mouse.move(0, 0);
      await expect(caption).toHaveCSS('opacity', '0');
      for (const [property, value] of Object.entries(atRest)) await expect(image).toHaveCSS(property, value);
      await portfolio.card(NEWEST).hover();
      await expect(caption).toHaveCSS('opacity', '1');
      for (const text of [NEWEST, 'Runway', '2026']) await expect(caption).toContainText(text);
      for (const [property, value] of Object.entries(pointedAt))
        await expect(image).toHaveCSS(property, value);
    });

    test('tilts nothing for visitors who want less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(portfolio.card(NEWEST).locator('img')).toHaveCSS('rotate', 'none');
    });

    test('loads the next page by View More until all images are shown', async ({ page }) => {
      await answerList(page, LIST, rowsOf(40, portfolioRow));
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(portfolio.cards()).toHaveCount(PAGE_SIZE);
      for (const shown of [24, 36, 40]) {
        await expect(portfolio.viewMore()).toHaveText('View More');
        await portfolio.viewMore().click();
        await expect(portfolio.cards()).toHaveCount(shown);
      }
      await expect(portfolio.viewMore()).toHaveText('All images shown');
      await expect(portfolio.viewMore()).toBeDisabled();
    });

    test('keeps the focus on View More while the next page loads', async ({ page }) => {
      await answerList(page, LIST, rowsOf(40, portfolioRow));
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(portfolio.cards()).toHaveCount(PAGE_SIZE);
      const more = await holdOperation(page, LIST.operation);
      await portfolio.viewMore().press('Enter');
      await expect(portfolio.viewMore()).toBeDisabled();
      await page.keyboard.press('Enter');
      await expect(portfolio.viewMore()).toBeFocused();
      more.release();
      await expect(portfolio.cards()).toHaveCount(24);
      await page.keyboard.press('Enter');
      await expect(portfolio.cards()).toHaveCount(36);
    });

    test('shows a spinner while loading', async ({ page }) => {
      const { release } = await holdOperation(page, LIST.operation);
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(page.getByRole('status').locator('[class*=spinner]').first()).toBeVisible();
      release();
      await expect(portfolio.card(NEWEST)).toBeVisible();
    });

    test('comes by Try again when it could not be loaded', async ({ page }) => {
      const { mend } = await failOperation(page, LIST.operation);
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      const failure = 'Failed to load portfolio items';
      await expect(portfolio.section().getByText(failure, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveCount(2);
      mend();
      await portfolio.tryAgain().click();
      await expect(portfolio.card(NEWEST)).toBeVisible();
    });
  });
}

test('an image of the modern theme that is pointed at shows the networks', async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.open();
  const card = portfolio.card(NEWEST);
  await page.mouse.move(0, 0);
  await expect(card.getByRole('list')).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(card.getByRole('list')).toHaveCSS('opacity', '1');
  await expect(card.getByRole('link', { name: 'Follow on Instagram' })).toHaveAttribute('target', '_blank');
});

test('a caption of the classic theme reads title, category and year', async ({ page }) => {
  const portfolio = new PortfolioPage(page, '/v1/portfolio');
  await portfolio.open();
  await expect(portfolio.card(NEWEST).locator('figcaption')).toHaveText(`${NEWEST}Runway, 2026`);
});

test('an address from a page without JavaScript shows its two pages in the running app', async ({ page }) => {
  await page.goto('/portfolio?pages=2');
  const portfolio = new PortfolioPage(page);
  await expect(portfolio.cards().nth(PAGE_SIZE)).toBeVisible();
  await portfolio.filter('Editorial').click();
  await expect(page).toHaveURL(/\?category=Editorial$/);
});

// The networks on the cards are for the pointer; the strip at the side has the same.
test('Tab goes from image to image', async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.open();
  await portfolio.cards().nth(0).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(portfolio.cards().nth(1).getByRole('button')).toBeFocused();
});

test('the lead says nothing about the order, which the owner may change', async ({ page }) => {
  await new PortfolioPage(page).open();
  const lead = page
    .locator('main header')
    .getByText('Runway, editorial and commercial work.', { exact: true });
  await expect(lead).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`images fill a third of the first screen at ${width} by ${height}`, async ({ page }) => {
    // At rest, an image is larger than its frame.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/portfolio');
    const images = new PortfolioPage(page).cards().getByRole('img');
    await expect(images.first()).toBeVisible();
    const seen = await images.evaluateAll((all) =>
      all.reduce((area, image) => {
        const { top, bottom, width: wide } = image.getBoundingClientRect();
        return area + wide * Math.max(0, Math.min(bottom, window.innerHeight) - top);
      }, 0),
    );
    expect(seen / (width * height)).toBeGreaterThan(1 / 3);
  });
}
