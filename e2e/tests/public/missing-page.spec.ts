import type { Page } from '@playwright/test';
import { problemsAtBothWidths } from '../../accessibility';
import { appIsThere } from '../../app-is-there';
import { publishPost } from '../../cms-data/blog-posts';
import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { failOperation } from '../../list-traffic';
import { ModernSite } from '../../pages/modern-site';
import { Site } from '../../pages/site';

test.use({ expectedConsoleErrors: [/404/] });

const MISSED = '404 Error: User attempted to access non-existent route: ';

/** Collects later console messages about missing addresses. */
function listenForMissed(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => message.text().startsWith(MISSED) && logged.push(message.text()));
  return logged;
}

/** A page inside the layout has one of each landmark. */
async function expectLandmarks(page: Page) {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const { look, theme, base, home } of [
  { look: 'modern', theme: 'modern', base: '', home: '/#/' },
  { look: 'classic', theme: 'classic', base: '/v1', home: '/#/v1' },
]) {
  test.describe(`a page that the ${look} theme does not have`, () => {
    test('is Page Not Found in its look, with status 404', async ({ page }) => {
      expect((await page.goto(`${base}/no-such-page`))?.status()).toBe(404);
      await expect(new Site(page).title()).toHaveText('Page Not Found');
      await expect(page).toHaveTitle('Page Not Found · Amani Kito');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectLandmarks(page);
    });

    test('is logged once and leads back to the homepage', async ({ page }) => {
      const logged = listenForMissed(page);
      await page.goto(`${base}/no-such-page`);
      await page.getByRole('main').getByRole('link', { name: 'Back to the homepage' }).click();
      await expect(new Site(page).title()).toHaveText(/Amani\s+Kito/);
      await expect(page).toHaveURL(home);
      expect(logged).toEqual([`${MISSED}${base}/no-such-page`]);
    });

    test('may be a post that nobody wrote', async ({ page }) => {
      expect((await page.goto(`${base}/blog/nobody-wrote-this`))?.status()).toBe(404);
      await expect(new Site(page).title()).toHaveText('Page Not Found');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectLandmarks(page);
    });
  });
}

test('a post that nobody wrote is Page Not Found by its hash address', async ({ page }) => {
  await page.goto('/#/blog/nobody-wrote-this-either');
  await expect(new Site(page).title()).toHaveText('Page Not Found');
});

test('a project that does not exist is Page Not Found inside the layout', async ({ page }) => {
  expect((await page.goto('/projects/nobody-knows'))?.status()).toBe(404);
  await expect(new Site(page).title()).toHaveText('Page Not Found');
  await expectLandmarks(page);
});

test('Page Not Found has no accessibility problem at 360 and 1280 pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no-such-page');
  expect(await problemsAtBothWidths(page)).toEqual([]);
});

test('a page missed in the running app is logged once under its own name', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.title()).toHaveText('Contact');
  const logged = listenForMissed(page);
  await page.evaluate(() => {
    location.hash = '#/bio/nobody';
  });
  await expect(site.title()).toHaveText('Page Not Found');
  await site.barLink('Events').click();
  await expect(site.title()).toHaveText('Events');
  expect(logged).toEqual([`${MISSED}/bio/nobody`]);
});

for (const { from, missed, face } of [
  { from: '/v1/contact', missed: '/bio/nobody', face: 'Bodoni Moda' },
  { from: '/contact', missed: '/v1/bio/nobody', face: 'Cormorant' },
]) {
  test(`a page missed from ${from} comes in the look of ${missed}`, async ({ page }) => {
    await page.goto(from);
    await appIsThere(page);
    await page.evaluate((path) => {
      location.hash = path;
    }, missed);
    const title = new Site(page).title();
    await expect(title).toHaveText('Page Not Found');
    await expect(title).toHaveCSS('font-family', new RegExp(face));
  });
}

test('a project taken back while the list is open is Page Not Found', async ({ page, ownerApi }) => {
  const title = uniqueTitle('Bridge');
  const project = await storeRow(ownerApi, 'Project', { title });
  // Whatever was preloaded.
  await interceptOperation(page, 'OneProject', (route) =>
    route.fulfill({ json: { data: { project: null } } }),
  );
  const site = new ModernSite(page);
  await site.open('/projects');
  const details = page.getByRole('link', { name: `Details: ${title}` });
  await expect(details).toBeVisible();
  await project.remove();
  await details.click();
  await expect(site.title()).toHaveText('Page Not Found');
  await expectLandmarks(page);
});

test('a link in a post to an address that has moved leads where the owner sends its visitors', async ({
  page,
  ownerApi,
}) => {
  const title = uniqueTitle('Old shop');
  const fromPath = `/${title.replaceAll(' ', '-').toLowerCase()}`;
  const post = await publishPost(ownerApi, { title, content: `See [our prices](${fromPath}?from=post).` });
  const create = 'mutation ($data: RedirectInput!) { made: createRedirect(data: $data) { documentId } }';
  const { made } = await ownerApi.graphql<{ made: { documentId: string } }>(create, {
    data: { fromPath, toPath: '/rate-card' },
  });
  ownerApi.afterTest(() => ownerApi.remove('Redirect', made.documentId));
  const site = new ModernSite(page);
  await site.open(`/blog/${post.slug}`);
  await page.getByRole('link', { name: 'our prices' }).click();
  await expect(page).toHaveURL(/\/rate-card\?from=post$/);
  await expect(site.title()).toHaveText('Professional Rates & Services');
});

test.describe('when the page itself cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/The drawer is stuck|503 \(Service Unavailable\)|content server/] });

  test('an unexpected error says what it is and offers a way home and a retry', async ({ page }) => {
    let broken = true;
    await interceptOperation(page, 'InitiativeTeaser', (route) =>
      broken
        ? route.fulfill({
            json: { errors: [{ message: 'The drawer is stuck', extensions: { code: 'STUCK' } }], data: null },
          })
        : route.fallback(),
    );
    const site = new ModernSite(page);
    await site.openHomeByLogo();
    await expect(site.title()).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('alert')).toContainText('The drawer is stuck');
    await expect(page.getByRole('link', { name: 'Back to the homepage' })).toHaveAttribute('href', '/');
    await expectLandmarks(page);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.title()).toHaveText('Amani Kito');
  });

  for (const { look, base } of [
    { look: 'modern', base: '' },
    { look: 'classic', base: '/v1' },
  ]) {
    test(`Try again brings the page after a short break, in the frame of the ${look} theme`, async ({
      page,
    }) => {
      const { mend } = await failOperation(page, 'InitiativeTeaser');
      const site = new Site(page, base);
      await site.open(base ? '' : '/');
      await expect(site.title()).toHaveText('This site is temporarily unavailable');
      await expect(page.getByText('Please try again in a few seconds.')).toBeVisible();
      await expectLandmarks(page);
      mend();
      await site.tryAgain().click();
      await expect(site.title()).toHaveText(/Amani\s+Kito/);
    });
  }
});
