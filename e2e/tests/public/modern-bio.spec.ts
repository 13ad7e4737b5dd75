import { problemsAtBothWidths, sidewaysScroll } from '../../accessibility';
import { LONG_TITLE } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { failOperation, holdOperation } from '../../list-traffic';
import { ModernBioPage } from '../../pages/modern-bio-page';

const FACTS = [
  ['Height', '6\'2" / 188 cm'],
  ['Chest', '38-40 inches'],
  ['Waist', '30-32 inches'],
  ['Shoe size', '10 US / 44 EU'],
] as const;

test('Biography: intro, paragraphs, measurements card, professional background, timeline newest year first', async ({
  page,
}) => {
  const bio = new ModernBioPage(page);
  await bio.open();
  await expect(page.getByText('Model, runway instructor, event judge and commercial model')).toBeVisible();
  const paragraphs = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^(Amani Kito|He judges|Endeleza, )/ });
  await expect(paragraphs).toHaveCount(3);

  await expect(bio.measurements().locator('dt')).toHaveText(FACTS.map(([label]) => label));
  await expect(bio.measurements().locator('dd')).toHaveText(FACTS.map(([, value]) => value));

  await expect(bio.background()).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Runway instructor for catwalk training' }),
  ).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Milestone Achievements' })).toBeVisible();
  await expect(bio.milestones().nth(1)).toBeVisible();
  const years = await bio.milestones().locator('> p').allTextContents();
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual([...years].sort().reverse());
});

test('Timeline: the item within the upper 60 percent of the window is active', async ({ page }) => {
  const bio = new ModernBioPage(page);
  await bio.open();
  const [first, second] = [bio.milestones().nth(0), bio.milestones().nth(1)];
  await bio.bringMilestoneTo(1, 0.62);
  await expect(first).toHaveAttribute('data-active', '');
  await expect(second).not.toHaveAttribute('data-active', '');
  await bio.bringMilestoneTo(1, 0.58);
  await expect(second).toHaveAttribute('data-active', '');
  await expect(first).not.toHaveAttribute('data-active', '');
});

test('Biography: a loading indicator shows before the text', async ({ page }) => {
  const { release } = await holdOperation(page, 'BioContent');
  await new ModernBioPage(page).open();
  await expect(page.getByRole('status').getByText('Loading biography...')).toBeVisible();
  release();
  await expect(new ModernBioPage(page).background()).toBeVisible();
});

test('a long name and no photograph keep the page in its width', async ({ page }) => {
  await interceptOperation(page, 'BioContent', (route) =>
    route.fulfill({
      json: {
        data: {
          bioContent: {
            title: LONG_TITLE,
            content: 'Text.',
            intro: null,
            professionalBackground: [LONG_TITLE],
            image: null,
          },
        },
      },
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await new ModernBioPage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_TITLE);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('when the biography cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load biography|503 \(Service Unavailable\)/] });

  test('the failure is logged and shown in place with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, 'BioContent');
    await new ModernBioPage(page).open();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load biography' });
    await expect(failure).toBeVisible();
    mend();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(new ModernBioPage(page).background()).toBeVisible();
  });
});

test.describe('when the milestones cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load milestones|503 \(Service Unavailable\)/] });

  test('the two fallback milestones appear', async ({ page }) => {
    await failOperation(page, 'Milestones');
    await new ModernBioPage(page).open();
    const items = new ModernBioPage(page).milestones();
    await expect(items).toHaveCount(2);
    await expect(items.nth(0)).toContainText('2023');
    await expect(items.nth(0)).toContainText('Major Runway Shows');
    await expect(items.nth(1)).toContainText('2022');
    await expect(items.nth(1)).toContainText('Campaign Season');
  });
});

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ModernBioPage(page).open();
  await expect(page.getByRole('heading', { name: 'Milestone Achievements' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
