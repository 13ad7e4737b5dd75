import { removeSentBy, removeTitled, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { pngFile, textFile } from '../../cms-data/pictures';
import { applyToVolunteer, uniqueEmail } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { holdOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

const QUESTION = 'Are you sure you want to delete this project?';

test('the table of projects has a column for each fact under their count', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/projects');
  await expect(area.columns()).toHaveText([
    'Project',
    'Media',
    'Duration',
    'Status',
    'Location',
    'Volunteers',
    'Actions',
  ]);
  await expect(ownerPage.getByText(/^\d+ projects?$/)).toBeVisible();
});

test('a project is created', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Riverbank');
  const area = new OwnerArea(ownerPage);
  await area.open('/projects');
  await area.tab('Create New').click();
  await expect(area.field('Status')).toHaveValue('planning');
  await expect(area.button('Cancel')).toHaveCount(0);
  await area.button('Create Project').click();
  await expect(area.notice('Please fill in all required fields')).toBeVisible();
  await area.field('Title').fill(title);
  await area.field('Description').fill('Trees along the river.');
  await area.field('Duration').fill('April to May 2027');
  await area.field('Number of volunteers').fill('60');
  await area.field('Accepts volunteers').check();
  const { release } = await holdOperation(ownerPage, 'CreateProject');
  await area.button('Create Project').click();
  await expect(area.button('Creating...')).toBeVisible();
  release();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'Project', title));
  await expect(area.notice('Project created successfully')).toBeVisible();
  await expect(area.row(title)).toContainText('Accepting volunteers');
  await expect(area.row(title)).toContainText('60 places');
  await expect(area.row(title)).toContainText('0 approved');
});

test('a project is edited', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Hillside');
  await storeRow(ownerApi, 'Project', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/projects?q=${encodeURIComponent(title)}`);
  await area.button(`Edit ${title}`).click();
  await expect(ownerPage.getByRole('heading', { name: 'Edit Project' })).toBeVisible();
  await expect(area.button('Cancel')).toBeVisible();
  await area.field('Status').selectOption('ongoing');
  await area.button('Update Project').click();
  await expect(area.notice('Project updated successfully')).toBeVisible();
  await expect(area.row(title)).toContainText('Ongoing');
});

test('the button of a column sorts by it', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/projects');
  const location = area.columns().filter({ hasText: 'Location' });
  await location.getByRole('button').click();
  await expect(ownerPage).toHaveURL(/sort=location%3Aasc/);
  await expect(location).toHaveAttribute('aria-sort', 'ascending');
});

test('a project is deleted once the owner has been asked', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Seaside');
  await storeRow(ownerApi, 'Project', { title });
  const area = new OwnerArea(ownerPage);
  await area.open(`/projects?q=${encodeURIComponent(title)}`);
  await area.button(`Delete ${title}`).click();
  await area.confirmDelete(QUESTION);
  await expect(area.notice('Project deleted successfully')).toBeVisible();
  await expect(area.row(title)).toHaveCount(0);
});

test('approved volunteers of a project are counted', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('helper');
  const title = uniqueTitle('With a helper');
  const project = await storeRow(ownerApi, 'Project', { title, acceptsVolunteers: true });
  await applyToVolunteer(request, { name: 'Helping Hand', email, projectDocumentId: project.documentId });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${email}`);
  await area.button('Approve Helping Hand').click();
  await expect(area.notice('Volunteer approved')).toBeVisible();
  await expect(area.row(email)).toContainText(title);
  await area.open(`/projects?q=${encodeURIComponent(title)}`);
  await expect(area.row(title)).toContainText('1 approved');
});

test('volunteers lose a project that is deleted', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('helper');
  const title = uniqueTitle('Without a helper');
  const project = await storeRow(ownerApi, 'Project', { title, acceptsVolunteers: true });
  await applyToVolunteer(request, { name: 'Helping Hand', email, projectDocumentId: project.documentId });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open(`/volunteers?q=${email}`);
  await expect(area.row(email)).toContainText(title);
  await project.remove();
  await area.open(`/volunteers?q=${email}`);
  await expect(area.row(email)).toContainText('None assigned');
});

test('media is an image or a video', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/projects?tab=create-new');
  await area.give('drop', 'Media', textFile);
  await expect(ownerPage.getByText('Only image or video files are allowed')).toBeVisible();
});

test('media that is previewed shows its progress while it is sent', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('With media');
  const area = new OwnerArea(ownerPage);
  await area.open('/projects?tab=create-new');
  await area.field('Title').fill(title);
  await area.field('Description').fill('With a picture.');
  const network = await ownerPage.context().newCDPSession(ownerPage);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await area.give('drop', 'Media', pngFile('river.png', 1_200_000));
  await expect(ownerPage.getByRole('img', { name: 'river.png' })).toBeVisible();
  await expect(ownerPage.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await area.button('Create Project').click();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  ownerApi.afterTest(() => removeTitled(ownerApi, 'Project', title));
  await expect(area.notice('Project created successfully')).toBeVisible();
  await expect(area.row(title).getByRole('img', { name: 'No media' })).toHaveCount(0);
});

test('media is removed by a save', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Without media');
  const area = new OwnerArea(ownerPage);
  await area.open('/projects?tab=create-new');
  await area.field('Title').fill(title);
  await area.field('Description').fill('With a picture.');
  await area.give('drop', 'Media', pngFile('river.png'));
  await area.button('Create Project').click();
  ownerApi.afterTest(() => removeTitled(ownerApi, 'Project', title));
  await expect(area.notice('Project created successfully')).toBeVisible();
  await area.button(`Edit ${title}`).click();
  await area.button('Remove image').click();
  await expect(ownerPage.getByText('The file will be removed when you save.')).toBeVisible();
  await area.button('Update Project').click();
  await expect(area.row(title).getByRole('img', { name: 'No media' })).toBeVisible();
});

test.describe('an upload that fails', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('a file that failed stays with the created project for another try', async ({
    ownerPage,
    ownerApi,
  }) => {
    const title = uniqueTitle('Second try');
    const area = new OwnerArea(ownerPage);
    let isAway = true;
    await ownerPage.route('**/api/upload', (route) =>
      isAway
        ? route.fulfill({ status: 503, json: { error: { message: 'Please try again.', details: {} } } })
        : route.fallback(),
    );
    await area.open('/projects?tab=create-new');
    await area.field('Title').fill(title);
    await area.field('Description').fill('Its picture does not arrive at first.');
    await area.picker('Media').setInputFiles(pngFile('late.png'));
    await expect(area.notice('Failed to upload media: Please try again.')).toBeVisible();
    await area.button('Create Project').click();
    ownerApi.afterTest(() => removeTitled(ownerApi, 'Project', title));
    await expect(area.notice('Project created successfully')).toBeVisible();
    await expect(ownerPage.getByRole('heading', { name: 'Edit Project' })).toBeVisible();
    isAway = false;
    await area.button('Update Project').click();
    await expect(area.notice('Project updated successfully')).toBeVisible();
    await expect(area.row(title)).toHaveCount(1);
    await expect(area.row(title).getByRole('img', { name: 'No media' })).toHaveCount(0);
  });
});

test.describe('one project in two tabs', () => {
  for (const { choice, title: stays } of [
    { choice: 'Keep my version', title: 'Mine' },
    { choice: 'Use the saved version', title: 'Theirs' },
  ]) {
    test(`the second save chooses between both versions: ${choice}`, async ({ ownerPage, ownerApi }) => {
      const mark = uniqueTitle('Contested');
      const project = await storeRow(ownerApi, 'Project', { title: mark });
      const area = new OwnerArea(ownerPage);
      await area.open(`/projects?tab=create-new&edit=${project.documentId}`);
      await area.field('Title').fill(`Mine ${mark}`);
      await project.change({ title: `Theirs ${mark}` });
      await area.button('Update Project').click();
      const asked = area.dialog('This was changed elsewhere');
      await expect(asked.getByRole('region', { name: 'Your version' })).toContainText(`Mine ${mark}`);
      await expect(asked.getByRole('region', { name: 'The saved version' })).toContainText(`Theirs ${mark}`);
      await asked.getByRole('button', { name: choice }).click();
      if (choice === 'Keep my version') await expect(area.row(mark)).toContainText(`${stays} ${mark}`);
      else await expect(area.field('Title')).toHaveValue(`${stays} ${mark}`);
    });
  }
});
