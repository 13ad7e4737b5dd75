import type { Page } from '@playwright/test';
import { accessibilityProblems, sidewaysScroll } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

/** Every screen with the text that shows that it has loaded. */
const SCREENS = [
  ['/dashboard', 'Recent Portfolio Updates'],
  ['/portfolio', 'Column in Navy'],
  ['/portfolio?tab=upload-new', 'Add Portfolio Item'],
  ['/bio', 'A steady walk, an open door'],
  ['/bio?writing=true', 'Edit Bio Content'],
  ['/bio?tab=milestones', 'National Finalist'],
  ['/bio?tab=add-milestone', 'PNG, JPG or WEBP up to 5MB'],
  ['/blog', 'How a pageant judge really scores'],
  ['/blog?tab=create-new', 'Create New Post'],
  ['/blog?tab=comments', 'All Statuses'],
  ['/projects', 'Walk Tall Mentorship'],
  ['/projects?tab=create-new', 'Create New Project'],
  ['/events', 'County Pageant Finals'],
  ['/events?form=new', 'Max 5MB'],
  ['/volunteers', 'All Projects'],
  ['/messages', 'Select a message'],
  ['/settings', 'Sign out everywhere'],
] as const;

/** Colours do not depend on the width, nor the structure on the colours: two of the four say it all. */
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

async function expectNoProblems(page: Page) {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await accessibilityProblems(page), `${width} ${colorScheme}`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

for (const [path, text] of SCREENS) {
  test(`axe finds nothing on ${path} in light and dark, wide and narrow`, async ({ ownerPage }) => {
    // Not chosen, the theme follows the system.
    await ownerPage.addInitScript(() => localStorage.removeItem('admin-theme'));
    await new OwnerArea(ownerPage).open(path);
    await expect(ownerPage.getByText(text).first()).toBeAttached();
    await expectNoProblems(ownerPage);
  });
}

test('axe finds nothing on /login in light and dark, wide and narrow', async ({ page }) => {
  await new OwnerArea(page).open('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectNoProblems(page);
});
