import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

/** Every screen with a text that shows that it has loaded. */
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
  ['/model-profile/digitals', 'On the page'],
  ['/model-profile/digitals?form=new', 'up to 10MB each'],
  ['/volunteers', 'All Projects'],
  ['/messages', 'Select a message'],
  ['/bookings?tab=month', 'Use the arrow keys'],
  ['/bookings?tab=board', 'Declined, cancelled and expired'],
  ['/model-profile/measurements', 'Measured on'],
  ['/pages', 'Achievement'],
  ['/pages?tab=roles', 'Add a role'],
  ['/pages?tab=texts', 'Blog: first lines'],
  ['/pages?tab=missed&send=%2Fold-shop', 'Save redirect'],
  ['/activity', 'cannot be changed'],
  ['/activity/bin', 'Deleted items and their files stay here'],
  ['/settings', 'Sign out everywhere'],
] as const;

for (const [path, text] of SCREENS) {
  test(`no accessibility problem in any look of ${path}`, async ({ ownerPage }) => {
    await followSystemTheme(ownerPage);
    await new OwnerArea(ownerPage).open(path);
    await expect(ownerPage.getByText(text).first()).toBeAttached();
    expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  });
}

test('no accessibility problem in any look of /login', async ({ page }) => {
  await new OwnerArea(page).open('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await problemsInEveryLook(page)).toEqual([]);
});
