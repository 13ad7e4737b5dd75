import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile, pngOver } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const MISSING = 'Please fill in all required fields';

test('the form has the paragraphs of the biography apart by blank lines', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/bio');
  await expect(ownerPage.getByRole('tab')).toHaveText(['Bio Content', 'Milestones', 'Add Milestone']);
  const shown = ownerPage.getByRole('article').locator('p');
  await expect(shown.nth(1)).toBeVisible();
  const paragraphs = await shown.allTextContents();
  await area.button('Edit Content').click();
  await expect(ownerPage.getByText('Two line breaks make a paragraph')).toBeVisible();
  await expect(area.field('Content')).toHaveValue(paragraphs.join('\n\n'));
  for (const name of ['Introduction', 'Professional background'])
    await expect(area.field(name)).not.toHaveValue('');
});

test('a biography without a title is not saved', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/bio?writing=true');
  await area.field('Title').fill('');
  await area.button('Update Bio Content').click();
  await expect(area.notice(MISSING)).toBeVisible();
  await area.button('Cancel').click();
});

test('Cancel restores the biography', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/bio');
  const shown = ownerPage.getByRole('article').locator('p');
  await expect(shown.nth(1)).toBeVisible();
  const paragraphs = await shown.allTextContents();
  await area.button('Edit Content').click();
  await area.field('Title').fill('Not kept');
  await area.button('Cancel').click();
  await expect(shown).toHaveText(paragraphs);
  await area.button('Edit Content').click();
  await expect(area.field('Title')).not.toHaveValue('Not kept');
});

test('the sentence for search results is beside the biography', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/pages');
  await ownerPage.getByRole('link', { name: 'Biography and milestones' }).click();
  const sentence = area.field('In search results');
  const before = await sentence.inputValue();
  try {
    await sentence.fill('A model with a steady walk.');
    await area.button('Save').click();
    await expect(area.notice('Saved and published')).toBeVisible();
    await expect(async () =>
      expect(await (await ownerPage.request.get('/bio')).text()).toContain('A model with a steady walk.'),
    ).toPass();
  } finally {
    await sentence.fill(before);
    await area.button('Save').click();
    await expect(async () =>
      expect(await (await ownerPage.request.get('/bio')).text()).not.toContain('A model with a steady walk.'),
    ).toPass();
  }
});

test('a milestone is created with its image', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('First cover');
  const area = new OwnerArea(ownerPage);
  await area.open('/bio?tab=add-milestone');
  await expect(ownerPage.getByText('PNG, JPG or WEBP up to 5MB')).toBeVisible();
  await area.field('Year').fill('2026');
  await area.button('Create Milestone').click();
  await expect(area.notice(MISSING)).toBeVisible();
  await area.field('Title').fill(title);
  await area.field('Description').fill('On the cover.');
  await area.picker('Image').setInputFiles(pngOver(5));
  await expect(ownerPage.getByText('This image is 5.1MB. The limit is 5MB.')).toBeVisible();
  await area.give('drop', 'Image', pngFile('cover.png'));
  await area.field('What does the image show?').fill('Rose silk');
  await area.button('Create Milestone').click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'Milestone', title));
  await expect(area.notice('Milestone created successfully')).toBeVisible();
  await expect(area.tab('Milestones')).toHaveAttribute('aria-selected', 'true');
  await expect(ownerPage.getByText(/^\d+ milestones?$/)).toBeVisible();
  await expect(area.card(title).getByRole('img', { name: 'Rose silk' })).toBeVisible();
});

test('a milestone is edited', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Second cover');
  await storeRow(ownerApi, 'Milestone', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/bio?tab=milestones&q=${encodeURIComponent(title)}`);
  await area.button(`Edit ${title}`).click();
  await area.field('Year').fill('2025 to 2026');
  await area.button('Update Milestone').click();
  await expect(area.notice('Milestone updated successfully')).toBeVisible();
  await expect(area.card(title)).toContainText('2025 to 2026');
});

test('a milestone is deleted once the owner has been asked', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Last cover');
  await storeRow(ownerApi, 'Milestone', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/bio?tab=milestones&q=${encodeURIComponent(title)}`);
  await area.button(`Delete ${title}`).click();
  await area.confirmDelete('Are you sure you want to delete this milestone?');
  await expect(area.notice('Milestone deleted successfully')).toBeVisible();
  await expect(area.card(title)).toHaveCount(0);
});

test('milestones that match a search are sorted by the server', async ({ ownerPage, ownerApi }) => {
  const mark = uniqueTitle('Step');
  await storeRow(ownerApi, 'Milestone', { title: `Early ${mark}`, year: '1999' });
  await storeRow(ownerApi, 'Milestone', { title: `Late ${mark}`, year: '2031' });
  const area = new OwnerArea(ownerPage);
  await area.open('/bio?tab=milestones');
  await ownerPage.getByLabel('Search milestones').fill(mark);
  await expect(area.card(mark).getByRole('heading')).toHaveText([`Late ${mark}`, `Early ${mark}`]);
  await ownerPage.getByLabel('Sort by').selectOption('Oldest first');
  await expect(area.card(mark).getByRole('heading')).toHaveText([`Early ${mark}`, `Late ${mark}`]);
});
