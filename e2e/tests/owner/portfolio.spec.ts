import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile, pngOver, textFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

const QUESTION = 'Are you sure you want to delete this portfolio item?';

test('an item is added with a pasted image', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Silk at noon');
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio');
  await expect(ownerPage.getByText(/^\d+ items?$/)).toBeVisible();
  await area.tab('Upload New').click();
  await area.field('Title').fill(title);
  await area.field('Category').fill('Editorial');
  await area.give('paste', 'Images and films', pngFile('silk.png'));
  await area.field('What does the image show?').fill('Teal silk');
  await area.button('Add Item').click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'PortfolioItem', title));
  await expect(area.notice('Portfolio item added successfully')).toBeVisible();
  await expect(area.tab('Gallery')).toHaveAttribute('aria-selected', 'true');
  await expect(area.card(title).getByRole('img', { name: 'Teal silk' })).toBeVisible();
});

test('an item is edited', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Silk at dusk');
  await storeRow(ownerApi, 'PortfolioItem', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/portfolio?q=${encodeURIComponent(title)}`);
  await area.button(`Edit ${title}`).click();
  await expect(ownerPage.getByRole('heading', { name: 'Edit Portfolio Item' })).toBeVisible();
  await area.field('Category').fill('Runway');
  await ownerPage.keyboard.press('Control+s');
  await expect(area.notice('Portfolio item updated successfully')).toBeVisible();
  await expect(area.card(title)).toContainText('Runway');
});

test('an item is found without regard to case', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Silk at night');
  await storeRow(ownerApi, 'PortfolioItem', { title });
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio');
  await ownerPage.getByLabel('Search portfolio').fill(title.toUpperCase());
  await expect(ownerPage).toHaveURL(/q=SILK/);
  await expect(ownerPage.getByText('1 item', { exact: true })).toBeVisible();
  await expect(area.card(title)).toBeVisible();
});

test('a deleted item can be taken back', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Silk torn');
  await storeRow(ownerApi, 'PortfolioItem', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/portfolio?q=${encodeURIComponent(title)}`);
  await area.button(`Delete ${title}`).click();
  await area.confirmDelete(QUESTION);
  await expect(area.notice(/^Deleting/)).toBeVisible();
  await expect(area.card(title)).toHaveCount(0);
  await area.button('Undo').click();
  await expect(area.card(title)).toBeVisible();
});

test('leaving the page does not take a delete back', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Silk gone');
  await storeRow(ownerApi, 'PortfolioItem', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/portfolio?q=${encodeURIComponent(title)}`);
  await area.button(`Delete ${title}`).click();
  await area.confirmDelete(QUESTION);
  await expect(area.notice(/^Deleting/)).toBeVisible();
  await ownerPage.reload();
  await expect(ownerPage.getByText('No portfolio items match your search.')).toBeVisible();
});

test('categories are suggested', async ({ ownerPage }) => {
  await new OwnerArea(ownerPage).open('/portfolio?tab=upload-new');
  await expect(ownerPage.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible();
  const suggestions = ownerPage.locator('datalist option');
  expect(
    await suggestions.evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
  ).toEqual(['Editorial', 'Runway', 'Campaign', 'Beauty', 'Lifestyle', 'Commercial']);
});

test('an item without a title is asked for it', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio?tab=upload-new');
  await area.button('Add Item').click();
  await expect(area.notice('Please enter a title')).toBeVisible();
  await expect(area.field('Title')).toBeFocused();
});

test('a file is refused with the reason without losing the form', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/portfolio?tab=upload-new');
  await area.field('Description').fill('Kept.');
  await area.picker('Images and films').setInputFiles(pngOver(10));
  await expect(ownerPage.getByText('This image is 10.1MB. The limit is 10MB.')).toBeVisible();
  await area.give('drop', 'Images and films', textFile);
  await expect(ownerPage.getByText('Only image or video files are allowed')).toBeVisible();
  await expect(area.field('Description')).toHaveValue('Kept.');
  await area.field('Description').fill('');
});

test('items that were deleted together come back together', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Bulk');
  await storeRow(ownerApi, 'PortfolioItem', { title: `${title} one` });
  await storeRow(ownerApi, 'PortfolioItem', { title: `${title} two` });
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open(`/portfolio?q=${encodeURIComponent(title)}`);
  await expect(area.card(`${title} one`)).toContainText('No image: hidden from visitors');
  await ownerPage.getByLabel(`Select ${title} one`).check();
  await ownerPage.getByLabel(`Select ${title} two`).check();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await ownerPage.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click();
  await expect(area.dialog()).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await area.confirmDelete('Are you sure you want to delete these 2 portfolio items?');
  await expect(area.notice(/^Deleting/)).toBeVisible();
  await expect(area.card(title)).toHaveCount(0);
  await area.button('Undo').click();
  await expect(area.card(title)).toHaveCount(2);
});

test.describe('a cms that is away', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('items that could not be loaded are named', async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await failOperation(ownerPage, 'PortfolioItems');
    await area.open('/portfolio');
    await expect(area.notice('Failed to load portfolio items')).toBeVisible();
  });

  test('an item that could not be saved stays in the form', async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await failOperation(ownerPage, 'CreatePortfolioItem');
    await area.open('/portfolio?tab=upload-new');
    await area.field('Title').fill('Not stored');
    await area.button('Add Item').click();
    await expect(area.notice('Failed to save portfolio item')).toBeVisible();
    await expect(area.field('Title')).toHaveValue('Not stored');
    await area.field('Title').fill('');
  });
});
