import { problemsAtBothWidths } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { failOperation, holdOperation } from '../../list-traffic';
import { ModernInitiativePage } from '../../pages/modern-initiative-page';

test('Youth initiative: mission, three initiatives, impact figures, links to /volunteer and /projects', async ({
  page,
}) => {
  const initiative = new ModernInitiativePage(page);
  await initiative.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endeleza');
  await expect(initiative.mission()).toContainText(
    'To give young people in Kenya regular time with adults who listen',
  );
  await expect(initiative.programmes().getByRole('heading', { level: 3 })).toHaveText([
    'Education Support',
    'Arts & Culture',
    'Environmental Conservation',
  ]);
  const impact = initiative.impact();
  await expect(impact.locator('dd')).toHaveText(['500+', '20+', '5']);
  await expect(impact.locator('dt')).toHaveText(['Youth Mentored', 'Community Projects', 'Counties Reached']);
  await impact.getByRole('link', { name: 'See the projects' }).click();
  await expect(page).toHaveURL(/\/#\/projects$/);
  await page.goBack();
  await impact.getByRole('link', { name: 'Volunteer' }).click();
  await expect(page).toHaveURL(/\/#\/volunteer$/);
});

test('Youth initiative: a loading indicator shows before the texts', async ({ page }) => {
  const { release } = await holdOperation(page, 'InitiativeTexts');
  await new ModernInitiativePage(page).open();
  await expect(page.getByRole('status').getByText('Loading the initiative...')).toBeVisible();
  release();
  await expect(new ModernInitiativePage(page).mission()).toBeVisible();
});

test.describe('when the texts cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/content server|503 \(Service Unavailable\)/] });

  test('the failure is shown in place with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, 'InitiativeTexts');
    await new ModernInitiativePage(page).open();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load the initiative' });
    await expect(failure).toBeVisible();
    mend();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(new ModernInitiativePage(page).mission()).toBeVisible();
  });
});

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const initiative = new ModernInitiativePage(page);
  await initiative.open();
  await expect(initiative.impact()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
