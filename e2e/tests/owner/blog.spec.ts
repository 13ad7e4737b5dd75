import type { Locator } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

const UNPUBLISH = 'mutation ($id: ID!) { unpublishBlogPost(documentId: $id) { documentId } }';

/** Stores a post that only the owner sees. */
async function storeDraft(owner: OwnerApi, title: string) {
  const post = await storeRow(owner, 'BlogPost', { title });
  await owner.graphql(UNPUBLISH, { id: post.documentId });
  return post;
}

const LONG = 'A hundred and fifty characters of **plain** text are what a card shows of a post. '.repeat(4);

test('a post begins as a draft', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Backstage');
  const area = new OwnerArea(ownerPage);
  await area.open('/blog?tab=create-new');
  await expect(area.field('draft')).toBeChecked();
  await expect(ownerPage.getByText('Max 5MB')).toBeVisible();
  await area.button('Create Post').click();
  await expect(area.notice('Please fill in all required fields')).toBeVisible();
  await area.field('Title').fill(title);
  await area.field('Content').fill(LONG);
  await area.field('Tags').fill(' Runway, , Training ');
  await area.picker('Featured Image').setInputFiles(pngFile('backstage.png'));
  await area.button('Remove image').click();
  await expect(area.button('Remove image')).toHaveCount(0);
  await area.picker('Featured Image').setInputFiles(pngFile('backstage.png'));
  await area.button('Create Post').click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'BlogPost', title));
  await expect(area.notice('Blog post created successfully')).toBeVisible();
  await expect(area.tab('All Posts')).toHaveAttribute('aria-selected', 'true');
  const card = area.card(title);
  await expect(card).toContainText('draft');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format(
    new Date(),
  );
  await expect(card.locator('time')).toHaveText(today);
  const plain = LONG.replaceAll('*', '');
  await expect(card.locator('p')).toHaveText(new RegExp(`^${plain.slice(0, 140)}.{0,10}(…|\\.\\.\\.)$`));
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Runway',
    'Training',
  ]);
});

for (const width of [360, 1280]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('what is typed at either end of a long text is in sight', async ({ ownerPage }) => {
      const area = new OwnerArea(ownerPage);
      await area.open('/blog?tab=create-new');
      const content = area.field('Content');
      const edge = (of: Locator, side: 'top' | 'bottom') =>
        of.evaluate((element, wanted) => element.getBoundingClientRect()[wanted], side);
      const header = ownerPage.locator('header').filter({ has: area.heading() });
      const buttons = ownerPage.locator('[data-lower-bar]');
      const aboveButtons = async () => (await edge(buttons, 'top')) - (await edge(content, 'bottom'));
      const belowHeader = async () => (await edge(content, 'top')) - (await edge(header, 'bottom'));
      await content.fill('A line\n'.repeat(80));

      await content.press('ControlOrMeta+End');
      await content.pressSequentially('a');
      await expect.poll(aboveButtons).toBeGreaterThanOrEqual(0);

      await content.press('ControlOrMeta+Home');
      await content.pressSequentially('a');
      await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
    });
  });
}

test('a draft is shown to anyone with the link, until the owner ends it', async ({
  ownerPage,
  ownerApi,
  browser,
  baseURL,
}) => {
  const title = uniqueTitle('Unfinished');
  await storeDraft(ownerApi, title);
  const visitor = await browser.newPage({ baseURL });
  ownerApi.afterTest(() => visitor.close());
  const area = new OwnerArea(ownerPage);
  await area.open(`/blog?q=${encodeURIComponent(title)}`);
  await area.button(`Share a preview of ${title}`).click();
  const link = await area.field('Link to the draft').inputValue();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Draft preview. Visitors cannot see this page.')).toBeVisible();
  await area.button('Revoke all links').click();
  await expect(area.notice('All preview links revoked')).toBeVisible();
  expect((await visitor.goto(link))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'This preview link has expired' })).toBeVisible();
});

test('on a phone the card of a scheduled draft says when it goes out', async ({ ownerPage, ownerApi }) => {
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  const title = uniqueTitle('Later');
  const post = await storeDraft(ownerApi, title);
  const area = new OwnerArea(ownerPage);
  await area.open(`/blog?tab=create-new&edit=${post.documentId}`);
  await area.button('Schedule').click();
  const dialog = await area.openedDialog(`Schedule “${title}”`);
  await dialog.getByLabel('Goes out').fill('2099-11-24T18:00');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(area.notice('Schedule saved')).toBeVisible();
  await area.open(`/blog?q=${encodeURIComponent(title)}`);
  await expect(area.card(title)).toContainText('Goes out Tuesday 24 November 2099, 18:00');
});

test('a draft is published', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Ready');
  await storeDraft(ownerApi, title);
  const area = new OwnerArea(ownerPage);
  await area.open(`/blog?q=${encodeURIComponent(title)}`);
  await area.button(`Edit ${title}`).click();
  await area.field('Published').check();
  await area.button('Update Post').click();
  await area.button('Publish anyway').click();
  await expect(area.notice('Blog post updated successfully')).toBeVisible();
  await expect(area.card(title)).toContainText('Published');
});

test('a post is deleted once the owner has been asked', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Over');
  await storeRow(ownerApi, 'BlogPost', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/blog?q=${encodeURIComponent(title)}`);
  await area.button(`Delete ${title}`).click();
  await area.confirmDelete('Are you sure you want to delete this blog post?');
  await expect(area.notice('Blog post deleted successfully')).toBeVisible();
  await expect(area.card(title)).toHaveCount(0);
});

test('unpublished changes of a post are named', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Changed');
  const post = await storeRow(ownerApi, 'BlogPost', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/blog?q=${encodeURIComponent(title)}`);
  await expect(area.card(title)).toContainText('Published');
  // Saves like Strapi's panel, without publishing.
  await ownerApi.graphql(
    'mutation ($id: ID!, $data: BlogPostInput!) { updateBlogPost(documentId: $id, data: $data, status: DRAFT) { documentId } }',
    { id: post.documentId, data: { content: 'Newer.', revision: post.revision } },
  );
  await ownerPage.reload();
  await expect(area.card(title)).toContainText('Unpublished changes');
});

test('a post that becomes a draft again leaves the site', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Taken back');
  await storeRow(ownerApi, 'BlogPost', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/blog?q=${encodeURIComponent(title)}`);
  await area.button(`Edit ${title}`).click();
  await area.field('draft').check();
  await area.button('Update Post').click();
  await expect(area.card(title)).toContainText('draft');
  const { rows } = await ownerApi.graphql<{ rows: object[] }>(
    'query ($title: String!) { rows: blogPosts(status: PUBLISHED, filters: { title: { eq: $title } }) { documentId } }',
    { title },
  );
  expect(rows).toEqual([]);
});

test('the Markdown editor sets marks around what is selected', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/blog?tab=create-new');
  await area.field('Content').fill('A bold walk');
  await area.field('Content').selectText();
  await area.button('Bold').click();
  await expect(area.field('Content')).toHaveValue('**A bold walk**');
  await area.field('Content').press('ControlOrMeta+z');
  await expect(area.field('Content')).toHaveValue('A bold walk');
  await area.field('Content').fill('');
});

test('the Markdown editor comes back from a preview of the post to be written in', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/blog?tab=create-new');
  await area.field('Content').fill('A bold walk');
  await area.field('Content').selectText();
  await area.button('Bold').click();
  await ownerPage.getByText('Preview', { exact: true }).click();
  await expect(ownerPage.locator('strong').filter({ hasText: 'A bold walk' })).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await ownerPage.getByText('Write', { exact: true }).click();
  await area.field('Content').press('ControlOrMeta+z');
  await expect(area.field('Content')).toHaveValue('A bold walk');
  await area.field('Content').fill('');
});

test.describe('a cms that is away', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('the list of posts that failed is named', async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await failOperation(ownerPage, 'Posts');
    await area.open('/blog');
    await expect(area.notice('Failed to load blog posts')).toBeVisible();
  });

  test('a post that failed stays in the form under the reason', async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await failOperation(ownerPage, 'CreatePost');
    await area.open('/blog?tab=create-new');
    await area.field('Title').fill('Not stored');
    await area.field('Content').fill('Not stored either.');
    await area.button('Create Post').click();
    await expect(area.notice(/^Failed to create blog post: .+/)).toBeVisible();
    await expect(area.field('Title')).toHaveValue('Not stored');
    await area.field('Title').fill('');
    await area.field('Content').fill('');
  });
});
