import { followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { removeSentBy, storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { applyToVolunteer, uniqueEmail } from '../../cms-data/submissions';
import { expect, test } from '../../fixtures';
import { failOperation, holdOperation } from '../../list-traffic';
import { OwnerArea } from '../../pages/owner-area';

test('the overview leads to the managers of what it counts', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  const { release } = await holdOperation(ownerPage, 'DashboardOverview');
  await area.open('/dashboard');
  await expect(area.loading().first()).toBeVisible();
  release();
  await expect(ownerPage.getByRole('tab')).toContainText([
    'Overview',
    'Content',
    'Blog',
    'Projects',
    'Events',
    'Volunteers',
    'Messages',
  ]);
  for (const [card, path] of [
    [/^Portfolio Items \d+$/, '/admin/portfolio'],
    [/^Blog Posts \d+$/, '/admin/blog'],
    [/^Active Projects \d+$/, '/admin/projects'],
    [/^Volunteers \d+$/, '/admin/volunteers'],
  ] as const) {
    await expect(ownerPage.getByRole('link', { name: card })).toHaveAttribute('href', path);
  }
  await expect(ownerPage.getByRole('link', { name: 'View all' }).first()).toHaveAttribute(
    'href',
    '/admin/portfolio',
  );
  await expect(ownerPage.getByRole('link', { name: 'View all' }).last()).toHaveAttribute(
    'href',
    '/admin/volunteers',
  );
});

test('the newest pictures are listed with their day', async ({ ownerPage, ownerApi }) => {
  const title = uniqueTitle('Newest picture');
  await storeRow(ownerApi, 'PortfolioItem', { title });
  const area = new OwnerArea(ownerPage);
  await area.open('/dashboard');
  const updates = ownerPage.getByRole('region', { name: 'Recent Portfolio Updates' });
  await expect(updates.getByRole('listitem').filter({ hasText: title })).toContainText('Added Today');
  expect(await updates.getByRole('listitem').count()).toBeLessThanOrEqual(3);
});

test('the newest volunteers are listed with their project and day', async ({
  ownerPage,
  ownerApi,
  request,
}) => {
  const email = uniqueEmail('newest');
  await applyToVolunteer(request, { name: 'Newest Applicant', email });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await area.open('/dashboard');
  const signups = ownerPage.getByRole('region', { name: 'Recent Volunteer Signups' });
  const newest = signups.getByRole('listitem').filter({ hasText: 'Newest Applicant' });
  await expect(newest.first()).toContainText('No project assigned');
  await expect(newest.first()).toContainText('Today');
});

test('the chart of the last 12 weeks is a table as well', async ({ ownerPage, ownerApi, request }) => {
  const email = uniqueEmail('weekly');
  await applyToVolunteer(request, { name: 'Weekly Applicant', email });
  ownerApi.afterTest(() => removeSentBy(ownerApi, 'Volunteer', email));
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/dashboard');
  const panel = ownerPage.getByRole('region', { name: 'Messages and volunteers, last 12 weeks' });
  // The bars of volunteers: there may be no messages.
  await expect(panel.locator('.recharts-bar').last()).toBeVisible();
  await panel.getByText('Table', { exact: true }).click();
  await expect(panel.getByRole('columnheader')).toHaveText(['Week of', 'Messages', 'Volunteers']);
  await expect(panel.getByRole('rowheader')).toHaveCount(12);
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await expect(panel.getByRole('row').last().getByRole('cell').last()).not.toHaveText('0');
});

test('the other tabs lead to their manager', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/dashboard');
  for (const [tab, path] of [
    ['Content', '/admin/portfolio'],
    ['Blog', '/admin/blog'],
    ['Projects', '/admin/projects'],
    ['Events', '/admin/events'],
    ['Volunteers', '/admin/volunteers'],
  ] as const) {
    await area.tab(tab).click();
    await expect(ownerPage.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute('href', path);
  }
});

test('the tab of the dashboard is in the address', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/dashboard');
  await area.tab('Volunteers').click();
  await ownerPage.reload();
  await expect(area.tab('Volunteers')).toHaveAttribute('aria-selected', 'true');
});

test.describe('a cms that is away', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('Try again brings the dashboard', async ({ ownerPage }) => {
    const area = new OwnerArea(ownerPage);
    const { mend } = await failOperation(ownerPage, 'DashboardOverview');
    await area.open('/dashboard');
    await expect(area.notice('Failed to load dashboard data')).toBeVisible();
    await expect(area.button('Try again')).toBeVisible();
    mend();
    await area.button('Try again').click();
    await expect(ownerPage.getByRole('link', { name: /^Blog Posts/ })).toBeVisible();
  });
});
