import { storeStory } from '../../cms-data/stories';
import { test as base, expect } from '../../fixtures';
import { holdOperation } from '../../list-traffic';
import { PortfolioPage } from '../../pages/portfolio-page';

type Story = Awaited<ReturnType<typeof storeStory>>;

/** `story`: a piece of two pictures and a film, the first of the portfolio; `single`: a piece of one picture. */
const test = base.extend<{ story: Story; single: Story }>({
  single: async ({ ownerApi }, use) => {
    await use(await storeStory(ownerApi, { pictures: 1 }));
  },

  story: async ({ ownerApi }, use) => {
    await use(await storeStory(ownerApi, { pictures: 2, hasFilm: true }));
  },
});

const MARK = '2 pictures, 1 film';

for (const { look, path } of [
  { look: 'modern', path: '/portfolio' },
  { look: 'classic', path: '/v1/portfolio' },
]) {
  test.describe(`a story in the gallery of the ${look} theme`, () => {
    test('has a mark on its card, unlike a single picture', async ({ page, story, single }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await expect(portfolio.card(story.title).getByText(MARK, { exact: true })).toBeVisible();
      await expect(portfolio.card(single.title)).toBeVisible();
      await expect(portfolio.card(single.title).getByText(/picture|film/i)).toHaveCount(0);
    });

    test('is stepped through before the next piece', async ({ page, story }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton(`${story.title}, ${MARK}`).click();
      await expect(portfolio.lightbox()).toContainText('1 of 3');
      await page.keyboard.press('ArrowRight');
      await expect(portfolio.lightbox().getByRole('img')).toHaveAttribute('alt', 'Silk, look 2');
      await expect(portfolio.lightbox()).toContainText('2 of 3');
      await portfolio.next().click();
      await expect(portfolio.lightbox().getByRole('button', { name: 'Play Three steps' })).toBeVisible();
      await portfolio.next().click();
      await expect(portfolio.shownTitle()).not.toHaveText(story.title);
      await page.keyboard.press('ArrowLeft');
      await expect(portfolio.shownTitle()).toHaveText(story.title);
      await expect(portfolio.lightbox()).toContainText('3 of 3');
      await portfolio.previous().click();
      await expect(portfolio.lightbox()).toContainText('2 of 3');
    });

    test('plays its film when it is asked to, and arrows then move through the film', async ({
      page,
      story,
    }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      await portfolio.cardButton(`${story.title}, ${MARK}`).click();
      for (const place of ['2 of 3', '3 of 3']) {
        await page.keyboard.press('ArrowRight');
        await expect(portfolio.lightbox()).toContainText(place);
      }
      await portfolio.lightbox().getByRole('button', { name: 'Play Three steps' }).click();
      await expect(portfolio.lightbox().locator('video')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(portfolio.lightbox()).toContainText('3 of 3');
      await portfolio.previous().click();
      await expect(portfolio.lightbox()).toContainText('2 of 3');
      await expect(portfolio.lightbox().locator('video')).toHaveCount(0);
    });

    test('keeps the focus when a step removes the focused button or film', async ({ page, story }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open(`?item=${story.documentId}`);
      await expect(portfolio.lightbox()).toContainText('1 of 3');
      await portfolio.next().click();
      await portfolio.next().click();
      const play = portfolio.lightbox().getByRole('button', { name: 'Play Three steps' });
      await play.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(portfolio.lightbox()).toContainText('2 of 3');
      await expect(portfolio.close()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(portfolio.lightbox()).toContainText('3 of 3');
      await play.click();
      await expect(portfolio.lightbox().locator('video')).toBeFocused();
      await portfolio.swipe(120);
      await expect(portfolio.lightbox()).toContainText('2 of 3');
      await expect(portfolio.close()).toBeFocused();
    });

    test('keeps its link in view below a title of 200 letters', async ({ page, story }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open(`?item=${story.documentId}`);
      await expect(portfolio.shownTitle()).toHaveText(story.title);
      await portfolio.shownTitle().evaluate((title) => {
        title.textContent = 'Silk and linen '.repeat(14).slice(0, 200);
      });
      const link = portfolio.lightbox().getByRole('link', { name: 'View story' });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
    });

    test('remembers a step that comes before its frames', async ({ page, story }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open();
      const frames = await holdOperation(page, 'PortfolioPieceBySlug');
      await portfolio.cardButton(`${story.title}, ${MARK}`).click();
      await page.keyboard.press('ArrowRight');
      await expect(portfolio.lightbox().getByRole('status')).toHaveText('Loading images...');
      frames.release();
      await expect(portfolio.lightbox().getByRole('img')).toHaveAttribute('alt', 'Silk, look 2');
      await expect(portfolio.lightbox().getByRole('status')).toBeEmpty();
    });

    test('leads to its page', async ({ page, story }) => {
      const portfolio = new PortfolioPage(page, path);
      await portfolio.open(`?item=${story.documentId}`);
      await portfolio.lightbox().getByRole('link', { name: 'View story' }).click();
      await expect(page).toHaveURL(new RegExp(`#${path}/${story.slug}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
      await page.goBack();
      await expect(portfolio.shownTitle()).toHaveText(story.title);
    });
  });
}

test('a single picture has no story', async ({ page, single }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.open(`?item=${single.documentId}`);
  await expect(portfolio.shownTitle()).toHaveText(single.title);
  await expect(portfolio.lightbox().getByRole('link', { name: 'View story' })).toHaveCount(0);
});
