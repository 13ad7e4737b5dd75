import { problemsAtBothWidths } from '../../accessibility';
import { OwnerApi } from '../../cms-data/owner-api';
import { uniqueTitle } from '../../cms-data/owner-rows';
import { storeStory } from '../../cms-data/stories';
import { test as base, expect } from '../../fixtures';
import { PortfolioPiecePage } from '../../pages/portfolio-piece-page';
import { structuredDataOf } from '../../schema-org';

/** A piece of three pictures and a film. */
const test = base.extend<object, { story: Awaited<ReturnType<typeof storeStory>> }>({
  story: [
    async ({ ownerSession }, use) => {
      const api = new OwnerApi(ownerSession);
      await use(await storeStory(api, { pictures: 3, hasFilm: true }));
      await api.endTest();
    },
    { scope: 'worker' },
  ],
});

for (const { look, root } of [
  { look: 'modern', root: '' },
  { look: 'classic', root: '/v1' },
]) {
  test.describe(`the page of a piece in the ${look} theme`, () => {
    test('shows its frames, its words and the ways on', async ({ page, story }) => {
      const piece = new PortfolioPiecePage(page, root);
      await piece.open(story.slug);
      await expect(piece.title()).toHaveText(story.title);
      await expect(piece.frames()).toHaveCount(4);
      await expect(piece.pictures().first()).toHaveAttribute('alt', 'Silk, look 1');
      for (const text of ['Editorial', 'Six looks of raw silk.'])
        await expect(piece.main()).toContainText(text);
      await expect(piece.main().getByRole('button', { name: 'Share' })).toBeVisible();
      await expect(piece.neighbours().getByRole('link').first()).toBeVisible();
      await piece.main().getByRole('link', { name: 'Book', exact: true }).click();
      await expect(page).toHaveURL(/#\/book$/);
    });

    test('sets two portraits side by side, equally tall', async ({ page, story }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const piece = new PortfolioPiecePage(page, root);
        await piece.open(story.slug);
        await expect(piece.pictures()).toHaveCount(3);
        // Both at once: a font that arrives in between would move them.
        const [left, right] = await piece
          .pictures()
          .evaluateAll(([, ...pair]) =>
            pair.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect),
          );
        expect(left?.y).toBe(right?.y);
        expect(left?.height).toBeCloseTo(right?.height ?? 0, 0);
      }
    });

    test('opens by its hash address', async ({ page, story }) => {
      const piece = new PortfolioPiecePage(page, root);
      await page.goto(`/#${root}/portfolio/${story.slug}`);
      await expect(piece.title()).toHaveText(story.title);
    });

    test('loads a film only when it is asked to play', async ({ page, story }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      const piece = new PortfolioPiecePage(page, root);
      await piece.open(story.slug);
      await piece.play().scrollIntoViewIfNeeded();
      await expect(piece.play()).toHaveAccessibleName('Play Three steps');
      expect(loaded).not.toContain(story.film);
      await piece.play().click();
      await expect(piece.film()).toBeFocused();
      await expect
        .poll(() => piece.film().evaluate((film: HTMLVideoElement) => film.currentTime))
        .not.toBe(0);
      expect(loaded).toContain(story.film);
    });

    test('offers a film that the browser cannot play', async ({ page, story }) => {
      await page.route(`**${story.film}`, (route) =>
        route.fulfill({ contentType: 'video/mp4', body: 'Not a film.' }),
      );
      const piece = new PortfolioPiecePage(page, root);
      await piece.open(story.slug);
      await piece.play().click();
      await expect(piece.main().getByRole('alert')).toContainText('Your browser cannot play this film.');
      const download = piece.main().getByRole('link', { name: 'Download the film' });
      await expect(download).toHaveAttribute('href', story.film);
      await expect(download).toBeFocused();
      await expect(piece.film()).toHaveCount(0);
    });

    test.describe('while the connection is lost', () => {
      test.use({ expectedConsoleErrors: [/ERR_FAILED \(.*\/uploads\//] });

      test('lets the visitor try a film again', async ({ page, story }) => {
        let isLost = true;
        await page.route(`**${story.film}`, (route) => (isLost ? route.abort() : route.fallback()));
        const piece = new PortfolioPiecePage(page, root);
        await piece.open(story.slug);
        await piece.play().click();
        await expect(piece.main().getByRole('alert')).toHaveText(
          'The film could not be loaded. Check your connection and try again.',
        );
        await expect(piece.play()).toBeFocused();
        isLost = false;
        await piece.play().click();
        await expect(piece.film()).toHaveAttribute('data-playing', 'true');
        await expect(piece.main().getByRole('alert')).toHaveCount(0);
      });
    });

    test('limits the height of very tall portraits on a phone', async ({ page, story }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const piece = new PortfolioPiecePage(page, root);
      await piece.open(story.slug);
      const height = await piece
        .frames()
        .nth(1)
        .evaluate((frame) => {
          // A pair of pictures of 300 by 3000 pixels.
          const row = frame.parentElement as HTMLElement;
          row.style.setProperty('--ratio', '0.2');
          for (const each of row.children) (each as HTMLElement).style.setProperty('--ratio', '0.1');
          return row.offsetHeight;
        });
      expect(height).toBeLessThan(800);
    });

    test('has no accessibility problem', async ({ page, story }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await new PortfolioPiecePage(page, root).open(story.slug);
      expect(await problemsAtBothWidths(page)).toEqual([]);
    });
  });

  test.describe(`the page of a piece in the ${look} theme, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('is reached from the portfolio and plays its film', async ({ page, story }) => {
      await page.goto(`${root}/portfolio`);
      await page.getByRole('link', { name: `Open ${story.title}, 3 pictures, 1 film` }).click();
      const piece = new PortfolioPiecePage(page, root);
      await expect(piece.title()).toHaveText(story.title);
      await expect(piece.play()).toHaveCount(0);
      await expect(piece.film()).toHaveAttribute('preload', 'none');
      await expect(piece.film()).toHaveAttribute('controls', '');
      await expect(piece.film()).toHaveAttribute('poster', /^\/uploads\//);
    });
  });
}

test('the size of a film is on its play button for visitors who save data', async ({ page, story }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const piece = new PortfolioPiecePage(page, '');
  await piece.open(story.slug);
  await expect(piece.play()).toHaveText(/^Play, \d+\sMB/);
});

test('a piece has a gallery and a video for search engines', async ({ request, story }) => {
  const html = await (await request.get(`/portfolio/${story.slug}`)).text();
  const { types, problems } = await structuredDataOf(html);
  expect(types).toEqual(['ImageGallery', 'VideoObject']);
  // Most fields of a video are optional, and the site does not know them.
  expect(problems.filter((problem) => !problem.endsWith('(optional)'))).toEqual([]);
  const map = await (await request.get('/sitemaps/portfolio-1.xml')).text();
  expect(map).toContain(`/portfolio/${story.slug}</loc>`);
  expect(map).toContain(`${story.film}</video:content_loc>`);
});

test('the preview picture of a piece is drawn', async ({ request, story }) => {
  const answer = await request.get(`/preview/portfolio/${story.slug}.jpg`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('an unknown piece is not found', async ({ request }) => {
  for (const root of ['', '/v1']) {
    expect((await request.get(`${root}/portfolio/no-such-piece`)).status()).toBe(404);
  }
});

test('a former slug of a piece redirects to the current one', async ({ request, ownerApi }) => {
  const story = await storeStory(ownerApi, { pictures: 1 });
  const renamed = uniqueTitle('renamed').replace(' ', '-');
  await story.change({ slug: renamed });
  for (const root of ['/portfolio', '/v1/portfolio']) {
    const answer = await request.get(`${root}/${story.slug}?from=mail`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${root}/${renamed}?from=mail`]);
  }
});
