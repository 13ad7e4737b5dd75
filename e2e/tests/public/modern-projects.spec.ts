import { sidewaysScroll } from '../../accessibility';
import { LONG_TITLE, projectRow, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ModernProjectsPage } from '../../pages/modern-projects-page';

const LIST = { operation: 'ProjectPage', field: 'projects_connection' };
const UPCOMING = 'School Uniform Exchange';
const WITH_VIDEO = 'Walk Tall Mentorship';
const UNKNOWN_STATUS = 'County Costume Archive';

test('the list shows what is known about each project', async ({ page }) => {
  const projects = new ModernProjectsPage(page);
  await projects.open();
  const tags = page.getByRole('list').filter({ hasText: 'Youth Programs' });
  await expect(tags.getByRole('listitem')).toHaveText([
    'Youth Programs',
    'Fashion Events',
    'Community Outreach',
    'Mentorship',
    'Education',
  ]);
  await expect(tags.locator('a, button')).toHaveCount(0);

  const card = projects.card(UPCOMING);
  await expect(projects.badge(UPCOMING)).toHaveText('Upcoming');
  await expect(card.locator('dd')).toHaveText(['January to February 2027', 'Machakos']);
  await expect(card).toContainText('A uniform is outgrown long before it is worn out.');
  await expect(projects.details(UPCOMING)).toBeVisible();
  const facts = projects.card(UNKNOWN_STATUS).locator('dd');
  await expect(facts).toHaveText(['Not specified', 'Not specified']);
});

test('each status has a badge in its own colour', async ({ page }) => {
  const projects = new ModernProjectsPage(page);
  await projects.open();
  await expect(projects.badge(UNKNOWN_STATUS)).toHaveText('Planning');
  await expect(projects.badge(UNKNOWN_STATUS)).toHaveAttribute('data-tone', 'neutral');
  const color = (title: string) => projects.badge(title).evaluate((badge) => getComputedStyle(badge).color);
  const colors = await Promise.all([UPCOMING, WITH_VIDEO, 'Riverbank Tree Days'].map(color));
  expect(new Set(colors).size).toBe(3);
});

test('Details opens the full view', async ({ page }) => {
  const projects = new ModernProjectsPage(page);
  await projects.openDetails(UPCOMING);
  await expect(page).toHaveURL(/\/#\/projects\/[a-z0-9]+$/);
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await expect(projects.fact('Duration')).toHaveText('January to February 2027');
  await expect(projects.fact('Location')).toHaveText('Machakos');
  await expect(projects.fact('Volunteer places')).toHaveText('20');
  await expect(projects.fact('Announced')).toHaveText(/^\d+ \w+ \d{4}$/);
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL(/\/#\/projects$/);
});

test('the full view is announced by the title of its project before that has come', async ({ page }) => {
  const { release } = await holdOperation(page, 'OneProject');
  const projects = new ModernProjectsPage(page);
  await projects.open();
  await projects.details(UPCOMING).click();
  await expect(page.getByRole('heading', { level: 1, name: UPCOMING })).toBeFocused();
  await expect(page.locator('[data-route-announcer]')).toHaveText(`${UPCOMING} · Amani Kito`);
  await expect(page.getByRole('status').getByText('Loading projects...')).toBeVisible();
  release();
  await expect(projects.fact('Location')).toHaveText('Machakos');
});

test('a video can be played in the full view', async ({ page }) => {
  const projects = new ModernProjectsPage(page);
  await projects.openDetails(WITH_VIDEO);
  const video = page.getByRole('main').locator('video');
  await expect(video).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).click();
  await expect(video).toHaveAttribute('controls', '');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('a project that accepts volunteers links to the form with the project chosen', async ({ page }) => {
  const projects = new ModernProjectsPage(page);
  await projects.openDetails(UPCOMING);
  await projects.volunteer().click();
  await expect(page).toHaveURL(/\/#\/volunteer\?project=/);
  await expect(page.getByLabel('Project').locator('option:checked')).toHaveText(UPCOMING);
});

test('a project that accepts none has no such link', async ({ page }) => {
  const projects = new ModernProjectsPage(page);
  await projects.openDetails(UNKNOWN_STATUS);
  await expect(projects.fact('Status')).toHaveText('Planning');
  await expect(projects.volunteer()).toHaveCount(0);
});

test('a list without projects says so', async ({ page }) => {
  await answerList(page, LIST, []);
  await new ModernProjectsPage(page).open();
  await expect(page.getByText('No projects found matching your criteria.', { exact: true })).toBeVisible();
});

test('a loading indicator shows before the list', async ({ page }) => {
  const { release } = await holdOperation(page, LIST.operation);
  const projects = new ModernProjectsPage(page);
  await projects.open();
  await expect(page.getByRole('status').getByText('Loading projects...')).toBeVisible();
  release();
  await expect(projects.card(UPCOMING)).toBeVisible();
});

test('a project with a long title and no photograph fits a phone', async ({ page }) => {
  await answerList(page, LIST, [projectRow(1, { title: LONG_TITLE, media: null })]);
  await page.setViewportSize({ width: 360, height: 740 });
  const projects = new ModernProjectsPage(page);
  await projects.open();
  await expect(projects.card(LONG_TITLE)).toBeVisible();
  await expect(projects.card(LONG_TITLE).locator('img')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('forty projects come in pages', async ({ page }) => {
  await answerList(page, LIST, rowsOf(40, projectRow));
  const projects = new ModernProjectsPage(page);
  await projects.open();
  await expect(projects.cards()).toHaveCount(24);
  await projects.viewMore().click();
  await expect(projects.cards()).toHaveCount(40);
  await expect(projects.viewMore()).toHaveText('All projects shown');
  await expect(projects.viewMore()).toBeDisabled();
});

test.describe('when the projects cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load projects|503 \(Service Unavailable\)/] });

  test('Try again brings them', async ({ page }) => {
    const { mend } = await failOperation(page, LIST.operation);
    const projects = new ModernProjectsPage(page);
    await projects.open();
    const failure = page.getByRole('main').getByText('Failed to load projects', { exact: true });
    await expect(failure).toBeVisible();
    mend();
    await projects.tryAgain().click();
    await expect(projects.card(UPCOMING)).toBeVisible();
  });

  test('Try again brings the full view, too', async ({ page }) => {
    const { mend } = await failOperation(page, 'OneProject');
    const projects = new ModernProjectsPage(page);
    await projects.open();
    await projects.details(UPCOMING).click();
    await expect(page.getByRole('main').getByText('Failed to load projects', { exact: true })).toBeVisible();
    mend();
    await projects.tryAgain().click();
    await expect(projects.fact('Location')).toHaveText('Machakos');
  });
});
