import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { removeTitled, uniqueTitle } from '../../cms-data/owner-rows';
import { photoFile, pngFile, textFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test('visitors see an image that was pasted into the text of a post', async ({
  ownerPage,
  ownerApi,
  page,
}) => {
  const title = uniqueTitle('Pictured');
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/blog?tab=create-new');
  await area.field('Title').fill(title);
  await area.field('Content').fill('Before.\n\nAfter.');
  await area.field('Content').evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(7, 7));
  await area.give('paste', 'Content', [photoFile('silk.jpg'), textFile], area.field('Content'));
  const dialog = await area.openedDialog('Image in the text');
  await dialog.getByLabel('What does the image show?').fill('Folded [teal] silk');
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await dialog.getByRole('button', { name: 'Insert image' }).click();
  await area.button('Remove notes.txt').click();
  // Pressed during the upload: the save waits for it.
  await area.field('Published').check();
  await area.button('Create Post').click();
  await area.button('Publish anyway').click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'BlogPost', title));
  await expect(area.notice('Blog post created successfully')).toBeVisible();
  await expect(area.tab('All Posts')).toHaveAttribute('aria-selected', 'true');
  await area.button(`Edit ${title}`).click();
  await expect(area.field('Content')).toHaveValue(
    /^Before\.\n\n!\[Folded \\\[teal\\\] silk\]\(\/uploads\/[\w-]+\.jpg\)\n\nAfter\.$/,
  );
  // Only the owner sets the cover.
  await expect(area.button('Remove image')).toHaveCount(0);

  const slug = title.toLowerCase().replaceAll(' ', '-');
  for (const address of [`/blog/${slug}`, `/v1/blog/${slug}`]) {
    await page.goto(address);
    const picture = page.getByRole('img', { name: 'Folded [teal] silk' });
    await expect(picture).toHaveAttribute('srcset', / 375w, .* 750w$/);
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('loading', 'lazy');
  }
});

test('leaving a post while its image is uploaded asks first, and keeps the text as a draft', async ({
  ownerPage,
}) => {
  const area = new OwnerArea(ownerPage);
  await ownerPage.route('**/api/upload', () => undefined);
  await area.open('/blog?tab=create-new');
  await area.field('Content').fill('Before.');
  await area.picker('Image').setInputFiles(photoFile('silk.jpg'));
  await area.dialog().getByRole('button', { name: 'Insert image' }).click();
  await expect(area.field('Content')).toHaveValue(/uploading:/);
  await ownerPage.getByRole('link', { name: 'Events' }).click();
  await area.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
  await expect(area.heading()).toHaveText('Events Management');
  await area.open('/blog?tab=create-new');
  await expect(area.field('Content')).toHaveValue(/^Before\.\s*$/);
  await area.field('Content').fill('');
});

test.describe('a line that breaks', () => {
  test.use({ expectedConsoleErrors: [/503|ERR_FAILED/] });

  test('an image that does not arrive leaves the text as it was once it is removed', async ({
    ownerPage,
  }) => {
    const area = new OwnerArea(ownerPage);
    await ownerPage.route('**/api/upload', (route) => route.fulfill({ status: 503, json: {} }));
    await area.open('/blog?tab=create-new');
    await area.field('Title').fill('Kept');
    await area.field('Content').fill('Kept text.');
    await area.picker('Image').setInputFiles(pngFile('lost.png'));
    await area.dialog().getByRole('button', { name: 'Insert image' }).click();
    await expect(area.button('Try again')).toBeVisible();
    await area.button('Remove lost.png').click();
    await expect(area.field('Content')).toHaveValue(/^Kept text\.\s*$/);
    await area.field('Content').fill('');
    await area.field('Title').fill('');
  });
});
