import { accessibilityProblems, sidewaysScroll } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { ModernLegalPage } from '../../pages/modern-legal-page';

test('decision 14: the privacy policy says what the site stores, with its date', async ({ page }) => {
  const legal = new ModernLegalPage(page);
  await legal.open('privacy-policy');
  await expect(legal.title()).toHaveText('Privacy Policy');
  await expect(legal.text()).toContainText(/Last updated on \d{1,2} \w+ \d{4}/);
  await expect(page.getByRole('heading', { name: 'What we store when you write to us' })).toBeVisible();
});

test('decision 14: the copyright notice, with its date', async ({ page }) => {
  const legal = new ModernLegalPage(page);
  await legal.open('copyright');
  await expect(legal.title()).toHaveText('Copyright Notice');
  await expect(legal.text()).toContainText(/Last updated on \d{1,2} \w+ \d{4}/);
  await expect(page.getByRole('heading', { name: 'What is protected' })).toBeVisible();
});

test('2 the footer links to both legal pages', async ({ page }) => {
  const legal = new ModernLegalPage(page);
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(legal.title()).toHaveText('Privacy Policy');
  await page.getByRole('link', { name: 'Copyright Notice' }).click();
  await expect(legal.title()).toHaveText('Copyright Notice');
});

test('a legal page prints as text alone', async ({ page }) => {
  const legal = new ModernLegalPage(page);
  await legal.open('privacy-policy');
  await expect(legal.print()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(legal.title()).toBeVisible();
  await expect(legal.bar()).toBeHidden();
  await expect(legal.print()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const width of [360, 1280]) {
  test(`the privacy policy at ${width} pixels is accessible and scrolls only downwards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await new ModernLegalPage(page).open('privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
