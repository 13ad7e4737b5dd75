import { sidewaysScroll } from '../../accessibility';
import { publishPost } from '../../cms-data/blog-posts';
import { blogRow, LONG_TITLE } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { openInApp } from '../../open-in-app';
import { ModernBlogPage } from '../../pages/modern-blog-page';

const POST = 'How a pageant judge really scores';
const LIST = { operation: 'BlogPage', field: 'blogPosts_connection' };

/** A published post is on the site within two seconds, but not at once. */
async function openShowing(blog: ModernBlogPage, title: string) {
  await expect(async () => {
    await blog.open();
    await expect(blog.card(title)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a card shows what is known about its post', async ({ page }) => {
  const blog = new ModernBlogPage(page);
  await blog.open();
  const card = blog.card(POST);
  await expect(blog.cover(POST)).toHaveAttribute('srcset', /\/uploads\/.+ 500w, .+ 1000w/);
  await expect(card).toContainText('30 November 2024');
  await expect(card).toContainText('By Amani Kito');
  await expect(card).toContainText(/\d+ min read/);
  await expect(card).toContainText('After every final somebody asks me who I wanted to win.');
  await expect(blog.tags(POST)).toHaveText(['Judging', 'Pageants']);
});

test('the list has neither a search nor buttons', async ({ page }) => {
  const blog = new ModernBlogPage(page);
  await blog.open();
  await expect(blog.card(POST)).toBeVisible();
  await expect(page.getByPlaceholder('Search articles...')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a card leads to its post', async ({ page }) => {
  const blog = new ModernBlogPage(page);
  await blog.open();
  await blog.postLink(POST).click();
  await expect(page).toHaveURL(/\/#\/blog\/how-a-pageant-judge-really-scores$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST);
});

test('only an excerpt of more than 120 characters is cut', async ({ page, ownerApi }) => {
  const words = 'word '.repeat(60).trim();
  await publishPost(ownerApi, { title: 'A short one', content: 'Nothing to cut.' });
  await publishPost(ownerApi, { title: 'A long one', content: `**${words}**` });
  const blog = new ModernBlogPage(page);
  await openShowing(blog, 'A long one');
  await expect(blog.card('A short one')).toContainText('Nothing to cut.By');
  await expect(
    blog.card('A long one').getByText(`${'word '.repeat(24).trim()}…`, { exact: true }),
  ).toBeVisible();
});

test('a post without a picture has the default cover', async ({ page }) => {
  await answerList(page, LIST, [blogRow(1, { image: null })]);
  const blog = new ModernBlogPage(page);
  await blog.openFromHome();
  await expect(blog.cover('Post 1')).toHaveAttribute('src', '/images/default-cover.jpg');
});

test('a long title fits a phone', async ({ page }) => {
  await answerList(page, LIST, [blogRow(1, { title: LONG_TITLE, image: null })]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openInApp(page, '/blog');
  await expect(new ModernBlogPage(page).card(LONG_TITLE)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a progress bar follows the page', async ({ page }) => {
  const blog = new ModernBlogPage(page);
  await blog.open();
  const width = async () => (await blog.scrollLine().boundingBox())?.width ?? 0;
  expect(await width()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(width).toBeGreaterThan(1200);
});

test('an empty list says No blog posts found', async ({ page }) => {
  await answerList(page, LIST, []);
  await new ModernBlogPage(page).openFromHome();
  await expect(page.getByText('No blog posts found', { exact: true })).toBeVisible();
});

test('a loading indicator shows before the list', async ({ page }) => {
  const { release } = await holdOperation(page, LIST.operation);
  const blog = new ModernBlogPage(page);
  await blog.openFromHome();
  await expect(page.getByRole('status').getByText('Loading articles...')).toBeVisible();
  release();
  await expect(blog.card(POST)).toBeVisible();
});

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load blog posts|503 \(Service Unavailable\)/] });

  test('Try again brings it after a failure that was logged', async ({ page }) => {
    const { mend } = await failOperation(page, LIST.operation);
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to load blog posts'),
    );
    const blog = new ModernBlogPage(page);
    await blog.openFromHome();
    await expect(page.getByRole('alert')).toContainText('Failed to load blog posts');
    await logged;
    mend();
    await blog.tryAgain().click();
    await expect(blog.card(POST)).toBeVisible();
  });
});

test('the server sends the list as a page that search engines can file', async ({ request }) => {
  const html = await (await request.get('/blog')).text();
  expect(html).toContain('<title>Blog · Amani Kito</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/blog"/);
  expect(html).toContain('href="/blog/how-a-pageant-judge-really-scores"');
});
