import type { Page } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { holdOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

/** Its name goes on with what it does when off. */
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

const SAVED = 'Settings saved successfully';

test('Settings: every field, what they start with, and a save that says so', async ({
  ownerPage,
  ownerApi,
}) => {
  const undo = await ownerApi.changeSettings({});
  try {
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

    await area.field('Contact Email').fill('nobody');
    await area.button('Save Settings').click();
    await expect(area.notice('Please enter a valid email address')).toBeVisible();
    await area.field('Contact Email').fill('studio@example.com');
    const { release } = await holdOperation(ownerPage, 'UpdateSettings');
    await area.button('Save Settings').click();
    await expect(area.button('Saving...')).toBeVisible();
    release();
    await expect(area.notice(SAVED)).toBeVisible();
    await ownerPage.reload();
    await expect(area.field('Contact Email')).toHaveValue('studio@example.com');
  } finally {
    await undo();
  }
});

test('settings changed in another tab are not overwritten silently', async ({ ownerPage, ownerApi }) => {
  const undo = await ownerApi.changeSettings({});
  try {
    const area = new OwnerArea(ownerPage);
    await followSystemTheme(ownerPage);
    await area.open('/settings');
    await area.field('Contact Email').fill('mine@example.com');
    await ownerApi.changeSettings({ contactEmail: 'theirs@example.com' });
    await area.button('Save Settings').click();
    const asked = area.dialog('This was changed somewhere else');
    await expect(asked.getByRole('region', { name: 'The saved version' })).toContainText(
      'theirs@example.com',
    );
    expect(await problemsInEveryLook(ownerPage)).toEqual([]);
    await asked.getByRole('button', { name: 'Take the saved one' }).click();
    await expect(area.field('Contact Email')).toHaveValue('theirs@example.com');
  } finally {
    await undo();
  }
});

test.describe('what a switch does', () => {
  test.use({ expectedConsoleErrors: [/404|503/] });

  test('the owner turns the blog off, and visitors do not see it', async ({ ownerPage, ownerApi, page }) => {
    const undo = await ownerApi.changeSettings({});
    try {
      const area = new OwnerArea(ownerPage);
      await area.open('/settings');
      await toggle(ownerPage, 'Enable Blog').uncheck();
      await area.button('Save Settings').click();
      await expect(area.notice(SAVED)).toBeVisible();
      await expect(async () => expect((await page.goto('/blog'))?.status()).toBe(404)).toPass();
      await expect(page.getByRole('link', { name: 'Blog', exact: true })).toHaveCount(0);
    } finally {
      await undo();
    }
  });

  test('in maintenance visitors get 503, and the signed-in owner sees the site', async ({
    ownerPage,
    ownerApi,
    page,
  }) => {
    const undo = await ownerApi.changeSettings({});
    try {
      const area = new OwnerArea(ownerPage);
      await area.open('/settings');
      await toggle(ownerPage, 'Maintenance Mode').check();
      await area.button('Save Settings').click();
      await expect(area.notice(SAVED)).toBeVisible();
      await expect(async () => expect((await page.goto('/'))?.status()).toBe(503)).toPass();
      expect((await ownerPage.goto('/'))?.status()).toBe(200);
      await expect(ownerPage.getByRole('heading', { level: 1 })).toHaveText(/Amani\s+Kito/);
    } finally {
      await undo();
    }
  });
});
