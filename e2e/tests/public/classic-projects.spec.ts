import { sidewaysScroll } from '../../accessibility';
import { LONG_TITLE, projectRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ClassicProjectsPage } from '../../pages/classic-projects-page';
import { ClassicSite } from '../../pages/classic-site';

const LIST = { operation: 'ProjectPage', field: 'projects_connection' };
const UPCOMING = 'School Uniform Exchange';
const WITH_VIDEO = 'Walk Tall Mentorship';
const UNKNOWN_STATUS = 'County Costume Archive';

test('Projects, older: a short sound on entry, and an overlay that slides away after 600 ms', async ({
  page,
}) => {
  const site = new ClassicSite(page);
  const projects = new ClassicProjectsPage(page);
  await site.listen();
  await site.open('/contact');
  await site.sound().click();
  await site.quickLinks().getByRole('link', { name: 'Projects' }).click();
  await expect(projects.overlay()).toHaveCSS('animation-delay', '0.6s');
  await expect
    .poll(() => site.startedSounds())
    .toEqual([{ file: '/sounds/swish.wav', volume: 0.2, loop: false }]);
  await expect(projects.overlay()).toHaveCSS('visibility', 'hidden');
  expect((await projects.overlay().boundingBox())?.y).toBeLessThan(-700);
});

test('without motion and without sound neither overlay nor swish', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const site = new ClassicSite(page);
  const projects = new ClassicProjectsPage(page);
  await site.listen();
  await projects.open();
  await expect(projects.card(UPCOMING)).toBeVisible();
  await expect(projects.overlay()).toBeHidden();
  expect(await site.startedSounds()).toEqual([]);
});

test('Projects: a decorative tag row; a card shows badge, duration, location, description and Details', async ({
  page,
}) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  const header = page.getByRole('main').locator('header');
  const tags = 'Youth Programs, Fashion Events, Community Outreach, Mentorship, Education';
  await expect(header.getByText(tags, { exact: true })).toBeVisible();
  const card = projects.card(UPCOMING);
  await expect(card.locator('[data-tone]')).toHaveText('Upcoming');
  await expect(card.locator('dt')).toHaveText(['Duration', 'Location']);
  await expect(card.locator('dd')).toHaveText(['January to February 2027', 'Machakos']);
  await expect(card).toContainText('A uniform is outgrown long before it is worn out.');
  await expect(projects.details(UPCOMING)).toHaveText('Details');
  await expect(projects.card(UNKNOWN_STATUS).locator('dd')).toHaveText(['Not specified', 'Not specified']);
  await expect(projects.card(UNKNOWN_STATUS).locator('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
});

test('Details opens the full view; Escape, Close and Back lead out of it', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await projects.details(UPCOMING).focus();
  await page.keyboard.press('Enter');
  const view = projects.view();
  await expect(view.getByRole('heading')).toHaveText(UPCOMING);
  await expect(page).toHaveURL(/\/#\/v1\/projects\?project=\w+$/);
  await expect(view.locator('dt')).toHaveText(['Duration', 'Location', 'Volunteer places', 'Announced']);
  await expect(view.locator('dd').last()).toHaveText(/^\d+ \w+ \d{4}$/);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(/\/#\/v1\/projects$/);
  await expect(projects.details(UPCOMING)).toBeFocused();
  await projects.details(UPCOMING).click();
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(/\/#\/v1\/projects$/);
  await projects.details(WITH_VIDEO).click();
  await expect(view.locator('video')).toHaveAttribute('controls', '');
  await page.goBack();
  await expect(view).toHaveCount(0);
});

test('a project that accepts volunteers leads to the form with the project chosen', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await projects.details(UNKNOWN_STATUS).click();
  await expect(projects.view().getByRole('heading')).toHaveText(UNKNOWN_STATUS);
  await expect(projects.volunteer()).toHaveCount(0);
  await page.keyboard.press('Escape');
  await projects.details(UPCOMING).click();
  await projects.volunteer().click();
  await expect(page).toHaveURL(/\/#\/v1\/volunteer\?project=/);
  await expect(page.getByLabel('Project').locator('option:checked')).toHaveText(UPCOMING);
});

test('Projects: loading, then forty in pages; one without a photograph and with a long title', async ({
  page,
}) => {
  const [, ...others] = rowsOf(40, projectRow);
  await answerList(page, LIST, [projectRow(1, { title: LONG_TITLE, media: null }), ...others]);
  const { release } = await holdOperation(page, LIST.operation);
  await page.setViewportSize({ width: 360, height: 740 });
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await expect(page.getByRole('status').getByText('Loading projects...')).toBeVisible();
  release();
  await expect(projects.card(LONG_TITLE).locator('img')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await new ClassicSite(page).viewMore().click();
  await expect(projects.cards()).toHaveCount(40);
  await expect(new ClassicSite(page).viewMore()).toHaveCount(0);
});

test.describe('when the projects cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load projects|503 \(Service Unavailable\)/] });

  test('Failed to load projects, with Try again; No projects found matching your criteria.', async ({
    page,
  }) => {
    await answerList(page, LIST, []);
    const { mend } = await failOperation(page, LIST.operation);
    await new ClassicProjectsPage(page).open();
    await expect(new ClassicSite(page).notice('Failed to load projects')).toHaveCount(2);
    mend();
    await new ClassicSite(page).tryAgain().click();
    await expect(page.getByText('No projects found matching your criteria.', { exact: true })).toBeVisible();
  });
});
