import { accessibilityProblems, followSystemTheme, problemsInEveryLook } from '../../accessibility';
import { ownerAccount } from '../../cms-data/accounts';
import { removeTitled, uniqueTitle } from '../../cms-data/owner-rows';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { OwnerArea } from '../../pages/owner-area';

const PAGES = [
  'Dashboard',
  'Portfolio',
  'Biography',
  'Blog',
  'Projects',
  'Events',
  'Volunteers',
  'Messages',
  'Bookings',
  'Model profile',
  'Pages',
  'Media',
  'Activity',
  'Settings',
];

test.describe('signing in and out', () => {
  // The browser logs a refused password, and a missing session.
  test.use({
    expectedConsoleErrors: [/400 \(Bad Request\).*\/auth\/local|401 \(Unauthorized\).*\/auth\/refresh/],
  });

  test('signing in leads to the page that was wanted', async ({ page }) => {
    const { username, password } = ownerAccount();
    const area = new OwnerArea(page);
    await area.open('/projects');
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    await expect(page).toHaveTitle('Amani Kito - Admin Login');
    await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/');
    await area.field('Username').fill(username);
    await area.field('Password').fill(password);
    await area.button('Sign in').click();
    await expect(area.notice('Welcome to your admin dashboard')).toBeVisible();
    await expect(area.heading()).toHaveText('Projects Management');
  });

  test('a wrong password is named', async ({ page }) => {
    const area = new OwnerArea(page);
    await area.open('/login');
    await area.button('Sign in').click();
    await expect(area.notice('Invalid username')).toBeVisible();
    await area.field('Username').fill(ownerAccount().username);
    await area.field('Password').fill('not-the-password');
    await area.button('Sign in').click();
    await expect(area.button('Authenticating')).toBeVisible();
    await expect(area.notice('Invalid password')).toBeVisible();
  });

  test('the characters of the password are shown on demand', async ({ page }) => {
    const area = new OwnerArea(page);
    await area.open('/login');
    await area.field('Password').fill('not-the-password');
    await area.button('Show characters').click();
    await expect(area.field('Password')).toHaveAttribute('type', 'text');
    await area.button('Hide characters').click();
    await expect(area.field('Password')).toHaveAttribute('type', 'password');
  });

  test('a wrong name is reported by the server after at least a second', async ({ page }) => {
    const area = new OwnerArea(page);
    await area.open('/login');
    await area.field('Username').fill('somebody');
    await area.field('Password').fill('whatever-it-is');
    const asked = Date.now();
    await area.button('Sign in').click();
    await expect(area.notice('Invalid username')).toBeVisible();
    expect(Date.now() - asked).toBeGreaterThanOrEqual(1000);
    await expect(area.field('Password')).toHaveValue('whatever-it-is');
  });

  test('web storage has nothing of a session', async ({ page }) => {
    await new OwnerArea(page).enter('/dashboard');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/eyJ/);
  });

  test('Logout ends the session', async ({ page }) => {
    const area = new OwnerArea(page);
    await area.enter('/dashboard');
    await area.button('Logout').click();
    await expect(area.notice('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await area.open('/messages');
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
  });
});

test('every screen names itself in its links, heading and title', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/events');
  const links = ownerPage.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(links).toContainText(PAGES);
  await expect(links.and(ownerPage.locator('[aria-current=page]'))).toHaveText(['Events']);
  await expect(area.heading()).toHaveText('Events Management');
  await expect(ownerPage.getByText('Administrator')).toBeVisible();
  await expect(ownerPage).toHaveTitle('Amani Kito - Admin Events Management');

  await links.filter({ hasText: 'Biography' }).click();
  await expect(ownerPage).toHaveTitle('Amani Kito - Admin Biography');
  await expect(area.heading()).toBeFocused();
});

test('a screen that does not exist is Page Not Found', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/nowhere');
  await expect(area.heading()).toHaveText('Page Not Found');
});

test('the chosen theme is kept under admin-theme', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  const root = ownerPage.locator('html');
  await area.open('/dashboard');
  await area.button('Dark theme').click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await ownerPage.evaluate(() => localStorage.getItem('admin-theme'))).toBe('dark');
  await ownerPage.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await area.button('Light theme').click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('on a narrow screen labels are tooltips', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await ownerPage.setViewportSize({ width: 800, height: 800 });
  await area.open('/dashboard');
  const link = ownerPage.getByRole('link', { name: 'Volunteers', exact: true }).first();
  await expect(link.getByText('Volunteers')).toBeHidden();
  await link.hover();
  await expect(ownerPage.getByRole('tooltip', { name: 'Volunteers' })).toBeVisible();
});

test('on a phone a menu has every page', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await area.open('/dashboard');
  await area.button('Menu').click();
  const menu = ownerPage.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toContainText(PAGES);
  expect(await accessibilityProblems(ownerPage)).toEqual([]);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(area.heading()).toHaveText('Settings');
  await expect(menu).toHaveCount(0);
});

test('Ctrl-K begins what is typed', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/dashboard');
  await expect(area.heading()).toHaveText('Dashboard');
  await ownerPage.keyboard.press('Control+k');
  await expect(ownerPage.getByLabel('Search pages, actions and content')).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await ownerPage.getByLabel('Search pages, actions and content').fill('create a pro');
  await ownerPage.keyboard.press('Enter');
  await expect(ownerPage.getByRole('heading', { name: 'Create New Project' })).toBeVisible();
  await area.field('Title').press('Control+k');
  await expect(ownerPage.getByLabel('Search pages, actions and content')).toBeVisible();
});

test.describe('a session that ends', () => {
  test.use({ expectedConsoleErrors: [/401 \(Unauthorized\)/] });

  test('a save continues after the password, when the session ended in the middle of a form', async ({
    page,
    ownerApi,
  }) => {
    const title = uniqueTitle('Interrupted');
    const area = new OwnerArea(page);
    await followSystemTheme(page);
    await area.enter('/projects?tab=create-new');
    await area.field('Title').fill(title);
    await area.field('Description').fill('Written before the session ended.');

    await page.context().clearCookies();
    let refusals = 0;
    await interceptOperation(page, 'CreateProject', async (route) => {
      refusals += 1;
      // The response of the CMS to an expired token.
      if (refusals > 1) return route.fallback();
      await route.fulfill({
        status: 401,
        json: { error: { name: 'UnauthorizedError', message: 'Missing or invalid credentials' } },
      });
    });
    await area.button('Create Project').click();
    const asked = area.dialog('Your session has expired');
    await expect(asked).toBeVisible();
    expect(await problemsInEveryLook(page)).toEqual([]);
    await asked.getByLabel('Password').fill(ownerAccount().password);
    await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(area.notice('Project created successfully')).toBeVisible();
    await expect(area.row(title)).toContainText('Planning');
    await removeTitled(ownerApi, 'Project', title);
  });
});

test('leaving a form with unsaved changes asks first', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/bio?tab=add-milestone');
  await area.field('Title').fill('Half a milestone');
  await ownerPage.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(area.dialog('Leave without saving?')).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await area.dialog('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect(area.field('Title')).toHaveValue('Half a milestone');
  await area.field('Title').fill('');
});

test('closing the tab of a form with unsaved changes asks first', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/bio?tab=add-milestone');
  await area.field('Title').fill('Half a milestone');
  const question = ownerPage.waitForEvent('dialog');
  await ownerPage.close({ runBeforeUnload: true });
  const closing = await question;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();
  await area.field('Title').fill('');
});

test('unsaved changes that were left are back later', async ({ ownerPage }) => {
  const area = new OwnerArea(ownerPage);
  await followSystemTheme(ownerPage);
  await area.open('/bio?tab=add-milestone');
  await area.field('Title').fill('Half a milestone');
  await ownerPage.getByRole('link', { name: 'Events', exact: true }).click();
  await area.dialog('Leave without saving?').getByRole('button', { name: 'Leave' }).click();
  await expect(area.heading()).toHaveText('Events Management');

  await area.open('/bio?tab=add-milestone');
  await expect(area.field('Title')).toHaveValue('Half a milestone');
  await expect(ownerPage.getByText('Your unsaved changes from today were restored.')).toBeVisible();
  expect(await problemsInEveryLook(ownerPage)).toEqual([]);
  await area.button('Discard changes').click();
  await expect(area.field('Title')).toHaveValue('');
});
