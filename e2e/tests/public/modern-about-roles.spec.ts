import { problemsAtBothWidths } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { ModernRoleProfilesPage } from '../../pages/modern-role-profiles-page';

const PROFILES = [
  { role: 'organizer', name: 'Event Organizer', text: /fashion, pageant and high-profile events/ },
  { role: 'judge', name: 'Event Judge', text: /9 years of experience/ },
  { role: 'instructor', name: 'Runway Instructor', text: /catwalk training, posture and stage presence/ },
];

test('Role profiles: three buttons, nothing until one is chosen; each shows a picture, title and paragraph', async ({
  page,
}) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open();
  await expect(roles.choices()).toHaveText(['Event Organizer', 'Event Judge', 'Runway Instructor']);
  await expect(roles.profileHeadings()).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
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

test('Role profiles: the query parameter role preselects one, an unknown role none', async ({ request }) => {
  for (const { role, text } of PROFILES) {
    const html = await (await request.get(`/about-roles?role=${role}`)).text();
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(text);
  }
  const html = await (await request.get('/about-roles?role=photographer')).text();
  expect(html).not.toContain('aria-pressed="true"');
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(3);
});

test('a role is chosen by keyboard and keeps the focus', async ({ page }) => {
  const roles = new ModernRoleProfilesPage(page);
  await roles.open();
  await roles.choice('Event Judge').focus();
  await page.keyboard.press('Enter');
  await expect(roles.profile('Event Judge')).toBeVisible();
  await expect(roles.choice('Event Judge')).toBeFocused();
});

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ModernRoleProfilesPage(page).open('?role=judge');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
