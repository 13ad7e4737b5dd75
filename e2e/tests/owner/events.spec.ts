import { removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile } from '../../cms-data/pictures';
import { expect, test } from '../../fixtures';
import { OwnerArea } from '../../pages/owner-area';

test('Events: searched without regard to case, filtered by tabs, and what the empty list says', async ({
  ownerPage,
  ownerApi,
}) => {
  const place = uniqueTitle('Hall');
  const events = [
    await storeRow(ownerApi, 'Event', { title: `Evening at ${place}`, status: 'ongoing', maxAttendees: 80 }),
    await storeRow(ownerApi, 'Event', { title: uniqueTitle('Other'), location: place, status: 'completed' }),
  ];
  try {
    const area = new OwnerArea(ownerPage);
    await area.open('/events');
    await ownerPage.getByLabel('Search events').fill(place.toUpperCase());
    await expect(area.card('May 3, 2026')).toHaveCount(2);
    await expect(area.card(`Evening at ${place}`)).toContainText('Max 80 attendees');
    await area.tab('Ongoing').click();
    await expect(area.card('May 3, 2026')).toHaveCount(1);
    await expect(ownerPage.getByText('Ongoing', { exact: true }).last()).toBeVisible();
    await area.tab('Upcoming').click();
    await expect(ownerPage.getByText('No events found')).toBeVisible();
    await expect(ownerPage.getByText('Add a new event or adjust your search filters.')).toBeVisible();
    await area.button('Clear search').click();
    await expect(ownerPage.getByLabel('Search events')).toHaveValue('');
    await expect(ownerPage).not.toHaveURL(/q=/);
  } finally {
    for (const event of events) await event.remove();
  }
});

test('Events: added, edited and deleted in the dialog', async ({ ownerPage, ownerApi }) => {
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
  try {
    await expect(area.notice('Event created successfully')).toBeVisible();
    const card = area.card(title);
    for (const text of ['February 14, 2027', '18:30', 'Judging', 'Upcoming', 'Max 0 attendees']) {
      await expect(card).toContainText(text);
    }
    await expect(card.getByRole('img', { name: 'Gold silk' })).toBeVisible();

    await area.button(`Edit ${title}`).click();
    await area.field('Location').fill('Kisumu');
    await area.dialog('Edit Event').getByRole('button', { name: 'Update Event' }).click();
    await expect(area.notice('Event updated successfully')).toBeVisible();
    await expect(card).toContainText('Kisumu');
    await area.button(`Delete ${title}`).click();
    await area.confirmDelete('Are you sure you want to delete this event?');
    await expect(area.notice('Event deleted successfully')).toBeVisible();
    await expect(area.card(title)).toHaveCount(0);
  } finally {
    await ownerPage.close();
    await removeTitled(ownerApi, 'Event', title);
  }
});

test('Events: Escape and Cancel close the dialog; changed fields are asked about first', async ({
  ownerPage,
}) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/events?form=new');
  await area.field('Title').press('Escape');
  await expect(area.dialog('Add New Event')).toHaveCount(0);
  await area.button('Add New Event').click();
  await area.field('Title').fill('Half an event');
  await area.field('Title').press('Escape');
  await area.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect(area.field('Title')).toHaveValue('Half an event');
  await area.dialog('Add New Event').getByRole('button', { name: 'Cancel' }).click();
  await expect(area.dialog('Add New Event')).toHaveCount(0);
});
