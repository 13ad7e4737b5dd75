import { expect, test } from '../../fixtures';
import { interceptOperation } from '../../graphql-traffic';
import { failOperation, holdOperation } from '../../list-traffic';
import { ClassicSite } from '../../pages/classic-site';

test('Biography: intro, text, measurements card, professional background and Milestone Achievements', async ({
  page,
}) => {
  const site = new ClassicSite(page);
  await site.open('/bio');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'A steady walk, an open door',
    'Measurements',
    'Professional Background',
    'Milestone Achievements',
  ]);
  await expect(page.getByText('Model, runway instructor, event judge and commercial model')).toBeVisible();
  const card = site.section('Measurements');
  await expect(card.locator('dt')).toHaveText(['Height', 'Chest', 'Waist', 'Shoe size']);
  await expect(card.locator('dd')).toHaveText([
    '6\'2" / 188 cm',
    '38-40 inches',
    '30-32 inches',
    '10 US / 44 EU',
  ]);
  await expect(card.getByRole('link')).toHaveAttribute('href', '/v1/contact');
  await expect(site.section('Professional Background').getByRole('listitem').first()).toBeVisible();
  const milestones = site.section('Milestone Achievements').getByRole('listitem');
  await expect(milestones.nth(1)).toBeVisible();
  const years = await milestones.locator('> p').allTextContents();
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual([...years].sort().reverse());
});

test('Timeline: the item within the upper 60 percent of the window is active', async ({ page }) => {
  const site = new ClassicSite(page);
  await site.open('/bio');
  const items = site.section('Milestone Achievements').getByRole('listitem');
  const bringSecondTo = (part: number) =>
    items.nth(1).evaluate((item, wanted) => {
      scrollBy({ top: item.getBoundingClientRect().top - innerHeight * wanted, behavior: 'instant' });
    }, part);
  await bringSecondTo(0.62);
  await expect(items.nth(0)).toHaveAttribute('data-active', '');
  await expect(items.nth(1)).not.toHaveAttribute('data-active', '');
  await bringSecondTo(0.58);
  await expect(items.nth(1)).toHaveAttribute('data-active', '');
  await expect(items.nth(0)).not.toHaveAttribute('data-active', '');
});

test.describe('when nothing can be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load|content server|503 \(Service Unavailable\)/] });

  test('loading; each part says so with Try again, and the two fallback milestones appear', async ({
    page,
  }) => {
    const failing = [];
    for (const operation of ['BioContent', 'Milestones', 'RateCardTexts']) {
      failing.push(await failOperation(page, operation));
    }
    const { release } = await holdOperation(page, 'BioContent');
    const site = new ClassicSite(page);
    await site.openFromContact('/bio');
    await expect(page.getByRole('status').getByText('Loading the biography...')).toBeVisible();
    release();
    await expect(site.notice('Failed to load biography')).toBeVisible();
    await expect(site.notice('Failed to load measurements')).toBeVisible();
    await expect(site.notice('Failed to load milestones')).toBeVisible();
    const items = site.section('Milestone Achievements').getByRole('listitem');
    await expect(items).toHaveCount(2);
    await expect(items.nth(0)).toContainText('Major Runway Shows');
    await expect(items.nth(1)).toContainText('Campaign Season');
    for (const { mend } of failing) mend();
    await site.tryAgain().first().click();
    await expect(site.section('Professional Background')).toBeVisible();
  });
});

test('a story in Arabic is read from right to left, and its first letter stays with its word', async ({
  page,
}) => {
  await interceptOperation(page, 'BioContent', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { bioContent: { ...data.bioContent, content: 'بدأت العمل في نيروبي.' } } },
    });
  });
  await new ClassicSite(page).openFromContact('/bio');
  const story = page.getByText('بدأت العمل في نيروبي.');
  await expect(story).toHaveCSS('direction', 'rtl');
  expect(await story.evaluate((words) => getComputedStyle(words, '::first-letter').float)).toBe('none');
});
