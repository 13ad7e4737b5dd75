import { problemsAtBothWidths } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { ModernLegalPage } from '../../pages/modern-legal-page';

test('the footer leads to the privacy policy and the copyright notice, each with its date', async ({
  page,
}) => {
  const legal = new ModernLegalPage(page);
  const dated = /Last updated on \d{1,2} \w+ \d{4}/;
  await legal.open('privacy-policy');
  await expect(legal.title()).toHaveText('Privacy Policy');
  await expect(legal.text()).toContainText(dated);
  await expect(page.getByRole('heading', { name: 'What we store when you write to us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  await page.getByRole('link', { name: 'Copyright Notice' }).click();
  await expect(legal.title()).toHaveText('Copyright Notice');
  await expect(legal.text()).toContainText(dated);
  await expect(page.getByRole('heading', { name: 'What is protected' })).toBeVisible();
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

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ModernLegalPage(page).open('privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
