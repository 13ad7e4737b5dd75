import { devices, type Page } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { heicFile, pngFile, pngOver, textFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { OwnerArea } from '../../pages/owner-area';

/** The pictures added together; a toast has a close button too. */
const batch = (page: Page) => page.getByRole('region', { name: 'New images' });

test('dropped files that cannot be used say why', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/portfolio');
  await area.give('drop', 'Upload images', [pngFile('one.png'), textFile, pngOver(10), pngFile('two.png')]);
  const row = (text: string) => ownerPage.getByRole('listitem').filter({ hasText: text });
  await expect(ownerPage.getByText('2 files cannot be used.')).toBeVisible();
  await expect(row('Only image or video files are allowed')).toContainText('notes.txt');
  await expect(row('This image is 10.1MB. The limit is 10MB.')).toContainText('large.png');
  await expect(area.button('Add 2 images')).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await batch(ownerPage).getByRole('button', { name: 'Discard' }).click();
});

test.describe('a line that breaks', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('an image whose answer was lost is stored once by a second try', async ({ ownerPage, ownerApi }) => {
    const word = uniqueTitle('Lost').replace(' ', '-');
    const title = word.replaceAll('-', ' ');
    const area = new OwnerArea(ownerPage);
    await area.open('/portfolio');
    await area.give(
      'drop',
      'Upload images',
      ['one', 'two', 'three'].map((number) => pngFile(`${word}-${number}.png`)),
    );
    ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
    // The first is stored, but its response is lost.
    let lost = false;
    await interceptOperation(ownerPage, 'CreatePortfolioItem', async (route) => {
      if (lost) return route.fallback();
      lost = true;
      await route.fetch();
      await route.fulfill({ status: 503, json: {} });
    });
    await area.button('Add 3 images').click();
    await expect(ownerPage.getByText('1 image was not added.')).toBeVisible();
    await expect(ownerPage.getByText('2 of 3 added')).toBeVisible();
    await ownerPage.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(ownerPage.getByText('3 of 3 added')).toBeVisible();
    await batch(ownerPage).getByRole('button', { name: 'Close' }).click();
    await ownerPage.getByLabel('Search portfolio').fill(title);
    await expect(ownerPage.getByText('3 items', { exact: true })).toBeVisible();
  });
});

test('images dropped on the gallery become items with the words given to them', async ({
  ownerPage,
  ownerApi,
}) => {
  const word = uniqueTitle('Dropped').replace(' ', '-');
  const title = word.replaceAll('-', ' ');
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio');
  await area.give('drop', 'Upload images', [
    pngFile(`${word}-one.png`),
    textFile,
    heicFile(`${word}-two.heic`),
    pngFile(`${word}-three.png`),
  ]);
  await expect(area.button('Add 3 images')).toBeVisible();
  await area.field(`Title of ${word}-one.png`).fill(`${title} first`);
  await area.field('Category for all').fill('Runway');
  ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
  await area.button('Add 3 images').click();
  await expect(ownerPage.getByText('3 of 3 added')).toBeVisible();
  await area.field(`Title of ${word}-three.png`).fill(`${title} last`);
  await area.field(`Title of ${word}-three.png`).blur();
  await expect(area.notice('Title changed')).toBeVisible();
  await batch(ownerPage).getByRole('button', { name: 'Close' }).click();
  await ownerPage.getByLabel('Search portfolio').fill(title);
  await expect(ownerPage.getByText('3 items', { exact: true })).toBeVisible();
  await expect(area.card(`${title} first`)).toContainText('Runway');
  await expect(area.card(`${title} last`)).toBeVisible();
  const converted = area.card(`${title} two`).locator('img');
  // The browser chooses the source when the picture comes into view.
  const source = () => converted.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/\.jpg$/);
});

test('images that are not added yet stay when the tab changes', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio');
  await expect(area.button('Upload images')).toBeVisible();
  await area.give('paste', 'Upload images', [pngFile('a.png'), pngFile('b.png')]);
  await expect(area.button('Add 2 images')).toBeVisible();
  await area.tab('Upload New').click();
  await expect(area.button('Add 2 images')).toBeVisible();
  await area.button('Discard').click();
});

test('leaving with images that are not added yet asks first', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio');
  await expect(area.button('Upload images')).toBeVisible();
  await area.give('paste', 'Upload images', [pngFile('a.png'), pngFile('b.png')]);
  await expect(area.button('Add 2 images')).toBeVisible();
  await ownerPage.getByRole('link', { name: 'Blog' }).click();
  await expect(area.dialog('Leave before all images are added?')).toBeVisible();
  await area.dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(area.heading()).toHaveText('Portfolio');
  await area.button('Discard').click();
  await ownerPage.getByRole('link', { name: 'Blog' }).click();
  await expect(area.heading()).toHaveText('Blog');
});

test.describe('items beyond the page', () => {
  const ALL = 22;

  /** Stores more items than a page shows, and ticks all of them; `title` is unique. */
  async function tickAll(owner: OwnerApi, page: Page, title: string) {
    for (let number = 1; number <= ALL; number += 1)
      await storeRow(owner, 'PortfolioItem', { title: `${title} ${number}` });
    const area = new OwnerArea(page);
    await area.open(`/portfolio?q=${encodeURIComponent(title)}`);
    await page.getByLabel('Select all on this page').check();
    await area.button(`Select all ${ALL} items that match`).click();
    return page.getByRole('region', { name: `${ALL} selected` });
  }

  test('get a category together', async ({ ownerPage, ownerApi }) => {
    const title = uniqueTitle('Crowd');
    ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
    const area = new OwnerArea(ownerPage);
    const together = await tickAll(ownerApi, ownerPage, title);
    await together.getByRole('button', { name: 'Set category' }).click();
    const dialog = await area.openedDialog('Category of 22 items');
    await dialog.getByLabel('Category').fill(title);
    await dialog.getByRole('button', { name: 'Set category' }).click();
    await expect(area.notice('22 items changed')).toBeVisible();
    await ownerPage.getByLabel('Category', { exact: true }).selectOption('No category');
    await expect(ownerPage.getByText('No portfolio items match your search.')).toBeVisible();
  });

  test('are deleted together', async ({ ownerPage, ownerApi }) => {
    const title = uniqueTitle('Crowd');
    ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
    const area = new OwnerArea(ownerPage);
    const together = await tickAll(ownerApi, ownerPage, title);
    await together.getByRole('button', { name: 'Delete' }).click();
    await area.confirmDelete('Are you sure you want to delete these 22 portfolio items?');
    await expect(area.notice('22 portfolio items deleted')).toBeVisible();
    await expect(ownerPage.getByText('No portfolio items match your search.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('images that were chosen together are added', async ({ page, ownerApi }) => {
    const word = uniqueTitle('Thumb').replace(' ', '-');
    const title = word.replaceAll('-', ' ');
    const area = new OwnerArea(page);
    await area.enter('/portfolio');
    await area.open('/portfolio');
    await area.picker('Upload images').setInputFiles([pngFile(`${word}-a.png`), heicFile(`${word}-b.heic`)]);
    ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
    await area.button('Add 2 images').tap();
    await expect(page.getByText('2 of 2 added')).toBeVisible();
    await batch(page).getByRole('button', { name: 'Close' }).tap();
    await page.getByLabel('Search portfolio').fill(title);
    await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  });
});
