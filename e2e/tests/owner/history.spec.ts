import type { Locator } from '@playwright/test';
import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { test as base, expect } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

interface Fixtures {
  /** The earlier versions of an event that was changed once. */
  history: { title: string; dialog: Locator };
}

const test = base.extend<Fixtures>({
  history: async ({ ownerApi, ownerPage }, use) => {
    const title = uniqueTitle('Dusk');
    const before = { description: 'A walk in silk', status: 'upcoming' };
    const event = await storeRow(ownerApi, 'Event', { title, ...before });
    await event.change({ description: 'A walk in cotton', status: 'ongoing' });
    const area = new OwnerArea(ownerPage);
    await area.open(`/events?q=${encodeURIComponent(title)}`);
    await area.button(`Edit ${title}`).click();
    await area.button('History').click();
    await use({ title, dialog: area.dialog('Earlier versions') });
  },
});

test.use({ viewport: { width: 360, height: 740 } });

test('what a save changed is shown by words', async ({ history: { dialog } }) => {
  await dialog.getByRole('button', { name: /Changed/ }).click();
  await expect(dialog.getByRole('deletion')).toHaveText(['silk', 'Upcoming']);
  await expect(dialog.getByRole('insertion')).toHaveText(['cotton', 'Ongoing']);
});

test('an earlier version comes back', async ({ ownerPage, history: { title, dialog } }) => {
  const area = new OwnerArea(ownerPage);
  await dialog.getByRole('button', { name: /Created/ }).click();
  await dialog.getByText('Compare with current').click();
  await expect(dialog.getByRole('insertion')).toHaveText(['silk', 'Upcoming']);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(area.notice('Version restored')).toBeVisible();
  await expect(area.card(title)).toContainText('A walk in silk');
});
