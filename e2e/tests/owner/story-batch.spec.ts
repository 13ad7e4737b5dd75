import { devices, type Page } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { removeTitled, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const { viewport: _, ...phone } = devices['Pixel 7'];
const { userAgent, deviceScaleFactor, isMobile, hasTouch } = phone;
test.use({ viewport: { width: 360, height: 740 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

const files = (count: number) => Array.from({ length: count }, (_, at) => pngFile(`look-${at + 1}.png`));

async function choose(area: OwnerArea, count: number) {
  await area.enter('/portfolio');
  await area.open('/portfolio');
  await area.picker('Upload images').setInputFiles(files(count));
}

async function countsOf(owner: OwnerApi, title: string) {
  const read = `query ($title: String!) {
    pieces: portfolioItems(filters: { title: { eq: $title } }) { pictureCount filmCount category }
  }`;
  return (await owner.graphql<{ pieces: object[] }>(read, { title })).pieces;
}

/** Counts the taps on the page from now on. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    const count = () => {
      document.documentElement.dataset.taps = String(Number(document.documentElement.dataset.taps) + 1);
    };
    document.addEventListener('pointerdown', count, { capture: true });
  });

test('a story of 12 images takes at most 8 taps besides choosing the files', async ({ page, ownerApi }) => {
  const title = uniqueTitle('Twelve looks');
  const area = new OwnerArea(page);
  await choose(area, 12);
  await countTaps(page);
  await page.getByText('One story').tap();
  await area.field('Title of the story').tap();
  await page.keyboard.insertText(title);
  await area.field('Category of the story').tap();
  await page.keyboard.insertText('Editorial');
  await area.button('Add the story').tap();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
  await expect(page.getByText('Story added')).toBeVisible();
  // The button that opens the file dialog is one more.
  const taps = await page.evaluate(() => Number(document.documentElement.dataset.taps));
  expect(taps + 1).toBeLessThanOrEqual(8);
  expect(await countsOf(ownerApi, title)).toEqual([
    { pictureCount: 12, filmCount: 0, category: 'Editorial' },
  ]);
  await area.button('Describe its images').tap();
  await expect(page.getByRole('heading', { name: 'Edit Portfolio Item' })).toBeVisible();
  await expect(area.field('Title')).toHaveValue(title);
});

test('separate pieces stay the usual choice', async ({ page }) => {
  const area = new OwnerArea(page);
  await followSystemTheme(page);
  await choose(area, 2);
  await expect(page.getByLabel('Separate pieces')).toBeChecked();
  await expect(area.button('Add 2 images')).toBeVisible();
  await page.getByText('One story').tap();
  await area.button('Move look-2.png up').tap();
  await expect(area.button('Move look-2.png down')).toBeFocused();
  expect(await problemsInEveryLook(page)).toEqual([]);
  const scrolls = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await scrolls()).toBe(false);
  await area.button('Discard').tap();
});

test.describe('a line that breaks', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('a story keeps what was uploaded while a failed file is tried again', async ({ page, ownerApi }) => {
    const title = uniqueTitle('Broken line');
    const area = new OwnerArea(page);
    await choose(area, 3);
    let uploads = 0;
    await page.route('**/api/upload', (route) => {
      uploads += 1;
      return uploads === 2 ? route.fulfill({ status: 503, json: {} }) : route.fallback();
    });
    await page.getByText('One story').tap();
    await area.field('Title of the story').fill(title);
    await area.button('Add the story').tap();
    await expect(page.getByText('1 file was not uploaded.')).toBeVisible();
    await expect(area.button('Add the story without it')).toBeVisible();
    expect(await countsOf(ownerApi, title)).toEqual([]);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).tap();
    ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
    await expect(page.getByText('Story added')).toBeVisible();
    expect(uploads).toBe(4);
    expect(await countsOf(ownerApi, title)).toEqual([{ pictureCount: 3, filmCount: 0, category: null }]);
  });
});
