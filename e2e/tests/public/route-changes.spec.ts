import { expect, test } from '../../fixtures';

for (const { look, base } of [
  { look: 'newer', base: '' },
  { look: 'older', base: '/v1' },
]) {
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

  test(`a filter of the ${look} theme leaves the focus where it is`, async ({ page }) => {
    await page.goto(`${base}/events`);
    const tab = page.getByRole('main').getByRole('tab', { name: 'Judging' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).not.toBeFocused();
  });
}
