import { expect, test } from '../../fixtures';
import { LONG_WORD, tooWide, writeLongWords } from '../../long-words';
import { goOnInApp } from '../../open-in-app';
import { PUBLIC_PATHS } from '../../public-paths';

/** Small pages, so that the browser loads the content of the others. */
const START = { modern: '/contact', classic: '/v1/contact' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const look of ['modern', 'classic'] as const) {
  test(`a long word in every text makes no page of the ${look} theme scroll sideways on a phone`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await writeLongWords(page);
    const problems: string[] = [];
    await page.goto(START[look]);
    for (const path of PUBLIC_PATHS[look].filter((path) => !/contact|volunteer/.test(path))) {
      await goOnInApp(page, path);
      await expect(page.getByRole('main'), path).toContainText(LONG_WORD);
      problems.push(...(await tooWide(page)).map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test(`with letters twice as large no page of the ${look} theme scrolls sideways`, async ({ page }) => {
    test.slow();
    const problems: string[] = [];
    for (const path of PUBLIC_PATHS[look]) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await tooWide(page)).map((problem) => `${width} ${path} ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
}

test('letters twice as large: the name of the bar is beside its links', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const bar = page.getByRole('banner');
  const name = await bar.getByRole('link').first().boundingBox();
  const links = await bar.getByRole('navigation').boundingBox();
  expect(name && name.x + name.width).toBeLessThanOrEqual(links?.x ?? 0);
});
