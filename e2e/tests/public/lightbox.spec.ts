import { portfolioRow } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList } from '../../list-traffic';
import { openInApp } from '../../open-in-app';

const LIST = { operation: 'PortfolioPage', field: 'portfolioItems_connection' };
/** As many letters as a description may have. */
const LONGEST = 'Silk, folded and lit from the left. '.repeat(139).slice(0, 5000);
/** A few pixels, as the cms makes them. */
const PREVIEW = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

for (const { look, path } of [
  { look: 'newer', path: '/portfolio' },
  { look: 'older', path: '/v1/portfolio' },
]) {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    test(`lightbox, ${look}, ${width} x ${height}: a description of 5,000 letters scrolls in its place, beside title and picture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await answerList(page, LIST, [portfolioRow(1, { description: LONGEST })]);
      await openInApp(page, path);
      await page.getByRole('button', { name: 'Open Image 1' }).click();
      const box = page.getByRole('dialog');
      const description = box.getByText('Silk, folded').first();
      await expect(box.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(box.getByRole('button', { name: 'Next image' })).toBeInViewport({ ratio: 1 });
      const picture = await box.getByRole('img').boundingBox();
      expect(picture?.height).toBeGreaterThan(150);
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

  test(`lightbox, ${look}: nothing shows behind a picture, and a small one is not blown up`, async ({
    page,
  }) => {
    const image = {
      ...portfolioRow(1).image,
      url: '/apple-touch-icon.png',
      width: 180,
      height: 180,
      previewUrl: PREVIEW,
    };
    await answerList(page, LIST, [portfolioRow(1, { image })]);
    await openInApp(page, path);
    await page.getByRole('button', { name: 'Open Image 1' }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveCSS('background-image', 'none');
    const stretched = await picture.evaluate((shown) => {
      const { objectFit, width } = getComputedStyle(shown);
      return objectFit !== 'scale-down' && Number.parseFloat(width) > 210;
    });
    expect(stretched).toBe(false);
    await expect(page.getByRole('dialog').locator('[class*=spinner]')).toHaveCount(0);
  });
}
