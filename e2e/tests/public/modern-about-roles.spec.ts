import { accessibilityProblems, sidewaysScroll } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { ModernRoleProfilesPage } from '../../pages/modern-role-profiles-page';

test('2 Role profiles: three buttons, and nothing is shown until one is chosen', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open();
  await expect(roles.choices()).toHaveText(['Event Organizer', 'Event Judge', 'Runway Instructor']);
  await expect(roles.profileHeadings()).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});

const PROFILES = [
  { role: 'organizer', name: 'Event Organizer', text: /fashion, pageant and high-profile events/ },
  { role: 'judge', name: 'Event Judge', text: /9 years of experience/ },
  { role: 'instructor', name: 'Runway Instructor', text: /catwalk training, posture and stage presence/ },
];

for (const { role, name, text } of PROFILES) {
  test(`2 Role profiles: choosing ${name} shows a picture, title and paragraph`, async ({ page }) => {
    const roles = new ModernRoleProfilesPage(page);
    await roles.open();
    await roles.choice(name).click();
    await expect(page).toHaveURL(new RegExp(`/#/about-roles\\?role=${role}$`));
    await expect(roles.choice(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(roles.profile(name).getByRole('img')).toBeVisible();
    await expect(roles.profile(name)).toContainText(text);
    await expect(roles.profileHeadings()).toHaveText([name]);
  });

  test(`2 Role profiles: the query parameter role=${role} preselects ${name}`, async ({ page }) => {
    const roles = new ModernRoleProfilesPage(page);
    await roles.open(`?role=${role}`);
    await expect(roles.choice(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(roles.profile(name)).toContainText(text);
  });
}

test('an unknown role chooses nothing', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open('?role=photographer');
  await expect(roles.choices()).toHaveCount(3);
  await expect(roles.profileHeadings()).toHaveCount(0);
});

test('a choice lives in the address: back returns to the one before', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open('?role=judge');
  await roles.choice('Runway Instructor').click();
  await expect(roles.profile('Runway Instructor')).toBeVisible();
  await page.goBack();
  await expect(roles.profile('Event Judge')).toBeVisible();
});

test('a role is chosen by keyboard and keeps the focus', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open();
  await roles.choice('Event Judge').focus();
  await page.keyboard.press('Enter');
  await expect(roles.profile('Event Judge')).toBeVisible();
  await expect(roles.choice('Event Judge')).toBeFocused();
});

for (const width of [360, 1280]) {
  test(`role profiles at ${width} pixels are accessible and scroll only downwards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await new ModernRoleProfilesPage(page).open('?role=judge');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
