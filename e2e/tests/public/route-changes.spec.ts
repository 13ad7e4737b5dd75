import { appIsThere } from '../../app-is-there';
import { expect, test } from '../../fixtures';
import { PUBLIC_PATHS } from '../../public-paths';

test('another page of a list is announced with the focus on its heading', async ({ page }) => {
  const told = page.locator('[data-route-announcer]');
  await page.goto('/blog?page=99');
  await expect(told).toBeEmpty();
  await page.getByRole('main').getByRole('link', { name: 'First page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  await expect(told).toHaveText('Blog · Amani Kito');
});

for (const { look, base, from, paths } of [
  { look: 'modern', base: '', from: '/copyright', paths: PUBLIC_PATHS.modern },
  { look: 'classic', base: '/v1', from: '/v1/contact', paths: PUBLIC_PATHS.classic },
]) {
  test(`a page of the ${look} theme stays in sight until the next is there`, async ({ page }) => {
    await page.goto(from);
    await appIsThere(page);
    await page.evaluate(() => {
      const watch = new MutationObserver((changes) => {
        // React hides existing content while new content in the same boundary suspends.
        const hides = ({ target }: MutationRecord) =>
          target instanceof HTMLElement && target.style.getPropertyPriority('display') === 'important';
        if (changes.some(hides)) document.documentElement.dataset.wasHidden = location.hash;
      });
      watch.observe(document.body, { subtree: true, attributeFilter: ['style'] });
    });
    const told = page.locator('[data-route-announcer]');
    for (const path of paths) {
      await told.evaluate((element, hash) => {
        element.textContent = '';
        location.hash = hash;
      }, path);
      await expect(told).not.toBeEmpty();
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-was-hidden');
  });

  test(`another page of the ${look} theme is announced with the focus on its heading`, async ({ page }) => {
    const told = page.locator('[data-route-announcer]');
    await page.goto(`${base}/contact`);
    await expect(told).toBeEmpty();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
    await expect(told).toHaveText(/^Events · Amani Kito$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`the heading of the ${look} theme that a key has led to wears no frame`, async ({ page }) => {
    await page.goto(`${base}/contact`);
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Events' });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
  });

  test(`a filter of the ${look} theme leaves the focus where it is`, async ({ page }) => {
    await page.goto(`${base}/events`);
    const tab = page.getByRole('main').getByRole('tab', { name: 'Judging' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).not.toBeFocused();
  });
}
