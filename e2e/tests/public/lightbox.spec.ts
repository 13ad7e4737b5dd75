import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../../accessibility';
import { LONG_TITLE, portfolioRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, holdOperation } from '../../list-traffic';
import { PortfolioPage } from '../../pages/portfolio-page';

const LIST = { operation: 'PortfolioPage', field: 'portfolioItems_connection' };
/** The newest image of the starter content. */
const NEWEST = 'Column in Navy';
/** The longest description. */
const LONGEST = 'Silk, folded and lit from the left. '.repeat(139).slice(0, 5000);
/** A preview of a few pixels, as the CMS makes it. */
const PREVIEW = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** A picture smaller than its place, with a preview. */
const SMALL = {
  ...portfolioRow(1).cover,
  url: '/apple-touch-icon.png',
  width: 180,
  height: 180,
  previewUrl: PREVIEW,
};

const sidewaysOverflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

/** Opens the lightbox of the only picture, with this description. */
async function openDescribed(page: Page, path: string, description: string) {
  await answerList(page, LIST, [portfolioRow(1, { description })]);
  const portfolio = new PortfolioPage(page, path);
  await portfolio.open();
  await portfolio.cardButton('Image 1').click();
  return portfolio;
}

for (const { look, path, of, rightEdge } of [
  { look: 'modern', path: '/portfolio', of: '/', rightEdge: 1200 },
  { look: 'classic', path: '/v1/portfolio', of: 'of', rightEdge: 1150 },
]) {
  test.describe(`the lightbox of the ${look} theme`, () => {
    test('fills the window with an image, its words and a way out at the top right', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton(NEWEST).click();
      await expect.poll(() => portfolio.lightbox().boundingBox()).toMatchObject({ x: 0, y: 0, height: 720 });
      await expect(portfolio.lightbox().locator('img').first()).toBeVisible();
      await expect(portfolio.shownTitle()).toHaveText(NEWEST);
      for (const text of ['Runway', '2026', 'Navy silk hung to its full length.'])
        await expect(portfolio.lightbox()).toContainText(text);
      const close = await portfolio.close().boundingBox();
      expect(close && close.x + close.width).toBeGreaterThan(rightEdge);
      expect(close?.y).toBeLessThan(20);
      await portfolio.close().click();
      await expect(portfolio.lightbox()).toHaveCount(0);
    });

    test('has its image in the address until Back', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton(NEWEST).click();
      await expect(page).toHaveURL(new RegExp(`/#${path}\\?item=\\w+$`));
      await portfolio.next().click();
      await expect(portfolio.shownTitle()).not.toHaveText(NEWEST);
      await page.goBack();
      await expect(portfolio.lightbox()).toHaveCount(0);
      await expect(portfolio.card(NEWEST)).toBeVisible();
    });

    test('goes on over the end of a page', async ({ page }) => {
      await answerList(page, LIST, rowsOf(14, portfolioRow));
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton('Image 12').click();
      await expect(portfolio.lightbox()).toContainText(`12 ${of} 14`);
      await page.keyboard.press('ArrowRight');
      await expect(portfolio.shownTitle()).toHaveText('Image 13');
      await expect(portfolio.lightbox()).toContainText(`13 ${of} 14`);
      await portfolio.next().click();
      await expect(portfolio.shownTitle()).toHaveText('Image 14');
      await expect(portfolio.next()).toHaveAttribute('aria-disabled', 'true');
    });

    test('stays closed when the next image comes after it was closed', async ({ page }) => {
      await answerList(page, LIST, rowsOf(14, portfolioRow));
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton('Image 12').click();
      const more = await holdOperation(page, LIST.operation);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(portfolio.lightbox()).toHaveCount(0);
      more.release();
      await expect(portfolio.cardButton('Image 14')).toBeVisible();
      await expect(portfolio.lightbox()).toHaveCount(0);
      await expect(page).toHaveURL(`/#${path}`);
    });

    test('returns the focus to the image seen last when Escape closes it', async ({ page }) => {
      await answerList(page, LIST, rowsOf(3, portfolioRow));
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton('Image 1').focus();
      await page.keyboard.press('Enter');
      await expect(portfolio.close()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(portfolio.shownTitle()).toHaveText('Image 2');
      await page.keyboard.press('Escape');
      await expect(portfolio.lightbox()).toHaveCount(0);
      await expect(portfolio.cardButton('Image 2')).toBeFocused();
      await expect(page).toHaveURL(`/#${path}`);
    });

    test('is closed over the image seen last, wherever the first one stands', async ({ page }) => {
      await answerList(page, LIST, rowsOf(12, portfolioRow));
      await page.setViewportSize({ width: 360, height: 740 });
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton('Image 1').click();
      for (const title of ['Image 2', 'Image 3', 'Image 4', 'Image 5']) {
        await page.keyboard.press('ArrowRight');
        await expect(portfolio.shownTitle()).toHaveText(title);
      }
      await portfolio.close().click();
      // The list is rendered again when the image is gone; it has scrolled by the next frame.
      await expect(page.locator('dialog h2')).toHaveCount(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(portfolio.cardButton('Image 5')).toBeFocused();
      await expect(portfolio.cardButton('Image 5')).toBeInViewport({ ratio: 0.9 });
    });

    test('keeps a long swipe from being the Back of the browser', async ({ page }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton(NEWEST).click();
      await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'none');
      await portfolio.close().click();
      await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'auto');
    });

    test('keeps a year in one line beside a long category', async ({ page }) => {
      await answerList(page, LIST, [portfolioRow(1, { category: 'Editorial and runway '.repeat(4).trim() })]);
      await page.setViewportSize({ width: 360, height: 740 });
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton('Image 1').click();
      const year = portfolio.lightbox().getByText('2026', { exact: true });
      await expect(year).toBeVisible();
      expect((await year.boundingBox())?.height).toBeLessThan(30);
    });

    test('fits a phone with a long title', async ({ page }) => {
      const words = { title: LONG_TITLE, description: 'Long. '.repeat(120) };
      await answerList(page, LIST, [portfolioRow(1, words)]);
      await page.setViewportSize({ width: 360, height: 740 });
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(portfolio.viewMore()).toHaveText('All images shown');
      expect(await sidewaysScroll(page), 'the page').toBe(0);
      await portfolio.cardButton(LONG_TITLE).click();
      await expect(portfolio.shownTitle()).toHaveText(LONG_TITLE);
      await expect(portfolio.next()).toHaveAttribute('aria-disabled', 'true');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await portfolio.lightbox().evaluate(sidewaysOverflow)).toBe(0);
    });

    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      test(`scrolls a description of 5,000 letters in its place at ${width} x ${height}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        const portfolio = await openDescribed(page, path, LONGEST);
        const box = portfolio.lightbox();
        const description = box.getByText('Silk, folded').first();
        await expect(box.getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expect(portfolio.next()).toBeInViewport({ ratio: 1 });
        const image = box.getByRole('img');
        await expect.poll(async () => (await image.boundingBox())?.height).toBeGreaterThan(150);
        const picture = await image.boundingBox();
        const title = await box.getByRole('heading').boundingBox();
        const beside = (title?.x ?? 0) >= (picture?.x ?? 0) + (picture?.width ?? 0);
        const below = (title?.y ?? 0) >= (picture?.y ?? 0) + (picture?.height ?? 0);
        expect(beside || below, 'the title is not over the picture').toBe(true);

        await description.focus();
        await page.keyboard.press('End');
        await expect.poll(() => description.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
        expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
        await expect(box.getByRole('heading')).toBeInViewport({ ratio: 1 });
      });
    }

    for (const [width, height] of [
      [740, 360],
      [320, 256],
    ] as const) {
      test(`gives a picture most of a low window over words that scroll to their end: ${width} x ${height}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        const portfolio = await openDescribed(page, path, LONGEST);
        const box = portfolio.lightbox();
        const picture = box.getByRole('img');
        await expect(picture).toBeInViewport({ ratio: 0.9 });
        await expect
          .poll(async () => (await picture.boundingBox())?.height)
          .toBeGreaterThanOrEqual(height / 2);

        const description = box.getByText('Silk, folded').first();
        await description.focus();
        await page.keyboard.press('End');
        const end = () => description.evaluate((text) => text.getBoundingClientRect().bottom);
        await expect.poll(end).toBeLessThanOrEqual(height);
        await expect(portfolio.next()).toBeInViewport({ ratio: 1 });
        await expect(portfolio.close()).toBeInViewport({ ratio: 1 });
        expect(await box.evaluate(sidewaysOverflow)).toBe(0);
      });
    }

    test('keeps the line breaks of a description', async ({ page }) => {
      const portfolio = await openDescribed(page, path, 'Silk, folded.\nLit from the left.');
      const description = portfolio.lightbox().getByText('Silk, folded.');
      await expect(description).toHaveText(/^Silk, folded\.\nLit from the left\.$/, { useInnerText: true });
    });

    test('says inside that the next page is on its way', async ({ page }) => {
      await answerList(page, LIST, rowsOf(14, portfolioRow));
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton('Image 12').click();
      const more = await holdOperation(page, LIST.operation);
      await page.keyboard.press('ArrowRight');
      await expect(portfolio.lightbox().getByRole('status')).toHaveText('Loading images...');
      more.release();
      await expect(portfolio.shownTitle()).toHaveText('Image 13');
      await expect(portfolio.lightbox().getByRole('status')).toBeEmpty();
    });

    test('shows a small picture alone as it is', async ({ page }) => {
      await answerList(page, LIST, [portfolioRow(1, { cover: SMALL })]);
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton('Image 1').click();
      const picture = portfolio.lightbox().getByRole('img');
      await expect(picture).toBeVisible();
      await expect(picture).toHaveCSS('background-image', 'none');
      const stretched = await picture.evaluate((shown) => {
        const { objectFit, width } = getComputedStyle(shown);
        return objectFit !== 'scale-down' && Number.parseFloat(width) > 210;
      });
      expect(stretched).toBe(false);
      await expect(portfolio.lightbox().locator('[class*=spinner]')).toHaveCount(0);
    });
  });
}

test('the buttons of the lightbox show the next and the previous image', async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton(NEWEST).click();
  await portfolio.next().click();
  await expect(portfolio.shownTitle()).not.toHaveText(NEWEST);
  await portfolio.previous().click();
  await expect(portfolio.shownTitle()).toHaveText(NEWEST);
});

test('the arrows of the keyboard end at the first image', async ({ page }) => {
  await answerList(page, LIST, rowsOf(3, portfolioRow));
  const portfolio = new PortfolioPage(page);
  await portfolio.open();
  await portfolio.cardButton('Image 1').click();
  await page.keyboard.press('ArrowRight');
  await expect(portfolio.shownTitle()).toHaveText('Image 2');
  await page.keyboard.press('ArrowLeft');
  await expect(portfolio.shownTitle()).toHaveText('Image 1');
  await page.keyboard.press('ArrowLeft');
  await expect(portfolio.shownTitle()).toHaveText('Image 1');
});

test('the focus stays in the lightbox while it is open', async ({ page }) => {
  const portfolio = new PortfolioPage(page);
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
    const portfolio = new PortfolioPage(page);
    await portfolio.open();
    await portfolio.cardButton('Image 1').tap();
    await expect(portfolio.shownTitle()).toHaveText('Image 1');
    await portfolio.swipe(-120);
    await expect(portfolio.shownTitle()).toHaveText('Image 2');
    await portfolio.swipe(120);
    await expect(portfolio.shownTitle()).toHaveText('Image 1');
  });
});

test('closing an image that its address has opened stays on the page', async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.open();
  await portfolio.viewMore().click();
  const last = portfolio.cards().nth(12);
  const title = (await last.locator('figcaption > span').first().textContent()) ?? '';
  // A piece that another test adds in the meantime moves one of the first page to the second, too.
  await last.getByRole('button', { name: `Open ${title}`, exact: true }).click();
  await expect(portfolio.shownTitle()).toHaveText(title);
  await page.goto('/contact');
  await page.goBack();
  await expect(portfolio.shownTitle()).toHaveText(title);
  await expect(portfolio.previous()).toHaveAttribute('aria-disabled', 'false');
  await portfolio.close().click();
  await expect(portfolio.lightbox()).toHaveCount(0);
  await expect(page).toHaveURL(/\/portfolio$/);
});
