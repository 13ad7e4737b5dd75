import { sidewaysScroll } from '../../accessibility';
import { approveComment, commentsBy, publishPost } from '../../cms-data/blog-posts';
import { postComment } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { holdOperation } from '../../list-traffic';
import { ModernBlogPostPage } from '../../pages/modern-blog-post-page';

const SLUG = 'how-a-pageant-judge-really-scores';

const MARKDOWN = [
  '# A heading of the text',
  '<script>document.title = "taken over"</script>',
  '[Run](javascript:alert(1)) · [Contact page](/contact) · [Elsewhere](https://example.org/a)',
  '| One | Two |\n| --- | --- |\n| a cell | another cell |',
].join('\n\n');

/** Returns a sender that no other test uses. */
const sender = (name: string) => `${name} ${Date.now()}`;

test('a post shows its text under what is known about it', async ({ page }) => {
  const post = new ModernBlogPostPage(page);
  await post.open(SLUG);
  await expect(post.title()).toHaveText('How a pageant judge really scores');
  await expect(post.cover()).toHaveAttribute('srcset', /1000w/);
  const header = page.getByRole('article').locator('header');
  await expect(header).toContainText('30 November 2024');
  await expect(header).toContainText('By Amani Kito');
  await expect(header).toContainText(/\d+ min read/);
  await expect(post.tags()).toHaveText(['Judging', 'Pageants', 'Interview']);
  await expect(page.getByRole('heading', { level: 2, name: 'The sheet comes first' })).toBeVisible();
});

test('Markdown is rendered without what could run', async ({ page, ownerApi }) => {
  const published = await publishPost(ownerApi, { title: 'Safe text', content: MARKDOWN });
  await new ModernBlogPostPage(page).open(published.slug);
  await expect(page).toHaveTitle('Safe text · Amani Kito');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'A heading of the text' })).toBeVisible();
  await expect(page.getByText('<script>document.title = "taken over"</script>')).toBeVisible();
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});

test('only links to other sites leave the app', async ({ page, ownerApi }) => {
  const published = await publishPost(ownerApi, { title: 'Safe links', content: MARKDOWN });
  const post = new ModernBlogPostPage(page);
  await post.open(published.slug);
  await expect(post.link('Elsewhere')).toHaveAttribute('rel', 'noopener');
  await expect(post.link('Elsewhere')).toHaveAttribute('target', '_blank');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await post.link('Contact page').click();
  await expect(page).toHaveURL(/\/#\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('a footnote leads down and back up without changing the address', async ({ page, ownerApi }) => {
  const content = `Ten looks.[^1]\n\n${'A paragraph.\n\n'.repeat(80)}[^1]: Without the finale.`;
  const published = await publishPost(ownerApi, { title: 'With a footnote', content });
  const post = new ModernBlogPostPage(page);
  await post.open(published.slug);
  const number = page.getByRole('link', { name: '1', exact: true });
  await number.click();
  const back = page.getByRole('link', { name: 'Back to reference 1' });
  await expect(back).toBeInViewport();
  await expect(number).not.toBeInViewport();
  await back.click();
  await expect(number).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  const top = async () => (await number.boundingBox())?.y;
  await expect.poll(top, 'not under the bar').toBeGreaterThan(bar?.height ?? 0);
  await expect(page).toHaveURL(new RegExp(`/blog/${published.slug}$`));
});

test('a table wider than a small screen scrolls inside itself by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const post = new ModernBlogPostPage(page);
  await post.open(SLUG);
  const hidden = await post.table().evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(hidden).toBeGreaterThan(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await post.table().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => post.table().evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

test('share copies the path address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const post = new ModernBlogPostPage(page);
  await page.goto(`/#/blog/${SLUG}`);
  // The share menu of a phone's browser uses this address.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/blog/${SLUG}$`));
  await post.share().click();
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/blog/${SLUG}`);
  expect(new URL(copied).hash).toBe('');
});

test('previous and next lead to the posts before and after in time', async ({ page }) => {
  const post = new ModernBlogPostPage(page);
  await post.open(SLUG);
  await expect(post.neighbours()).toHaveText([
    'PreviousYour first runway walk, in four weeks',
    'NextA comp card and a portfolio on a small budget',
  ]);
  await post.neighbours().last().click();
  await expect(post.title()).toHaveText('A comp card and a portfolio on a small budget');
});

test('a comment is held as pending', async ({ page, ownerApi }) => {
  const name = sender('Njeri Pending');
  const post = new ModernBlogPostPage(page);
  await post.open(SLUG);
  await post.write({ name, email: 'njeri@example.com', text: 'The pencil rule is new to me.' });
  const { release } = await holdOperation(page, 'PostComment');
  await post.postButton().click();
  await expect(post.postButton()).toHaveText('Submitting...');
  await expect(post.postButton()).toBeDisabled();
  release();
  await expect(post.notice('Thank you. Your comment will appear once it has been approved.')).toBeVisible();
  for (const label of ['Name', 'Email (never shown)', 'Comment'] as const) {
    await expect(post.field(label)).toHaveValue('');
  }
  await expect(post.comments()).not.toContainText(name);
  const [stored] = await commentsBy(ownerApi, name);
  expect(stored).toMatchObject({ status: 'pending', email: 'njeri@example.com' });
});

test('an approved comment appears without its email', async ({ page, request, ownerApi }) => {
  const name = sender('Njeri Approved');
  const text = 'The pencil rule is new to me.';
  const published = await publishPost(ownerApi, { title: 'Talked about', content: 'Text.' });
  const comment = { name, email: 'njeri@example.com', text };
  await postComment(request, { blogPostDocumentId: published.documentId, ...comment });
  const [stored] = await commentsBy(ownerApi, name);
  if (stored) await approveComment(ownerApi, stored);
  const post = new ModernBlogPostPage(page);
  await expect(async () => {
    await post.open(published.slug);
    await expect(post.comments()).toContainText(name, { timeout: 1000 });
  }).toPass();
  await expect(post.comments()).toContainText(text);
  expect(await page.content()).not.toContain('njeri@example.com');
});

test('name, email and text of a comment are required at their fields', async ({ page }) => {
  const post = new ModernBlogPostPage(page);
  await post.open(SLUG);
  await post.field('Email (never shown)').fill('njeri@example.com');
  await post.postButton().click();
  await expect(post.notice('Please fill in all required fields')).toBeVisible();
  await expect(post.field('Name')).toHaveAccessibleDescription('Please fill in all required fields');
  await expect(post.field('Name')).toBeFocused();
  await expect(post.field('Comment')).toHaveAttribute('aria-invalid', 'true');
});

test('an email of the wrong form is named at its field', async ({ page }) => {
  const post = new ModernBlogPostPage(page);
  await post.open(SLUG);
  await post.write({ name: 'Njeri', email: 'njeri@example', text: 'Hello.' });
  await post.postButton().click();
  await expect(post.field('Email (never shown)')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(post.field('Comment')).toHaveValue('Hello.');
});

test('a typed comment survives a reload', async ({ page }) => {
  const post = new ModernBlogPostPage(page);
  await post.open(SLUG);
  await post.field('Comment').fill('Half a thought');
  await page.reload();
  await expect(post.field('Comment')).toHaveValue('Half a thought');
});
