import type { Page } from '@playwright/test';
import { problemsAtBothWidths } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { GRAPHQL, interceptOperation } from '../../graphql-traffic';
import { failOperation } from '../../list-traffic';
import { ModernSite } from '../../pages/modern-site';

const MISSED = '404 Error: User attempted to access non-existent route: ';

/** A page inside the layout has one of each. */
async function expectLandmarks(page: Page) {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test.describe('Page Not Found', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('any other path: Page Not Found with a link to the homepage, the visit is logged; accessible', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const logged = page.waitForEvent('console', (message) => message.text() === `${MISSED}/no-such-page`);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    const site = new ModernSite(page);
    await expect(site.title()).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found · Amani Kito');
    await expectLandmarks(page);
    await logged;
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the homepage' }).click();
    await expect(page).toHaveURL(/\/#\/$/);
    await expect(site.title()).toHaveText('Amani Kito');
  });

  test('any other path in the running app is logged once, under its own name', async ({ page }) => {
    const site = new ModernSite(page);
    await site.open('/contact');
    await expect(site.title()).toHaveText('Contact');
    const logged: string[] = [];
    page.on('console', (message) => message.text().startsWith(MISSED) && logged.push(message.text()));
    await page.evaluate(() => {
      location.hash = '#/bio/nobody';
    });
    await expect(site.title()).toHaveText('Page Not Found');
    await site.barLink('Events').click();
    await expect(site.title()).toHaveText('Events');
    expect(logged).toEqual([`${MISSED}/bio/nobody`]);
  });

  test('a project or post that does not exist: 404 inside the layout', async ({ page }) => {
    for (const path of ['/projects/nobody-knows', '/blog/nobody-knows']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expectLandmarks(page);
    }
  });

  test('a project taken back while the list is open is Page Not Found', async ({ page }) => {
    await interceptOperation(page, 'OneProject', (route) =>
      route.fulfill({ json: { data: { project: null } } }),
    );
    const site = new ModernSite(page);
    await site.open('/projects');
    const details = page.getByRole('link', { name: 'Details: Walk Tall Mentorship' });
    const preloaded = page.waitForResponse(GRAPHQL);
    await details.hover();
    await preloaded;
    await details.click();
    await expect(site.title()).toHaveText('Page Not Found');
    await expectLandmarks(page);
  });
});

test.describe('when the page itself cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/The drawer is stuck|503 \(Service Unavailable\)|content server/] });

  test('Unexpected Application Error! with the message, a way home and a retry', async ({ page }) => {
    let broken = true;
    await interceptOperation(page, 'InitiativeTexts', (route) =>
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

  test('while the content is away the screen says so, and Try again brings the page', async ({ page }) => {
    const { mend } = await failOperation(page, 'InitiativeTexts');
    const site = new ModernSite(page);
    await site.openHomeByLogo();
    await expect(site.title()).toHaveText('The site is taking a short break');
    await expect(page.getByText('Please try again in a few seconds.')).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.title()).toHaveText('Amani Kito');
  });
});

test('small screens: every link, button and field is at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const site = new ModernSite(page);
  for (const path of ['/', '/contact', '/volunteer']) {
    await site.open(path);
    await expect(site.title()).toBeVisible();
    const small = await page.locator('a, button, input, textarea, select').evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && !target.closest('p, [aria-hidden=true]'))
        .map((target) => {
          const area = target.matches('[type=checkbox]') ? target.closest('[class*=root]') : target;
          return { name: target.textContent || target.id, height: area?.getBoundingClientRect().height ?? 0 };
        })
        .filter(({ height }) => height > 1 && height < 44),
    );
    expect(small).toEqual([]);
  }
});
