import { expect, test } from '../../fixtures';
import { PUBLIC_PATHS } from '../../public-paths';

/** Counts the pages of a PDF written by Chromium. */
const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

for (const format of ['A4', 'Letter']) {
  test(`the rate card is one page of ${format}`, async ({ page }) => {
    await page.goto('/rate-card');
    expect(pageCount(await page.pdf({ format }))).toBe(1);
  });
}

for (const look of ['modern', 'classic'] as const) {
  test(`on paper pages of the ${look} theme are nothing but dark words`, async ({ page }) => {
    test.slow();
    const problems: string[] = [];
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 690, height: 1000 });
    for (const path of PUBLIC_PATHS[look]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      problems.push(...(await page.evaluate(notForPaper)).map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('a printed page says whose it is and where to write', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/rate-card');
  const head = await page
    .getByRole('main')
    .evaluate((main) => getComputedStyle(main, '::before').getPropertyValue('content'));
  // The result of `attr()` can be checked only through the attribute.
  expect(head).not.toBe('none');
  await expect(page.getByRole('main')).toHaveAttribute('data-letterhead', /Amani Kito.*@.*localhost/);
});

for (const { path, heading, onPaper } of [
  { path: '/digitals', heading: 'Walk video', onPaper: 'Images' },
  { path: '/comp-card', heading: 'Download', onPaper: 'Comp Card' },
]) {
  for (const base of ['', '/v1']) {
    test(`on paper ${base}${path} has no heading of what stays on the screen`, async ({ page }) => {
      await page.goto(base + path);
      const ofScreen = page.getByRole('heading', { name: heading, exact: true });
      await expect(ofScreen).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(ofScreen).toBeHidden();
      await expect(page.getByRole('heading', { name: onPaper, exact: true })).toBeVisible();
    });
  }
}

function notForPaper(): string[] {
  const problems: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    const { position, color } = getComputedStyle(element);
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 20)}`;
    if (position === 'fixed') problems.push(`fixed: ${name}`);
    if (element.matches('#root > :not(main), form, button, input')) problems.push(`not for paper: ${name}`);
    const writes = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    if (writes && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 118)
      problems.push(`pale (${color}): ${name}`);
  }
  return problems;
}
