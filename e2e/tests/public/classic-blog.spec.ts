import { sidewaysScroll } from '../../accessibility';
import { blogRow, LONG_TITLE, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ClassicBlogPage } from '../../pages/classic-blog-page';
import { ClassicSite } from '../../pages/classic-site';
import { listenForSounds, startedSounds } from '../../started-sounds';

const LIST = { operation: 'BlogPage', field: 'blogPosts_connection' };
const POST = 'How a pageant judge really scores';
const OTHER = 'Your first runway walk, in four weeks';

test('a card shows what is known about its post', async ({ page }) => {
  const blog = new ClassicBlogPage(page);
  await blog.open();
  const card = blog.card(POST);
  await expect(blog.cover(POST)).toHaveAttribute('srcset', /\/uploads\/.+ 500w, .+ 1000w/);
  await expect(card).toContainText('30 November 2024');
  await expect(card).toContainText(/\d+ min read/);
  await expect(card).toContainText('By Amani Kito');
  await expect(card.getByRole('listitem')).toHaveText(['Judging', 'Pageants', 'Interview']);
});

test('a card leads to its post', async ({ page }) => {
  const blog = new ClassicBlogPage(page);
  await blog.open();
  await blog.articleLink(POST).click();
  await expect(page).toHaveURL(/\/#\/v1\/blog\/how-a-pageant-judge-really-scores$/);
  await expect(new ClassicSite(page).title()).toHaveText(POST);
});

test('only an excerpt of more than 150 characters is cut', async ({ page }) => {
  const words = 'word '.repeat(60).trim();
  await answerList(page, LIST, [blogRow(1, { excerpt: words }), blogRow(2, { excerpt: 'Nothing to cut.' })]);
  const blog = new ClassicBlogPage(page);
  await blog.open();
  const cut = `${words.slice(0, 150).trim()}…`;
  await expect(blog.card('Post 1').getByText(cut, { exact: true })).toBeVisible();
  await expect(blog.card('Post 2').getByText('Nothing to cut.', { exact: true })).toBeVisible();
});

test('a post with a long title, many tags and no picture fits a phone', async ({ page }) => {
  const tags = rowsOf(9, (number) => `Rather long tag ${number}`);
  await answerList(page, LIST, [
    blogRow(1, { title: LONG_TITLE, excerpt: 'word '.repeat(60).trim(), image: null, tags }),
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  const blog = new ClassicBlogPage(page);
  await blog.open();
  await expect(blog.cover(LONG_TITLE)).toHaveAttribute('src', '/images/default-cover.jpg');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('forty posts come in pages of three columns', async ({ page }) => {
  await answerList(page, LIST, rowsOf(40, blogRow));
  const blog = new ClassicBlogPage(page);
  await blog.open();
  const tracks = await blog.grid().evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
  expect(tracks.split(' ')).toHaveLength(3);
  await expect(blog.cards()).toHaveCount(12);
  await new ClassicSite(page).viewMore().click();
  await expect(blog.cards()).toHaveCount(24);
});

test('a search finds titles and excerpts without regard to case', async ({ page }) => {
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
});

test('a search takes no more letters than an address may hold', async ({ page }) => {
  const blog = new ClassicBlogPage(page);
  await blog.open();
  await blog.search().pressSequentially('a'.repeat(121));
  await expect(blog.empty()).toBeVisible();
  await expect(blog.search()).toHaveValue('a'.repeat(120));
});

test('a search that finds nothing offers a way back to all', async ({ page }) => {
  const blog = new ClassicBlogPage(page);
  await blog.open();
  await blog.search().fill('nothing-has-this-in-it');
  await expect(blog.empty()).toBeVisible();
  await blog.showAll().click();
  await expect(blog.search()).toHaveValue('');
  await expect(blog.card(OTHER)).toBeVisible();
});

test('a tag filters the list without regard to case', async ({ page }) => {
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

test('music plays at low volume once sound is on', async ({ page }) => {
  const blog = new ClassicBlogPage(page);
  await listenForSounds(page);
  await blog.open();
  await expect(blog.card(POST)).toBeVisible();
  expect(await startedSounds(page)).toEqual([]);
  await new ClassicSite(page).sound().click();
  await expect
    .poll(() => startedSounds(page))
    .toEqual([{ file: '/sounds/runway.wav', volume: 0.1, loop: true }]);
});

test('the tape measures the way down the page in cm', async ({ page }) => {
  const blog = new ClassicBlogPage(page);
  const site = new ClassicSite(page);
  await blog.open();
  await expect(blog.card(POST)).toBeVisible();
  await expect(site.tape()).toContainText('0 cm');
  await site.scrollTo(1_000_000);
  await expect(site.tape()).toContainText('100 cm');
});

test('the page fades in for 300 ms, unless less motion is wanted', async ({ page }) => {
  await new ClassicBlogPage(page).open();
  const fading = page.getByRole('main').locator('> div').first();
  await expect(fading).toHaveCSS('animation-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(fading).toHaveCSS('animation-name', 'none');
});

test('a loading indicator shows before the list', async ({ page }) => {
  const { release } = await holdOperation(page, LIST.operation);
  const blog = new ClassicBlogPage(page);
  await blog.open();
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
    const blog = new ClassicBlogPage(page);
    await blog.open();
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
    // The fallback is a separate font face, which the browser loads only now.
    await document.fonts.load(
      `500 16px ${getComputedStyle(row.querySelector('button') as Element).fontFamily}`,
    );
    return { arrived, before: width() };
  });
  expect(Math.abs(widths.before / widths.arrived - 1)).toBeLessThan(0.02);
});
