import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../../accessibility';
import { LONG_TITLE } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { failOperation, holdOperation } from '../../list-traffic';
import { BioPage } from '../../pages/bio-page';

test.use({ expectedConsoleErrors: [/Failed to load|content server|503 \(Service Unavailable\)/] });

const MEASUREMENTS = {
  Height: '6\'2" / 188 cm',
  Chest: '38-40 inches',
  Waist: '30-32 inches',
  'Shoe size': '10 US / 44 EU',
};

/** Changes the texts of the biography in later responses. */
async function rewrite(page: Page, texts: object): Promise<void> {
  await interceptOperation(page, 'BioContent', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { bioContent: { ...data.bioContent, ...texts } } },
    });
  });
}

for (const { look, path, loading } of [
  { look: 'modern', path: '/bio', loading: 'Loading biography...' },
  { look: 'classic', path: '/v1/bio', loading: 'Loading the biography...' },
]) {
  test.describe(`the biography of the ${look} theme`, () => {
    test('tells who this is', async ({ page }) => {
      const bio = new BioPage(page, path);
      await bio.open();
      await expect(
        page.getByText('Model, runway instructor, event judge and commercial model'),
      ).toBeVisible();
      const paragraphs = page
        .getByRole('main')
        .locator('p')
        .filter({ hasText: /^(Amani Kito|He judges|Endeleza, )/ });
      await expect(paragraphs).toHaveCount(3);
      await expect(bio.background()).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Runway instructor for catwalk training' }),
      ).toBeVisible();
      await expect(bio.measurements().locator('dt')).toHaveText(Object.keys(MEASUREMENTS));
      await expect(bio.measurements().locator('dd')).toHaveText(Object.values(MEASUREMENTS));
    });

    test('has the milestones newest year first', async ({ page }) => {
      const bio = new BioPage(page, path);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Milestone Achievements' })).toBeVisible();
      await expect(bio.milestones().nth(1)).toBeVisible();
      const years = await bio.milestones().locator('> p').allTextContents();
      expect(years.length).toBeGreaterThan(1);
      expect(years).toEqual([...years].sort().reverse());
    });

    test('marks the milestone within the upper 60 percent of the window', async ({ page }) => {
      const bio = new BioPage(page, path);
      await bio.open();
      const [first, second] = [bio.milestones().nth(0), bio.milestones().nth(1)];
      await bio.bringMilestoneTo(1, 0.62);
      await expect(first).toHaveAttribute('data-active', '');
      await expect(second).not.toHaveAttribute('data-active', '');
      await bio.bringMilestoneTo(1, 0.58);
      await expect(second).toHaveAttribute('data-active', '');
      await expect(first).not.toHaveAttribute('data-active', '');
    });

    test('shows a loading indicator before the text', async ({ page }) => {
      const { release } = await holdOperation(page, 'BioContent');
      const bio = new BioPage(page, path);
      await bio.open();
      await expect(page.getByRole('status').getByText(loading)).toBeVisible();
      release();
      await expect(bio.background()).toBeVisible();
    });

    test('comes by Try again when it could not be loaded', async ({ page }) => {
      const { mend } = await failOperation(page, 'BioContent');
      const bio = new BioPage(page, path);
      await bio.open();
      await expect(bio.notice('Failed to load biography')).toBeVisible();
      mend();
      await bio.tryAgain().click();
      await expect(bio.background()).toBeVisible();
    });

    test('has two built-in milestones beside the message when none can be loaded', async ({ page }) => {
      await failOperation(page, 'Milestones');
      const bio = new BioPage(page, path);
      await bio.open();
      await expect(bio.notice('Failed to load milestones')).toBeVisible();
      await expect(bio.milestones()).toHaveText([/2023.*Major Runway Shows/s, /2022.*Campaign Season/s]);
    });
  });
}

test('the classic biography has its parts in their order', async ({ page }) => {
  await page.goto('/v1/bio');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'A steady walk, an open door',
    'Measurements',
    'Professional Background',
    'Milestone Achievements',
  ]);
});

test('the measurements of the classic biography lead to the form of bookings', async ({ page }) => {
  await page.goto('/v1/bio');
  const link = new BioPage(page, '/v1/bio').measurements().getByRole('link');
  await expect(link).toHaveAttribute('href', '/book');
});

test('each part of the classic biography says for itself that it failed', async ({ page }) => {
  for (const operation of ['BioContent', 'Milestones', 'MeasurementRecord'])
    await failOperation(page, operation);
  const bio = new BioPage(page, '/v1/bio');
  await bio.open();
  for (const part of ['biography', 'measurements', 'milestones'])
    await expect(bio.notice(`Failed to load ${part}`)).toBeVisible();
});

test('a long name and no photograph keep the modern biography in its width', async ({ page }) => {
  await rewrite(page, {
    title: LONG_TITLE,
    content: 'Text.',
    intro: null,
    professionalBackground: [LONG_TITLE],
    image: null,
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await new BioPage(page, '/bio').open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_TITLE);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a story in Arabic is read from right to left in the classic theme', async ({ page }) => {
  await rewrite(page, { content: 'بدأت العمل في نيروبي.' });
  await new BioPage(page, '/v1/bio').open();
  const story = page.getByText('بدأت العمل في نيروبي.');
  await expect(story).toHaveCSS('direction', 'rtl');
  // A floating initial would be torn from its word.
  expect(await story.evaluate((words) => getComputedStyle(words, '::first-letter').float)).toBe('none');
});
