import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const told = (page: Page) => page.locator('[data-route-announcer]');

for (const { look, start, link, title, filter } of [
  { look: 'newer', start: '/contact', link: 'Events', title: 'Events', filter: 'Judging' },
  { look: 'older', start: '/v1/contact', link: 'Events', title: 'Events', filter: 'Judging' },
]) {
  test(`another page of the ${look} theme is announced and its heading has the focus; a filter is the same page`, async ({
    page,
  }) => {
    await page.goto(start);
    await expect(told(page)).toBeEmpty();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(told(page)).toHaveText(/^Events · Amani Kito$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const tab = page.getByRole('main').getByRole('tab', { name: filter });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(heading).not.toBeFocused();
  });
}
