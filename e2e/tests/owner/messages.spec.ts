import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { removeSentBy } from '../../cms-data/owner-rows';
import { confirmOwner } from '../../cms-data/second-factors';
import { sendMessage, uniqueEmail } from '../../cms-data/submissions';
import { test as base, expect } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

const TEXT = 'Are you free on the first Saturday of March? We would love to have you at our show.';

const list = (page: Page) => page.getByRole('region', { name: 'Messages' });
const pane = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

interface Fixtures {
  /** Text of the stored message */
  text: string;
  /** Sender of a message that no other test uses; it is deleted when the page is closed. */
  sender: string;
}

const test = base.extend<Fixtures>({
  text: [TEXT, { option: true }],
  sender: async ({ request, ownerApi, ownerPage, text }, use) => {
    const sender = uniqueEmail('sender');
    await sendMessage(request, {
      senderName: 'Wairimu Sender',
      senderEmail: sender,
      subject: 'A show',
      message: text,
    });
    await use(sender);
    await ownerPage.close();
    await removeSentBy(ownerApi, 'Message', sender);
  },
});

test('the list shows an unread message with its beginning', async ({ ownerPage, sender }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/messages');
  await expect(pane(ownerPage)).toHaveText('Select a message');
  await expect(list(ownerPage).getByText(/^\d+ unread$/)).toBeVisible();
  await ownerPage.getByLabel('Search messages').fill(sender);
  const row = list(ownerPage).getByRole('listitem');
  await expect(row).toHaveCount(1);
  for (const text of ['Wairimu Sender', 'A show', 'Today', `${TEXT.slice(0, 80)}…`])
    await expect(row).toContainText(text);
  await expect(row.getByRole('img', { name: 'Unread' })).toBeVisible();
});

test('a message is read by opening it', async ({ ownerPage, sender }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open(`/messages?q=${sender}`);
  const row = list(ownerPage).getByRole('listitem');
  await row.getByRole('button').click();
  for (const text of ['A show', 'Wairimu Sender', sender, TEXT])
    await expect(pane(ownerPage)).toContainText(text);
  await expect(pane(ownerPage).locator('time')).toHaveText(/\d{4} at \d+:\d\d (A|P)M/);
  const reply = `mailto:${sender}?subject=Re%3A%20A%20show`;
  await expect(ownerPage.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', reply);
  await expect(row.getByRole('img', { name: 'Unread' })).toHaveCount(0);
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
});

test('a message is marked as unread again', async ({ ownerPage, sender }) => {
  const area = new OwnerArea(ownerPage);
  await area.open(`/messages?q=${sender}`);
  const row = list(ownerPage).getByRole('listitem');
  await row.getByRole('button').click();
  await area.button('Mark as unread').click();
  await expect(row.getByRole('img', { name: 'Unread' })).toBeVisible();
  await expect(pane(ownerPage)).toHaveText('Select a message');
});

test('an archived message comes back to the inbox', async ({ ownerPage, sender }) => {
  const area = new OwnerArea(ownerPage);
  await area.open(`/messages?q=${sender}`);
  const row = list(ownerPage).getByRole('listitem');
  await row.getByRole('button').click();
  await area.button('Archive').click();
  await expect(area.notice('Message archived')).toBeVisible();
  await expect(list(ownerPage).getByText('No messages match your search.')).toBeVisible();
  await area.tab('Archived').click();
  await row.getByRole('button').click();
  await area.button('Move to inbox').click();
  await expect(area.notice('Message moved to inbox')).toBeVisible();
  await area.tab('Inbox').click();
  await expect(row).toHaveCount(1);
});

test('a message that was archived and is open again after going back comes back to the inbox', async ({
  ownerPage,
  sender,
}) => {
  const area = new OwnerArea(ownerPage);
  await area.open(`/messages?q=${sender}`);
  await list(ownerPage).getByRole('listitem').getByRole('button').click();
  await area.button('Archive').click();
  await expect(area.notice('Message archived')).toBeVisible();
  await ownerPage.goBack();
  await area.button('Move to inbox').click();
  await expect(area.notice('Message moved to inbox')).toBeVisible();
  await expect(list(ownerPage).getByRole('listitem')).toHaveCount(1);
});

test('a ticked message is deleted once the owner has been asked', async ({ ownerPage, sender }) => {
  const area = new OwnerArea(ownerPage);
  await area.open(`/messages?q=${sender}`);
  const row = list(ownerPage).getByRole('listitem');
  await row.getByRole('checkbox').check();
  const together = ownerPage.getByRole('region', { name: '1 selected' });
  await together.getByRole('button', { name: 'Delete' }).click();
  await area.confirmDelete('Are you sure you want to delete this message?');
  await expect(area.notice('Message deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test.describe('a message with markup in it', () => {
  test.use({ text: '<b>Plain</b>' });

  test('on a phone the message takes the place of the list', async ({ ownerPage, sender }) => {
    const area = new OwnerArea(ownerPage);
    await ownerPage.setViewportSize({ width: 360, height: 740 });
    await area.open(`/messages?q=${sender}`);
    await list(ownerPage).getByRole('listitem').getByRole('button').click();
    await expect(list(ownerPage)).toBeHidden();
    await expect(pane(ownerPage)).toContainText('<b>Plain</b>');
    await area.button('Back to the list').click();
    await expect(list(ownerPage)).toBeVisible();
    await expect(pane(ownerPage)).toBeHidden();
  });
});

test('what somebody sent is exported', async ({ ownerPage, sender }) => {
  const area = new OwnerArea(ownerPage);
  await area.open(`/messages?q=${sender}`);
  await list(ownerPage).getByRole('listitem').getByRole('button').click();
  const download = ownerPage.waitForEvent('download');
  await confirmOwner(ownerPage.request);
  await area.button("Export this person's data").click();
  const copy = await (await download).path();
  expect(JSON.parse(await readFile(copy, 'utf8'))).toMatchObject({
    email: sender,
    messages: [{ subject: 'A show', message: TEXT }],
  });
  await expect(area.notice(`Exported the data of ${sender}`)).toBeVisible();
});

test('a person is erased once the owner has been asked', async ({ ownerPage, sender }) => {
  const area = new OwnerArea(ownerPage);
  await area.open(`/messages?q=${sender}`);
  await list(ownerPage).getByRole('listitem').getByRole('button').click();
  await confirmOwner(ownerPage.request);
  await area.button("Erase this person's data").click();
  const dialog = area.dialog(`Erase all data for ${sender}?`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(pane(ownerPage)).toContainText(TEXT);
  await area.button("Erase this person's data").click();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(area.notice(`All data for ${sender} was erased`)).toBeVisible();
  await expect(list(ownerPage).getByText('No messages match your search.')).toBeVisible();
});

test.describe('messages that cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('say so', async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await failOperation(ownerPage, 'Messages');
    await area.open('/messages');
    await expect(area.notice('Failed to load messages')).toBeVisible();
  });
});
