import { expect, test } from '../../fixtures';
import { ModernLegalPage } from '../../pages/modern-legal-page';

for (const { title, path, heading } of [
  {
    title: 'Privacy Policy',
    path: '/privacy-policy',
    heading: 'What we store when you write to us',
  },
  { title: 'Copyright Notice', path: '/copyright', heading: 'What is protected' },
]) {
  test(`the footer leads to the ${title} with its date`, async ({ page }) => {
    const legal = new ModernLegalPage(page);
    await page.goto('/contact');
    const link = page.getByRole('contentinfo').getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', path);
    await link.click();
    await expect(legal.title()).toHaveText(title);
    await expect(legal.text()).toContainText(/Last updated on \d{1,2} \w+ \d{4}/);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}

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
