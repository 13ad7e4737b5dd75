import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

const PHONE = { width: 360, height: 740 };

test('what a save changed is shown by words, and an earlier version comes back', async ({
  ownerPage,
  ownerApi,
}) => {
  await ownerPage.setViewportSize(PHONE);
  const title = uniqueTitle('Dusk');
  const event = await storeRow(ownerApi, 'Event', {
    title,
    description: 'A walk in silk',
    status: 'upcoming',
  });
  try {
    await event.change({ description: 'A walk in cotton', status: 'ongoing' });
    const area = new OwnerArea(ownerPage);
    await area.open(`/events?q=${encodeURIComponent(title)}`);
    await area.button(`Edit ${title}`).click();
    await area.button('History').click();
    const dialog = area.dialog('Earlier versions');
    await dialog.getByRole('button', { name: /Changed/ }).click();
    await expect(dialog.getByRole('deletion')).toHaveText(['silk', 'Upcoming']);
    await expect(dialog.getByRole('insertion')).toHaveText(['cotton', 'Ongoing']);
    await dialog.getByText('All versions').click();
    await dialog.getByRole('button', { name: /Created/ }).click();
    await dialog.getByText('Against now').click();
    await expect(dialog.getByRole('insertion')).toHaveText(['silk', 'Upcoming']);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(area.notice('The earlier version is back')).toBeVisible();
    await expect(area.card(title)).toContainText('A walk in silk');
  } finally {
    await event.remove();
  }
});
