import { devices, type Page } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { heicFile, pngFile, pngOver, textFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { OwnerArea } from '../../pages/owner-area';

/** The pictures that were given together; a toast has a close button, too. */
const batch = (page: Page) => page.getByRole('region', { name: 'New pictures' });

test('Portfolio: of what is dropped on the gallery, files that are no pictures say why they are not taken', async ({
  ownerPage,
}) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/portfolio');
  await area.give('drop', 'Upload pictures', [pngFile('one.png'), textFile, pngOver(10), pngFile('two.png')]);
  const row = (text: string) => ownerPage.getByRole('listitem').filter({ hasText: text });
  await expect(ownerPage.getByText('2 files were not taken.')).toBeVisible();
  await expect(row('Only image files are allowed')).toContainText('notes.txt');
  await expect(row('This image has 10.1MB. The limit is 10MB.')).toContainText('large.png');
  await expect(area.button('Add 2 pictures')).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await batch(ownerPage).getByRole('button', { name: 'Discard' }).click();
});

test.describe('a line that breaks', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('Portfolio: pictures dropped on the gallery become items; a lost answer is tried again and stored once', async ({
    ownerPage,
    ownerApi,
  }) => {
    const word = uniqueTitle('Dropped').replace(' ', '-');
    const title = word.replaceAll('-', ' ');
    const area = new OwnerArea(ownerPage);
    await area.open('/portfolio');
    await area.give('drop', 'Upload pictures', [
      pngFile(`${word}-one.png`),
      textFile,
      heicFile(`${word}-two.heic`),
      pngFile(`${word}-three.png`),
    ]);
    await expect(area.button('Add 3 pictures')).toBeVisible();
    await area.field(`Title of ${word}-one.png`).fill(`${title} first`);
    await area.field('Category for all').fill('Runway');
    try {
      // The first is stored, and its answer lost.
      let lost = false;
      await interceptOperation(ownerPage, 'CreatePortfolioItem', async (route) => {
        if (lost) return route.fallback();
        lost = true;
        await route.fetch();
        await route.fulfill({ status: 503, json: {} });
      });
      await area.button('Add 3 pictures').click();
      await expect(ownerPage.getByText('1 picture was not added.')).toBeVisible();
      await expect(ownerPage.getByText('2 of 3 added')).toBeVisible();
      await ownerPage.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
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
      expect(await converted.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.jpg$/);
    } finally {
      await removeTitled(ownerApi, 'PortfolioItem', title);
    }
  });
});

test('Portfolio: leaving with pictures that are not added asks first; another tab of the screen keeps them', async ({
  ownerPage,
}) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio');
  await expect(area.button('Upload pictures')).toBeVisible();
  await area.give('paste', 'Upload pictures', [pngFile('a.png'), pngFile('b.png')]);
  await expect(area.button('Add 2 pictures')).toBeVisible();
  await area.tab('Upload New').click();
  await expect(area.button('Add 2 pictures')).toBeVisible();
  await area.give('drop', 'Image', [pngFile('c.png'), pngFile('d.png')]);
  await expect(area.button('Add 4 pictures')).toBeVisible();
  await ownerPage.getByRole('link', { name: 'Blog' }).click();
  await expect(area.dialog('Leave while pictures are not added yet?')).toBeVisible();
  await area.dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(area.heading()).toHaveText('Portfolio');
  await area.button('Discard').click();
  await ownerPage.getByRole('link', { name: 'Blog' }).click();
  await expect(area.heading()).toHaveText('Blog');
});

test('Portfolio: many items get a category, and all that match are deleted, beyond the page', async ({
  ownerPage,
  ownerApi,
}) => {
  const title = uniqueTitle('Crowd');
  for (let number = 1; number <= 22; number += 1)
    await storeRow(ownerApi, 'PortfolioItem', { title: `${title} ${number}` });
  try {
    const area = new OwnerArea(ownerPage);
    await area.open(`/portfolio?q=${encodeURIComponent(title)}`);
    await ownerPage.getByLabel('Select all on this page').check();
    await area.button('Select all 22 items that match').click();
    await ownerPage
      .getByRole('region', { name: '22 selected' })
      .getByRole('button', { name: 'Set category' })
      .click();
    await area.dialog('Category of 22 items').getByLabel('Category').fill(title);
    await area.dialog('Category of 22 items').getByRole('button', { name: 'Set category' }).click();
    await expect(area.notice('22 items changed')).toBeVisible();
    await ownerPage.getByLabel('Category', { exact: true }).selectOption('Without category');
    await expect(ownerPage.getByText('No portfolio items match your search.')).toBeVisible();
    await ownerPage.getByLabel('Category', { exact: true }).selectOption('All categories');
    await ownerPage.getByLabel('Select all on this page').check();
    await area.button('Select all 22 items that match').click();
    await ownerPage
      .getByRole('region', { name: '22 selected' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await area.confirmDelete('Are you sure you want to delete these 22 portfolio items?');
    await expect(area.notice('22 portfolio items deleted')).toBeVisible();
    await expect(ownerPage.getByText('No portfolio items match your search.')).toBeVisible();
  } finally {
    await removeTitled(ownerApi, 'PortfolioItem', title);
  }
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('Portfolio: pictures are chosen together and added', async ({ page, ownerApi }) => {
    const word = uniqueTitle('Thumb').replace(' ', '-');
    const title = word.replaceAll('-', ' ');
    const area = new OwnerArea(page);
    await area.enter('/portfolio');
    await area.open('/portfolio');
    await area
      .picker('Upload pictures')
      .setInputFiles([pngFile(`${word}-a.png`), heicFile(`${word}-b.heic`)]);
    try {
      await area.button('Add 2 pictures').tap();
      await expect(page.getByText('2 of 2 added')).toBeVisible();
      await batch(page).getByRole('button', { name: 'Close' }).tap();
      await page.getByLabel('Search portfolio').fill(title);
      await expect(page.getByText('2 items', { exact: true })).toBeVisible();
    } finally {
      await removeTitled(ownerApi, 'PortfolioItem', title);
    }
  });
});
