import type { Page } from '@playwright/test';
import type { OwnerApi } from '../../cms-data/owner-api';
import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test('a form started on a phone is continued on a wide screen', async ({ page, ownerPage, ownerApi }) => {
  const title = uniqueTitle('Dusk');
  const event = await storeRow(ownerApi, 'Event', { title, description: 'A walk', status: 'upcoming' });
  const edit = `/events?q=${encodeURIComponent(title)}&form=${event.documentId}`;
  await page.setViewportSize({ width: 360, height: 740 });
  const phone = new OwnerArea(page);
  await phone.enter('/dashboard');
  await phone.open(edit);
  const kept = page.waitForResponse(
    async (answer) => answer.url().endsWith('/graphql') && (await answer.text()).includes('"kept":true'),
  );
  await phone.field('Description').fill('A walk in silk, by torches');
  await kept;

  const area = new OwnerArea(ownerPage);
  await area.open(edit);
  await expect(area.field('Description')).toHaveValue('A walk');
  await area.button('Continue what you began on another device').click();
  await expect(area.field('Description')).toHaveValue('A walk in silk, by torches');
  await area.button('Update Event').click();
  await expect(area.notice('Event updated successfully')).toBeVisible();
  await expect(area.card(title)).toContainText('by torches');
});

/**
 * Saves a view of the events.
 *
 * @returns its name
 */
async function keepView(owner: OwnerApi): Promise<string> {
  const name = uniqueTitle('Oldest silk');
  const keep =
    'mutation ($name: String!, $search: String!) { keepView(list: "events", name: $name, search: $search) { id } }';
  await owner.graphql(keep, { name, search: JSON.stringify({ q: 'silk' }) });
  return name;
}

/** Opens the list of saved views on a phone. */
async function openViews(page: Page): Promise<OwnerArea> {
  await page.setViewportSize({ width: 360, height: 740 });
  const area = new OwnerArea(page);
  await area.open('/events');
  await area.button('Filter and sort').click();
  await area.button('Views').click();
  return area;
}

test('shows a saved view of a list again', async ({ ownerPage }) => {
  const name = uniqueTitle('Oldest silk');
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  const area = new OwnerArea(ownerPage);
  await area.open('/events?q=silk&sort=date:asc');
  await area.button('Filter and sort').click();
  await area.button('Views').click();
  await area.field('Name of the view').fill(name);
  await area.button('Save view').click();
  await expect(area.notice('View saved')).toBeVisible();

  await openViews(ownerPage);
  await area.button(`Show ${name}`).click();
  await expect(ownerPage).toHaveURL(/q=silk/);
  await expect(ownerPage).toHaveURL(/sort=date%3Aasc/);

  await area.button(`Views: ${name}`).click();
  await area.button(`Delete ${name}`).click();
  await expect(area.notice('View deleted')).toBeVisible();
});

test('deletes a renamed saved view by its new name', async ({ ownerPage, ownerApi }) => {
  const [name, renamed] = [await keepView(ownerApi), uniqueTitle('Silk first')];
  const area = await openViews(ownerPage);
  await area.button(`Rename ${name}`).click();
  await area.field(`New name of ${name}`).fill(renamed);
  await area.button('Save name').click();
  await area.button(`Delete ${renamed}`).click();
  await expect(area.notice('View deleted')).toBeVisible();
  await expect(area.button(`Show ${renamed}`)).toBeHidden();
});

test('a saved view of a table remembers the chosen columns', async ({ ownerPage }) => {
  const name = uniqueTitle('Without places');
  const area = new OwnerArea(ownerPage);
  const location = ownerPage.getByRole('columnheader', { name: 'Location' });
  await area.open('/projects');
  await expect(location).toBeVisible();
  await area.button('Columns').click();
  await ownerPage.getByRole('checkbox', { name: 'Location' }).uncheck();
  await expect(location).toBeHidden();
  await ownerPage.keyboard.press('Escape');
  await area.button('Views').click();
  await area.field('Name of the view').fill(name);
  await area.button('Save view').click();
  await expect(area.notice('View saved')).toBeVisible();

  await area.open('/projects');
  await expect(location).toBeVisible();
  await area.button('Views').click();
  await area.button(`Show ${name}`).click();
  await expect(location).toBeHidden();

  await area.button(`Views: ${name}`).click();
  await area.button(`Delete ${name}`).click();
  await expect(area.notice('View deleted')).toBeVisible();
});
