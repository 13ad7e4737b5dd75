import type { OwnerApi } from '../../cms-data/owner-api';
import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

/** Stores an upcoming and a past event in one place. */
async function storeEvents(owner: OwnerApi, place: string) {
  await storeRow(owner, 'Event', { title: `Evening at ${place}`, status: 'ongoing', maxAttendees: 80 });
  await storeRow(owner, 'Event', { title: uniqueTitle('Other'), location: place, status: 'completed' });
}

test('a search finds titles and places without regard to case', async ({ ownerPage, ownerApi }) => {
  const place = uniqueTitle('Hall');
  await storeEvents(ownerApi, place);
  const area = new OwnerArea(ownerPage);
  await area.open('/events');
  await ownerPage.getByLabel('Search events').fill(place.toUpperCase());
  await expect(area.card('May 3, 2026')).toHaveCount(2);
  await expect(area.card(`Evening at ${place}`)).toContainText('Max 80 attendees');
});

test('a tab shows the events of its status', async ({ ownerPage, ownerApi }) => {
  const place = uniqueTitle('Tent');
  await storeEvents(ownerApi, place);
  const area = new OwnerArea(ownerPage);
  await area.open(`/events?q=${encodeURIComponent(place)}`);
  await expect(area.card('May 3, 2026')).toHaveCount(2);
  await area.tab('Ongoing').click();
  await expect(area.card('May 3, 2026')).toHaveCount(1);
  await expect(ownerPage.getByText('Ongoing', { exact: true }).last()).toBeVisible();
});

test('a search that finds no event offers a way back to all', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/events');
  await ownerPage.getByLabel('Search events').fill(uniqueTitle('Nowhere'));
  await expect(ownerPage.getByText('No events found')).toBeVisible();
  await expect(ownerPage.getByText('Add a new event or adjust your search filters.')).toBeVisible();
  await area.button('Clear search').click();
  await expect(ownerPage.getByLabel('Search events')).toHaveValue('');
  await expect(ownerPage).not.toHaveURL(/q=/);
});

test('an event is added in the dialog', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Gala');
  const area = new OwnerArea(ownerPage);
  await area.open('/events');
  await area.button('Add New Event').click();
  const dialog = area.dialog('Add New Event');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(area.notice('Please fill in all required fields')).toBeVisible();
  await area.field('Title').fill(title);
  await area.field('Date').fill('2027-02-14');
  await area.field('Time').fill('18:30');
  await area.field('Max attendees').fill('');
  await expect(area.field('Status')).toHaveValue('upcoming');
  await area.field('Type').selectOption('judging');
  await area.picker('Image').setInputFiles(pngFile('gala.png'));
  await expect(dialog.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await area.field('What does the image show?').fill('Gold silk');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'Event', title));
  await expect(area.notice('Event created successfully')).toBeVisible();
  const card = area.card(title);
  for (const text of ['February 14, 2027', '18:30', 'Judging', 'Upcoming', 'Max 0 attendees']) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('img', { name: 'Gold silk' })).toBeVisible();
});

test('an event is edited in the dialog', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Rehearsal');
  await storeRow(ownerApi, 'Event', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/events?q=${encodeURIComponent(title)}`);
  await area.button(`Edit ${title}`).click();
  const dialog = await area.openedDialog('Edit Event');
  await area.field('Location').fill('Kisumu');
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(area.notice('Event updated successfully')).toBeVisible();
  await expect(area.card(title)).toContainText('Kisumu');
});

test('an event is deleted once the owner has been asked', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Cancelled');
  await storeRow(ownerApi, 'Event', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/events?q=${encodeURIComponent(title)}`);
  await area.button(`Delete ${title}`).click();
  await area.confirmDelete('Are you sure you want to delete this event?');
  await expect(area.notice('Event deleted successfully')).toBeVisible();
  await expect(area.card(title)).toHaveCount(0);
});

test('Escape closes the dialog', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/events?form=new');
  await area.field('Title').press('Escape');
  await expect(area.dialog('Add New Event')).toHaveCount(0);
});

test('Escape asks before it closes a dialog with changed fields', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/events?form=new');
  await area.openedDialog('Add New Event');
  await area.field('Title').fill('Half an event');
  await area.field('Title').press('Escape');
  await area.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect(area.field('Title')).toHaveValue('Half an event');
  await area.dialog('Add New Event').getByRole('button', { name: 'Cancel' }).click();
  await expect(area.dialog('Add New Event')).toHaveCount(0);
});
