import { expect, test } from '../../fixtures';
import { ModernRoleProfilesPage } from '../../pages/modern-role-profiles-page';

const PROFILES = [
  { role: 'organizer', name: 'Event Organizer', text: /fashion, pageant and high-profile events/ },
  { role: 'judge', name: 'Event Judge', text: /9 years of experience/ },
  { role: 'instructor', name: 'Runway Instructor', text: /catwalk training, posture and stage presence/ },
];

test('no role is shown until one is chosen', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open();
  await expect(roles.choices()).toHaveText(['Event Organizer', 'Event Judge', 'Runway Instructor']);
  await expect(roles.profileHeadings()).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});

test('the role in the address is shown alone', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open();
  for (const { role, name, text } of PROFILES) {
    await roles.choice(name).click();
    await expect(page).toHaveURL(new RegExp(`/#/about-roles\\?role=${role}$`));
    await expect(roles.choice(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(roles.profile(name).getByRole('img')).toBeVisible();
    await expect(roles.profile(name)).toContainText(text);
    await expect(roles.profileHeadings()).toHaveText([name]);
  }
  await page.goBack();
  await expect(roles.profile('Event Judge')).toBeVisible();
});

test('the role of an address is chosen on the server', async ({ request }) => {
  for (const { role, text } of PROFILES) {
    const html = await (await request.get(`/about-roles?role=${role}`)).text();
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(text);
  }
});

test('an unknown role in the address chooses none', async ({ request }) => {
  const html = await (await request.get('/about-roles?role=photographer')).text();
  expect(html).not.toContain('aria-pressed="true"');
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(3);
});

test('a role that was chosen by keyboard keeps the focus', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open();
  await roles.choice('Event Judge').focus();
  await page.keyboard.press('Enter');
  await expect(roles.profile('Event Judge')).toBeVisible();
  await expect(roles.choice('Event Judge')).toBeFocused();
});
