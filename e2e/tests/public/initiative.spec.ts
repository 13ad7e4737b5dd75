import { expect, test } from '../../fixtures';
import { failOperation, holdOperation } from '../../list-traffic';
import { openInApp } from '../../open-in-app';

test.use({ expectedConsoleErrors: [/content server|503 \(Service Unavailable\)/] });

const TEXTS = 'InitiativeTexts';

for (const { look, path } of [
  { look: 'modern', path: '/endeleza' },
  { look: 'classic', path: '/v1/endeleza' },
]) {
  test(`a loading indicator shows before the initiative of the ${look} theme`, async ({ page }) => {
    const { release } = await holdOperation(page, TEXTS);
    await openInApp(page, path);
    await expect(page.getByRole('status').getByText('Loading the initiative...')).toBeVisible();
    release();
    await expect(page.getByRole('region', { name: 'Mission' })).toBeVisible();
  });

  test(`Try again loads the initiative of the ${look} theme when it failed`, async ({ page }) => {
    const { mend } = await failOperation(page, TEXTS);
    await openInApp(page, path);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load the initiative' })).toBeVisible();
    mend();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Mission' })).toBeVisible();
  });
}

test('the modern theme tells what the initiative does', async ({ page }) => {
  await openInApp(page, '/endeleza');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endeleza');
  await expect(page.getByRole('region', { name: 'Mission' })).toContainText(
    'To give young people in Kenya regular time with adults who listen',
  );
  const programmes = page.getByRole('region', { name: 'Initiatives' });
  await expect(programmes.getByRole('heading', { level: 3 })).toHaveText([
    'Education Support',
    'Arts & Culture',
    'Environmental Conservation',
  ]);
  const impact = page.getByRole('region', { name: 'Impact' });
  await expect(impact.locator('dd')).toHaveText(['500+', '20+', '5']);
  await expect(impact.locator('dt')).toHaveText(['Youth Mentored', 'Community Projects', 'Counties Reached']);
});

for (const { link, path } of [
  { link: 'See the projects', path: '/projects' },
  { link: 'Volunteer', path: '/volunteer' },
]) {
  test(`the impact of the initiative leads on to ${path}`, async ({ page }) => {
    await openInApp(page, '/endeleza');
    await page.getByRole('region', { name: 'Impact' }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`/#${path}`);
  });
}

test('the classic theme presents the initiative in seven parts', async ({ page }) => {
  await openInApp(page, '/v1/endeleza');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endeleza');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'About',
    'Mission',
    'Vision',
    'Objectives',
    'Impact',
    'End Goal',
    'We Rise by Sharing',
  ]);
  for (const name of ['About', 'Mission', 'Vision', 'End Goal']) {
    await expect(section(name).locator('p').first()).not.toBeEmpty();
  }
  await expect(section('Objectives').getByRole('listitem')).toHaveCount(5);
  await expect(section('Impact').getByRole('img')).toHaveCount(3);
});

test('the initiative of the classic theme leads to its volunteer form', async ({ page }) => {
  await openInApp(page, '/v1/endeleza');
  await page.getByRole('main').getByRole('link', { name: 'Volunteer with Us' }).click();
  await expect(page).toHaveURL('/#/v1/volunteer');
});

for (const home of ['/', '/v1']) {
  test(`${home} carries no more of the initiative than it shows`, async ({ request }) => {
    const longText = 'A network that no longer needs its founder';
    expect(await (await request.get('/endeleza')).text()).toContain(longText);
    const page = await (await request.get(home)).text();
    expect(page).toContain('Endeleza is Swahili for');
    expect(page).not.toContain(longText);
  });
}
