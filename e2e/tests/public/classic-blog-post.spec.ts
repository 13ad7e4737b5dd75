import { sidewaysScroll } from '../../accessibility';
import { commentsBy, publishPost } from '../../cms-data/blog-posts';
import { expect, test } from '../../fixtures';
import { ClassicSite } from '../../pages/classic-site';

const SLUG = 'how-a-pageant-judge-really-scores';

test('the head of a post shows what is known about it', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open(`/blog/${SLUG}`);
  await expect(site.title()).toHaveText('How a pageant judge really scores');
  const article = page.getByRole('article');
  await expect(article.locator('img').first()).toHaveAttribute('srcset', /1000w/);
  const header = article.locator('header');
  await expect(header).toContainText('30 November 2024');
  await expect(header).toContainText('By Amani Kito');
  await expect(header).toContainText(/\d+ min read/);
  const tags = page.getByRole('list', { name: 'Tags of this article' }).getByRole('link');
  await expect(tags).toHaveText(['Judging', 'Pageants', 'Interview']);
  await expect(tags.first()).toHaveAttribute('href', '/v1/blog?tag=Judging');
});

test('previous and next lead to the posts before and after in time', async ({ page }) => {
  await new ClassicSite(page).open(`/blog/${SLUG}`);
  const neighbours = page.getByRole('navigation', { name: 'More articles' }).getByRole('link');
  await expect(neighbours).toHaveText([
    'PreviousYour first runway walk, in four weeks',
    'NextA comp card and a portfolio on a small budget',
  ]);
  await neighbours.last().click();
  await expect(page).toHaveURL(/\/#\/v1\/blog\/a-comp-card/);
});

test('links of a written text stay in the classic theme', async ({ page, ownerApi }) => {
  const content = '[Write to me](/contact), [the rates](/rate-card), [elsewhere](https://example.org/a)';
  const post = await publishPost(ownerApi, { title: 'Classic links', content });
  await new ClassicSite(page).open(`/blog/${post.slug}`);
  const link = (name: string) => page.getByRole('article').getByRole('link', { name, exact: true });
  await expect(link('Write to me')).toHaveAttribute('href', '/v1/contact');
  await expect(link('the rates')).toHaveAttribute('href', '/rate-card');
  await expect(link('elsewhere')).toHaveAttribute('rel', 'noopener');
});

test('share copies the path in the classic theme', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new ClassicSite(page).open(`/blog/${SLUG}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copied.pathname, copied.hash]).toEqual([`/v1/blog/${SLUG}`, '']);
});

test('a code block wider than a small screen scrolls inside itself by keyboard', async ({
  page,
  ownerApi,
}) => {
  const content = ['```', 'walk '.repeat(40), '```'].join('\n');
  const post = await publishPost(ownerApi, { title: 'Classic code', content });
  await page.setViewportSize({ width: 360, height: 740 });
  await new ClassicSite(page).open(`/blog/${post.slug}`);
  const block = page.getByRole('article').locator('pre');
  await expect(block).toHaveText(/walk/);
  expect(await sidewaysScroll(page)).toBe(0);
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a comment without an email is asked for it', async ({ page }) => {
  await new ClassicSite(page).open(`/blog/${SLUG}`);
  const form = page.getByRole('form', { name: 'Leave a comment' });
  const email = form.getByLabel('Email (never shown)');
  await form.getByLabel('Name').fill('Wafula Classic');
  await form.getByRole('button').click();
  await expect(email).toHaveAccessibleDescription('Please fill in all required fields');
  await expect(email).toBeFocused();
});

test('a comment is held as pending', async ({ page, ownerApi }) => {
  const name = `Wafula Classic ${Date.now()}`;
  const site = new ClassicSite(page);
  await site.open(`/blog/${SLUG}`);
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email (never shown)').fill('wafula@example.com');
  await form.getByLabel('Comment').fill('I keep my sheets too.');
  await form.getByRole('button').click();
  await expect(site.notice('Thank you. Your comment will appear once it has been approved.')).toBeVisible();
  await expect(form.getByLabel('Comment')).toHaveValue('');
  const [stored] = await commentsBy(ownerApi, name);
  expect(stored).toMatchObject({ status: 'pending', text: 'I keep my sheets too.' });
});
