import type { Page } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { expect } from '../../fixtures';
import { holdOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';
import { test } from './changed-settings';

/** Its accessible name continues with the effect of turning it off. */
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

const SAVED = 'Settings saved successfully';

/** Saves the settings with one switch turned on or off. */
async function turn(page: Page, name: string, on: boolean): Promise<void> {
  const area = new OwnerArea(page);
  await area.open('/settings');
  await toggle(page, name).setChecked(on);
  await area.button('Save Settings').click();
  await expect(area.notice(SAVED)).toBeVisible();
}

test('the settings start with nothing on but the blog and volunteers', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/settings');
  await expect(area.field('Site Title')).toHaveValue('Amani Kito');
  await expect(area.field('Contact Email')).toHaveAttribute('type', 'email');
  await expect(toggle(ownerPage, 'Enable Blog')).toBeChecked();
  await expect(toggle(ownerPage, 'Enable Volunteers')).toBeChecked();
  await expect(toggle(ownerPage, 'Auto-approve Comments')).not.toBeChecked();
  await expect(toggle(ownerPage, 'Maintenance Mode')).not.toBeChecked();
  await expect(
    ownerPage.getByText(
      'When enabled, only administrators can access the site. Others see a maintenance page.',
    ),
  ).toBeVisible();
});

test('saved settings are there after a reload', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/settings');
  await area.field('Contact Email').fill('studio@example.com');
  const { release } = await holdOperation(ownerPage, 'UpdateSettings');
  await area.button('Save Settings').click();
  await expect(area.button('Saving...')).toBeVisible();
  release();
  await expect(area.notice(SAVED)).toBeVisible();
  await ownerPage.reload();
  await expect(area.field('Contact Email')).toHaveValue('studio@example.com');
});

test('settings with an email of the wrong form are not saved', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/settings');
  await area.field('Contact Email').fill('nobody');
  await area.button('Save Settings').click();
  await expect(area.notice('Please enter a valid email address')).toBeVisible();
});

test('settings changed in another tab are not overwritten silently', async ({
  ownerPage,
  changeSettings,
}) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/settings');
  await area.field('Contact Email').fill('mine@example.com');
  await changeSettings({ contactEmail: 'theirs@example.com' });
  await area.button('Save Settings').click();
  const asked = area.dialog('This was changed elsewhere');
  await expect(asked.getByRole('region', { name: 'The saved version' })).toContainText('theirs@example.com');
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await asked.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(area.field('Contact Email')).toHaveValue('theirs@example.com');
});

test.describe('what a switch does', () => {
  test.use({ expectedConsoleErrors: [/404|503/] });

  test('a blog that the owner turns off is gone for visitors', async ({ ownerPage, page }) => {
    await turn(ownerPage, 'Enable Blog', false);
    await expect(async () => expect((await page.goto('/blog'))?.status()).toBe(404)).toPass();
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toHaveCount(0);
  });

  test('maintenance that the owner turns on is for visitors only', async ({ ownerPage, page }) => {
    await turn(ownerPage, 'Maintenance Mode', true);
    await expect(async () => expect((await page.goto('/'))?.status()).toBe(503)).toPass();
    expect((await ownerPage.goto('/'))?.status()).toBe(200);
    await expect(ownerPage.getByRole('heading', { level: 1 })).toHaveText(/Amani\s+Kito/);
  });
});
