import { problemsAtBothWidths, sidewaysScroll } from '../../accessibility';
import { publishPost } from '../../cms-data/blog-posts';
import { OwnerApi } from '../../cms-data/owner-api';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { holdOperation } from '../../list-traffic';
import { ModernBlogPage } from '../../pages/modern-blog-page';

const POST = 'How a pageant judge really scores';
const LONG_TITLE = 'A title of sixty characters, which is as long as they come';

/** What was published is on the site within two seconds, not at once. */
async function openShowing(blog: ModernBlogPage, title: string) {
  await expect(async () => {
    await blog.open();
    await expect(blog.card(title)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('Blog: a card shows cover, title, excerpt, date, author, read time, 2 tags at most and a link; no search', async ({
  page,
}) => {
  const blog = new ModernBlogPage(page);
  await blog.open();
  const card = blog.card(POST);
  await expect(blog.cover(POST)).toHaveAttribute('srcset', /\/uploads\/.+ 500w, .+ 1000w/);
  await expect(card).toContainText('30 November 2024');
  await expect(card).toContainText('By Amani Kito');
  await expect(card).toContainText(/\d+ min read/);
  await expect(card).toContainText('After every final somebody asks me who I wanted to win.');
  await expect(blog.tags(POST)).toHaveText(['Judging', 'Pageants']);
  await expect(page.getByPlaceholder('Search articles...')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await blog.postLink(POST).click();
  await expect(page).toHaveURL(/\/#\/blog\/how-a-pageant-judge-really-scores$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST);
});

test('Blog excerpt 120 characters, with an ellipsis only when something was cut', async ({
  page,
  request,
}) => {
  const owner = await OwnerApi.signIn(request);
  const short = await publishPost(owner, { title: 'A short one', content: 'Nothing to cut.' });
  const long = await publishPost(owner, { title: 'A long one', content: `**${'word '.repeat(60).trim()}**` });
  try {
    const blog = new ModernBlogPage(page);
    await openShowing(blog, 'A long one');
    await expect(blog.card('A short one')).toContainText('Nothing to cut.By');
    await expect(
      blog.card('A long one').getByText(`${'word '.repeat(24).trim()}…`, { exact: true }),
    ).toBeVisible();
  } finally {
    await short.remove();
    await long.remove();
  }
});

test('Blog: a post without an image shows the default image, also with a very long title', async ({
  page,
  request,
}) => {
  const post = await publishPost(await OwnerApi.signIn(request), { title: LONG_TITLE, content: 'Text.' });
  try {
    await page.setViewportSize({ width: 360, height: 740 });
    const blog = new ModernBlogPage(page);
    await openShowing(blog, LONG_TITLE);
    await expect(blog.cover(LONG_TITLE)).toHaveAttribute('src', '/images/default-cover.jpg');
    expect(await sidewaysScroll(page)).toBe(0);
  } finally {
    await post.remove();
  }
});

test('Blog: a scroll progress bar follows the page', async ({ page }) => {
  const blog = new ModernBlogPage(page);
  await blog.open();
  const width = async () => (await blog.scrollLine().boundingBox())?.width ?? 0;
  expect(await width()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(width).toBeGreaterThan(1200);
});

test('Blog: the empty message is No blog posts found', async ({ page }) => {
  const empty = { nodes: [], pageInfo: { page: 1, pageCount: 0, total: 0 } };
  await interceptOperation(page, 'BlogPage', (route) =>
    route.fulfill({ json: { data: { blogPosts_connection: empty } } }),
  );
  await new ModernBlogPage(page).openFromHome();
  await expect(page.getByText('No blog posts found', { exact: true })).toBeVisible();
});

test('Blog: a loading indicator shows before the list', async ({ page }) => {
  const { release } = await holdOperation(page, 'BlogPage');
  const blog = new ModernBlogPage(page);
  await blog.openFromHome();
  await expect(page.getByRole('status').getByText('Loading articles...')).toBeVisible();
  release();
  await expect(blog.card(POST)).toBeVisible();
});

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load blog posts|503 \(Service Unavailable\)/] });

  test('the failure is logged and shown in place with Try again', async ({ page }) => {
    let broken = true;
    await interceptOperation(page, 'BlogPage', (route) =>
      broken ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to load blog posts'),
    );
    const blog = new ModernBlogPage(page);
    await blog.openFromHome();
    await expect(page.getByRole('alert')).toContainText('Failed to load blog posts');
    await logged;
    broken = false;
    await blog.tryAgain().click();
    await expect(blog.card(POST)).toBeVisible();
  });
});

test('the server sends the list as a page with its own title, description and canonical link', async ({
  request,
}) => {
  const html = await (await request.get('/blog')).text();
  expect(html).toContain('<title>Blog · Amani Kito</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/blog"/);
  expect(html).toContain('href="/blog/how-a-pageant-judge-really-scores"');
});

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ModernBlogPage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
