import { accessibilityProblems, sidewaysScroll } from '../../accessibility';
import { expect, test } from '../../fixtures';
import { failOperation, holdOperation } from '../../list-traffic';
import { ModernInitiativePage } from '../../pages/modern-initiative-page';

test('2 Youth initiative: mission text', async ({ page }) => {
  await new ModernInitiativePage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endeleza');
  await expect(new ModernInitiativePage(page).mission()).toContainText(
    'To give young people in Kenya regular time with adults who listen',
  );
});

test('2 Youth initiative: Education Support, Arts & Culture, Environmental Conservation', async ({
  page,
}) => {
  await new ModernInitiativePage(page).open();
  await expect(new ModernInitiativePage(page).programmes().getByRole('heading', { level: 3 })).toHaveText([
    'Education Support',
    'Arts & Culture',
    'Environmental Conservation',
  ]);
});

test('2 Youth initiative: 500+ Youth Mentored, 20+ Community Projects, 5 Counties Reached', async ({
  page,
}) => {
  await new ModernInitiativePage(page).open();
  const impact = new ModernInitiativePage(page).impact();
  await expect(impact.locator('dd')).toHaveText(['500+', '20+', '5']);
  await expect(impact.locator('dt')).toHaveText(['Youth Mentored', 'Community Projects', 'Counties Reached']);
});

test('2 Youth initiative: links to /volunteer and /projects', async ({ page }) => {
  await new ModernInitiativePage(page).open();
  const impact = new ModernInitiativePage(page).impact();
  await impact.getByRole('link', { name: 'See the projects' }).click();
  await expect(page).toHaveURL(/\/#\/projects$/);
  await page.goBack();
  await impact.getByRole('link', { name: 'Volunteer' }).click();
  await expect(page).toHaveURL(/\/#\/volunteer$/);
});

test('4 Youth initiative: a loading indicator shows before the texts', async ({ page }) => {
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

for (const width of [360, 1280]) {
  test(`accessible at ${width} pixels, and no wider than the window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await new ModernInitiativePage(page).open();
    await expect(new ModernInitiativePage(page).impact()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
