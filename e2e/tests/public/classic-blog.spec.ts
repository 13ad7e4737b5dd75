import { sidewaysScroll } from '../../accessibility';
import { blogRow, LONG_TITLE, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ClassicBlogPage } from '../../pages/classic-blog-page';
import { ClassicSite } from '../../pages/classic-site';

const LIST = { operation: 'BlogPage', field: 'blogPosts_connection' };
const POST = 'How a pageant judge really scores';
const OTHER = 'Your first runway walk, in four weeks';

test('Blog: cover, title, excerpt, localized date, author, read time, all tags and a link inside /v1', async ({
  page,
}) => {
  const blog = new ClassicBlogPage(page);
  await blog.open();
  const card = blog.card(POST);
  await expect(blog.cover(POST)).toHaveAttribute('srcset', /\/uploads\/.+ 500w, .+ 1000w/);
  await expect(card).toContainText('30 November 2024');
  await expect(card).toContainText(/\d+ min read/);
  await expect(card).toContainText('By Amani Kito');
  await expect(card.getByRole('listitem')).toHaveText(['Judging', 'Pageants', 'Interview']);
  await blog.articleLink(POST).click();
  await expect(page).toHaveURL(/\/#\/v1\/blog\/how-a-pageant-judge-really-scores$/);
  await expect(new ClassicSite(page).title()).toHaveText(POST);
});

test('Blog excerpt 150 characters; no image, a long title and many tags fit a phone; forty come in pages', async ({
  page,
}) => {
  const words = 'word '.repeat(60).trim();
  const tags = rowsOf(9, (number) => `Rather long tag ${number}`);
  const [, , ...others] = rowsOf(40, blogRow);
  await answerList(page, LIST, [
    blogRow(1, { title: LONG_TITLE, excerpt: words, image: null, tags }),
    blogRow(2, { excerpt: 'Nothing to cut.' }),
    ...others,
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  const blog = new ClassicBlogPage(page);
  await blog.open();
  await expect(
    blog.card(LONG_TITLE).getByText(`${words.slice(0, 150).trim()}…`, { exact: true }),
  ).toBeVisible();
  await expect(blog.cover(LONG_TITLE)).toHaveAttribute('src', '/images/default-cover.jpg');
  await expect(blog.card('Post 2').getByText('Nothing to cut.', { exact: true })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(blog.cards()).toHaveCount(12);
  await new ClassicSite(page).viewMore().click();
  await expect(blog.cards()).toHaveCount(24);
});

test('Blog search matches title or excerpt, ignoring case; its empty message and a way back to all', async ({
  page,
}) => {
  const blog = new ClassicBlogPage(page);
  await blog.open();
  await expect(blog.card(OTHER)).toBeVisible();
  await blog.search().fill('PAGEANT JUDGE');
  await expect(blog.card(OTHER)).toHaveCount(0);
  await expect(blog.card(POST)).toBeVisible();
  await expect(page).toHaveURL(/\/#\/v1\/blog\?search=PAGEANT(\+|%20)JUDGE$/);
  await blog.search().fill('asks me WHO I wanted');
  await expect(page).toHaveURL(/wanted$/);
  await expect(blog.card(POST)).toBeVisible();
  await expect(blog.cards()).toHaveCount(1);
  await blog.search().fill('nothing-has-this-in-it');
  await expect(blog.empty()).toBeVisible();
  await blog.showAll().click();
  await expect(blog.search()).toHaveValue('');
  await expect(blog.card(OTHER)).toBeVisible();
});

test('Blog tags: a button for each tag filters the list, ignoring case', async ({ page }) => {
  const blog = new ClassicBlogPage(page);
  await blog.open();
  await expect(blog.tag('All')).toHaveAttribute('aria-pressed', 'true');
  await blog.tag('Judging').click();
  await expect(blog.card(OTHER)).toHaveCount(0);
  await expect(blog.card(POST)).toBeVisible();
  await expect(blog.tag('Judging')).toHaveAttribute('aria-pressed', 'true');
  await blog.open('?tag=rUNWAy');
  await expect(blog.tag('Runway')).toHaveAttribute('aria-pressed', 'true');
  await expect(blog.card(OTHER)).toBeVisible();
  await expect(blog.card(POST)).toHaveCount(0);
});

test('Blog, older: 3 columns, a progress bar in cm, a fade-in of 300 ms, music at low volume', async ({
  page,
}) => {
  const blog = new ClassicBlogPage(page);
  const site = new ClassicSite(page);
  await site.listen();
  await blog.open();
  await expect(blog.card(POST)).toBeVisible();
  expect(await site.startedSounds()).toEqual([]);
  await site.sound().click();
  await expect
    .poll(() => site.startedSounds())
    .toEqual([{ file: '/sounds/runway.wav', volume: 0.1, loop: true }]);
  const tracks = await blog.grid().evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
  expect(tracks.split(' ')).toHaveLength(3);
  const fading = page.getByRole('main').locator('> div').first();
  await expect(fading).toHaveCSS('animation-duration', '0.3s');
  await expect(site.tape()).toContainText('0 cm');
  await site.scrollTo(1_000_000);
  await expect(site.tape()).toContainText('100 cm');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(fading).toHaveCSS('animation-name', 'none');
});

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load blog posts|503 \(Service Unavailable\)/] });

  test('a loading indicator; the failure is logged and shown in place with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, LIST.operation);
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to load blog posts'),
    );
    const blog = new ClassicBlogPage(page);
    const { release } = await holdOperation(page, LIST.operation);
    await blog.open();
    await expect(page.getByRole('status').getByText('Loading articles...')).toBeVisible();
    release();
    await expect(new ClassicSite(page).notice('Failed to load blog posts')).toBeVisible();
    await logged;
    mend();
    await new ClassicSite(page).tryAgain().click();
    await expect(blog.card(POST)).toBeVisible();
  });
});

test('the tag buttons are as wide before their face has arrived', async ({ page }) => {
  await page.goto('/v1/blog');
  const widths = await page.getByRole('group', { name: 'Tags' }).evaluate(async (row) => {
    await document.fonts.ready;
    const width = () =>
      [...row.querySelectorAll('button')].reduce(
        (sum, button) => sum + button.getBoundingClientRect().width,
        0,
      );
    const arrived = width();
    for (const button of row.querySelectorAll('button')) {
      const { fontFamily } = getComputedStyle(button);
      button.style.fontFamily = fontFamily.split(',').slice(1).join(',');
    }
    // The stand-in is a face of its own, which the browser only loads now.
    await document.fonts.load(
      `500 16px ${getComputedStyle(row.querySelector('button') as Element).fontFamily}`,
    );
    return { arrived, before: width() };
  });
  expect(Math.abs(widths.before / widths.arrived - 1)).toBeLessThan(0.02);
});
