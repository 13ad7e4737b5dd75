import { expect, test } from '../../fixtures';
import { failOperation, holdOperation } from '../../list-traffic';
import { ClassicSite } from '../../pages/classic-site';

const TEXTS = 'InitiativeTexts';

test("Youth initiative, older: about, mission, vision, five objectives, impact images, end goal, 'We Rise by Sharing'", async ({
  page,
}) => {
  const site = new ClassicSite(page);
  await site.open('/endeleza');
  await expect(site.title()).toHaveText('Endeleza');
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
    await expect(site.section(name).locator('p').first()).not.toBeEmpty();
  }
  await expect(site.section('Objectives').getByRole('listitem')).toHaveCount(5);
  await expect(site.section('Impact').getByRole('img')).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'Volunteer with Us' }).click();
  await expect(page).toHaveURL(/\/#\/v1\/volunteer$/);
});

test.describe('when the texts cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/content server|503 \(Service Unavailable\)/] });

  test('a loading indicator, then the failure in place with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, TEXTS);
    const { release } = await holdOperation(page, TEXTS);
    const site = new ClassicSite(page);
    await site.openFromContact('/endeleza');
    await expect(page.getByRole('status').getByText('Loading the initiative...')).toBeVisible();
    release();
    await expect(site.notice('Failed to load the initiative')).toBeVisible();
    mend();
    await site.tryAgain().click();
    await expect(site.section('Mission')).toBeVisible();
  });
});
