import { sidewaysScroll } from '../../accessibility';
import { LONG_TITLE, projectRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ClassicProjectsPage } from '../../pages/classic-projects-page';
import { ClassicSite } from '../../pages/classic-site';
import { listenForSounds, startedSounds } from '../../started-sounds';

const LIST = { operation: 'ProjectPage', field: 'projects_connection' };
const UPCOMING = 'School Uniform Exchange';
const WITH_VIDEO = 'Walk Tall Mentorship';
const UNKNOWN_STATUS = 'County Costume Archive';

test('entry is a short sound under a curtain that slides away after 600 ms', async ({ page }) => {
  const site = new ClassicSite(page);
  const projects = new ClassicProjectsPage(page);
  await listenForSounds(page);
  await site.open('/contact');
  await site.sound().click();
  await site.footerLinks('Quick Links').filter({ hasText: 'Projects' }).click();
  await expect(projects.overlay()).toHaveCSS('animation-delay', '0.6s');
  await expect
    .poll(() => startedSounds(page))
    .toEqual([{ file: '/sounds/swish.wav', volume: 0.2, loop: false }]);
  await expect(projects.overlay()).toHaveCSS('visibility', 'hidden');
  expect((await projects.overlay().boundingBox())?.y).toBeLessThan(-700);
});

test('entry is neither moving nor heard without motion and sound', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const projects = new ClassicProjectsPage(page);
  await listenForSounds(page);
  await projects.open();
  await expect(projects.card(UPCOMING)).toBeVisible();
  await expect(projects.overlay()).toBeHidden();
  expect(await startedSounds(page)).toEqual([]);
});

test('the list shows what is known about each project', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  const tags = 'Youth Programs, Fashion Events, Community Outreach, Mentorship, Education';
  await expect(page.getByRole('main').locator('header').getByText(tags, { exact: true })).toBeVisible();
  const card = projects.card(UPCOMING);
  await expect(card.locator('[data-tone]')).toHaveText('Upcoming');
  await expect(card.locator('dt')).toHaveText(['Duration', 'Location']);
  await expect(card.locator('dd')).toHaveText(['January to February 2027', 'Machakos']);
  await expect(card).toContainText('A uniform is outgrown long before it is worn out.');
  await expect(projects.details(UPCOMING)).toHaveText('Details');
  const bare = projects.card(UNKNOWN_STATUS);
  await expect(bare.locator('dd')).toHaveText(['Not specified', 'Not specified']);
  await expect(bare.locator('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
});

test('Details opens the full view with its own address', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await projects.details(UPCOMING).focus();
  await page.keyboard.press('Enter');
  const view = projects.view();
  await expect(view.getByRole('heading')).toHaveText(UPCOMING);
  await expect(page).toHaveURL(/\/#\/v1\/projects\?project=\w+$/);
  await expect(view.locator('dt')).toHaveText(['Duration', 'Location', 'Volunteer places', 'Announced']);
  await expect(view.locator('dd').last()).toHaveText(/^\d+ \w+ \d{4}$/);
});

test('every way out of the full view leads back to the list', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  const view = projects.view();
  await projects.open();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => view.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]) {
    await projects.details(UPCOMING).click();
    await expect(view.getByRole('heading')).toHaveText(UPCOMING);
    await leave();
    await expect(view).toHaveCount(0);
    await expect(page).toHaveURL(/\/#\/v1\/projects$/);
    await expect(projects.details(UPCOMING)).toBeFocused();
  }
});

test('a video can be played in the full view', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await projects.details(WITH_VIDEO).click();
  await expect(projects.view().locator('img')).toBeVisible();
  await projects.view().getByRole('button', { name: /^Play/ }).click();
  await expect(projects.view().locator('video')).toHaveAttribute('controls', '');
});

test('a project that accepts volunteers leads to the form with the project chosen', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await projects.details(UPCOMING).click();
  await projects.volunteer().click();
  await expect(page).toHaveURL(/\/#\/v1\/volunteer\?project=/);
  await expect(page.getByLabel('Project').locator('option:checked')).toHaveText(UPCOMING);
});

test('a project that accepts none has no such link', async ({ page }) => {
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await projects.details(UNKNOWN_STATUS).click();
  await expect(projects.view().getByRole('heading')).toHaveText(UNKNOWN_STATUS);
  await expect(projects.volunteer()).toHaveCount(0);
});

test('a loading indicator shows before the list', async ({ page }) => {
  const { release } = await holdOperation(page, LIST.operation);
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await expect(page.getByRole('status').getByText('Loading projects...')).toBeVisible();
  release();
  await expect(projects.card(UPCOMING)).toBeVisible();
});

test('a project with a long title and no photograph fits a phone', async ({ page }) => {
  await answerList(page, LIST, [projectRow(1, { title: LONG_TITLE, media: null })]);
  await page.setViewportSize({ width: 360, height: 740 });
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await expect(projects.card(LONG_TITLE)).toBeVisible();
  await expect(projects.card(LONG_TITLE).locator('img')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('forty projects come in pages', async ({ page }) => {
  await answerList(page, LIST, rowsOf(40, projectRow));
  const projects = new ClassicProjectsPage(page);
  await projects.open();
  await new ClassicSite(page).viewMore().click();
  await expect(projects.cards()).toHaveCount(40);
  await expect(new ClassicSite(page).viewMore()).toHaveCount(0);
});

test('a list without projects says so', async ({ page }) => {
  await answerList(page, LIST, []);
  await new ClassicProjectsPage(page).open();
  await expect(page.getByText('No projects found matching your criteria.', { exact: true })).toBeVisible();
});

test.describe('when the projects cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load projects|503 \(Service Unavailable\)/] });

  test('Try again brings them', async ({ page }) => {
    const { mend } = await failOperation(page, LIST.operation);
    const projects = new ClassicProjectsPage(page);
    await projects.open();
    await expect(new ClassicSite(page).notice('Failed to load projects')).toHaveCount(2);
    mend();
    await new ClassicSite(page).tryAgain().click();
    await expect(projects.card(UPCOMING)).toBeVisible();
  });
});
