import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import type { OwnerApi } from '../../cms-data/owner-api';
import { removeSentBy, uniqueTitle } from '../../cms-data/owner-rows';
import { applyToVolunteer, uniqueEmail } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { failOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

test('the table shows what is known about a volunteer', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('hands');
  await applyToVolunteer(request, { name: 'Able Hands', email, phone: '+254 700 000 000' });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open('/volunteers');
  await expect(ownerPage.getByText(/^Showing \d+ of \d+ volunteers$/)).toBeVisible();
  await ownerPage.getByLabel('Search volunteers').fill(email);
  await expect(ownerPage.getByText(/^Showing 1 of \d+ volunteers$/)).toBeVisible();
  await expect(area.columns()).toContainText([
    'Name',
    'Contact',
    'Project',
    'Skills & Interests',
    'Status',
    'Joined',
    'Actions',
  ]);
  for (const text of [
    'Able Hands',
    '+254 700 000 000',
    'None assigned',
    'View details',
    'Pending',
    'Today',
  ]) {
    await expect(area.row(email)).toContainText(text);
  }
  await expect(ownerPage.getByLabel('Project').getByRole('option').first()).toHaveText('All Projects');
  await expect(ownerPage.getByLabel('Status').getByRole('option')).toHaveText([
    'All Statuses',
    'Pending',
    'Approved',
    'Rejected',
  ]);
  await expect(ownerPage.getByRole('link', { name: 'Email Able Hands' })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
});

test('a volunteer is approved in the row', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('hands');
  await applyToVolunteer(request, { name: 'Able Hands', email });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${email}`);
  await area.button('Approve Able Hands').click();
  await expect(area.notice('Volunteer approved')).toBeVisible();
  await expect(area.row(email)).toContainText('Approved');
  await expect(area.button('Approve Able Hands')).toHaveCount(0);
  await expect(area.button('Reject Able Hands')).toHaveCount(0);
});

test('filters that nobody matches are cleared together', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('hands');
  await applyToVolunteer(request, { name: 'Able Hands', email });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${email}`);
  await ownerPage.getByLabel('Status').selectOption('Approved');
  await expect(ownerPage.getByText('No volunteers match these filters.')).toBeVisible();
  await area.button('Clear filters').click();
  await expect(ownerPage.getByLabel('Search volunteers')).toHaveValue('');
});

test('the details say what was written and what is missing', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('quiet');
  await applyToVolunteer(request, { name: 'Quiet Person', email, message: 'I can bring ten chairs.' });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open(`/volunteers?q=${email}`);
  await area.button('View details of Quiet Person').click();
  const details = area.dialog('Volunteer Details');
  for (const text of [
    'Quiet Person',
    email,
    'Not provided',
    'None assigned',
    'Evenings',
    'No skills specified',
    'No interests specified',
    'I can bring ten chairs.',
  ]) {
    await expect(details).toContainText(text);
  }
  await expect(details.locator('time')).toHaveText(/\d{4} at \d+:\d\d (A|P)M/);
  await expect(details.getByRole('link', { name: 'Email' })).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
});

test('a volunteer is rejected in the details', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('quiet');
  await applyToVolunteer(request, { name: 'Quiet Person', email });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${email}`);
  await area.button('View details of Quiet Person').click();
  const details = area.dialog('Volunteer Details');
  await details.getByRole('button', { name: 'Reject' }).click();
  await expect(area.notice('Volunteer rejected')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(details).toHaveCount(0);
});

test('a volunteer is deleted once the owner has been asked', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('quiet');
  await applyToVolunteer(request, { name: 'Quiet Person', email });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${email}`);
  await area.button('Delete Quiet Person').click();
  await area.confirmDelete('Are you sure you want to delete this volunteer?');
  await expect(area.notice('Volunteer deleted successfully')).toBeVisible();
});

/** Stores two volunteers with the same mark in their names. */
async function storeCrew(request: APIRequestContext, owner: OwnerApi) {
  const mark = uniqueTitle('Crew').replace(' ', '');
  const emails = [uniqueEmail('crew'), uniqueEmail('crew')];
  for (const [index, email] of emails.entries()) {
    await applyToVolunteer(request, { name: `${mark} ${index}`, email, message: '=1+1, "quoted"' });
  }
  for (const email of emails) owner.afterTest(() => removeSentBy(owner, 'Volunteer', email));
  return mark;
}

test('Export Data downloads what the filters show', async ({ ownerPage, ownerApi, request }) => {
  const mark = await storeCrew(request, ownerApi);
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${mark}`);
  await expect(area.rows()).toHaveCount(2);
  const download = ownerPage.waitForEvent('download');
  await area.button('Export Data').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^volunteers-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\uFEFFName,Email,/);
  expect(lines[1]).toContain(`"'=1+1, ""quoted"""`);
  await expect(area.notice('Exported 2 volunteers')).toBeVisible();
});

test('ticked volunteers are approved together', async ({ ownerPage, ownerApi, request }) => {
  const mark = await storeCrew(request, ownerApi);
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${mark}`);
  await expect(area.rows()).toHaveCount(2);
  await ownerPage.getByLabel('Select all on this page').check();
  const together = ownerPage.getByRole('region', { name: '2 selected' });
  await together.getByRole('button', { name: 'Approve' }).click();
  await expect(area.notice('2 volunteers approved')).toBeVisible();
  await expect(area.rows().filter({ hasText: 'Approved' })).toHaveCount(2);
});

test.describe('volunteers that cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('say so', async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    await failOperation(ownerPage, 'Volunteers');
    await area.open('/volunteers');
    await expect(area.notice('Failed to load volunteers data')).toBeVisible();
  });
});
