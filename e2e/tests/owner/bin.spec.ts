import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test('a deleted item is restored from the bin', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Regretted');
  const event = await storeRow(ownerApi, 'Event', { title });
  await event.remove();
  const area = new OwnerArea(ownerPage);
  await area.open('/activity');
  await area.tab('Bin').click();
  await ownerPage.getByLabel('Search the bin').fill(title);
  await area.button(`Restore ${title}`).click();
  await expect(area.notice('Item restored')).toBeVisible();
  await expect(ownerPage.getByText('No deleted items match your search.')).toBeVisible();
});

test('by keyboard the focus goes to the next row of the bin when one is brought back', async ({
  ownerPage,
  ownerApi,
}) => {
  const title = uniqueTitle('Keyed');
  const events = [
    await storeRow(ownerApi, 'Event', { title: `${title} one` }),
    await storeRow(ownerApi, 'Event', { title: `${title} two` }),
  ];
  for (const event of events) await event.remove();
  const area = new OwnerArea(ownerPage);
  await area.open('/activity/bin');
  await ownerPage.getByLabel('Search the bin').fill(title);
  await expect(ownerPage.getByText('2 items', { exact: true })).toBeVisible();
  await area.button(`Restore ${title} two`).press('Enter');
  await expect(area.notice('Item restored')).toBeVisible();
  await expect(area.button(`Restore ${title} one`)).toBeFocused();
});

test('the activity log shows that a restored item was deleted before', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Recorded');
  const event = await storeRow(ownerApi, 'Event', { title });
  await event.remove();
  type Bin = { bin: { entries: [{ id: number }] } };
  const { bin } = await ownerApi.graphql<Bin>('query ($q: String) { bin(q: $q) { entries { id } } }', {
    q: title,
  });
  await ownerApi.graphql('mutation ($id: Int!) { restoreFromBin(id: $id) { documentId } }', bin.entries[0]);
  const area = new OwnerArea(ownerPage);
  await area.open('/activity');
  await ownerPage.getByLabel('Search names and people').fill(title);
  await expect(area.button(new RegExp(`Restored from the bin: Event “${title}”`))).toBeVisible();
  await area.button(new RegExp(`Deleted: Event “${title}”`)).click();
  await expect(area.dialog().getByRole('deletion').first()).toHaveText(title);
});
