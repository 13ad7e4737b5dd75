import { problemsAtBothWidths, sidewaysScroll } from '../../accessibility';
import { eventRow, LONG_TITLE, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ModernEventsPage } from '../../pages/modern-events-page';

const LIST = { operation: 'EventPage', field: 'events_connection' };
const JUDGED = 'County Pageant Finals';
const APPEARED = 'Handloom Evening';

test('Events: four tabs filter by type, the chosen one is in the address, and Back returns to the one before', async ({
  page,
}) => {
  const events = new ModernEventsPage(page);
  await events.open();
  await expect(events.tabs()).toHaveText(['All Events', 'Judging', 'Organization', 'Appearances']);
  await expect(events.tab('All Events')).toHaveAttribute('aria-selected', 'true');
  await expect(events.entry(JUDGED)).toBeVisible();
  await events.tab('Appearances').click();
  await expect(page).toHaveURL(/\/#\/events\?type=appearance$/);
  await expect(events.entry(JUDGED)).toHaveCount(0);
  await expect(events.entry(APPEARED)).toBeVisible();
  await events.tab('Judging').click();
  await expect(events.entry(JUDGED)).toBeVisible();
  await expect(events.entry(APPEARED)).toHaveCount(0);
  await page.goBack();
  await expect(events.tab('Appearances')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(events.tab('All Events')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await page.reload();
  await expect(events.tab('Appearances')).toHaveAttribute('aria-selected', 'true');
});

test('Events: the server renders the tab that a path address names', async ({ request }) => {
  const html = await (await request.get('/events?type=judging')).text();
  expect(html).toContain(JUDGED);
  expect(html).not.toContain(APPEARED);
});

test('Events: the tabs work by keyboard', async ({ page }) => {
  const events = new ModernEventsPage(page);
  await events.open();
  await events.tab('All Events').focus();
  await page.keyboard.press('ArrowRight');
  await expect(events.tab('Judging')).toBeFocused();
  await page.keyboard.press('End');
  await expect(events.tab('Appearances')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(events.tab('Appearances')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(events.tab('All Events')).toHaveAttribute('aria-selected', 'true');
});

test('Events: Loading events... shows before the list', async ({ page }) => {
  const { release } = await holdOperation(page, LIST.operation);
  const events = new ModernEventsPage(page);
  await events.open();
  await expect(page.getByRole('status').getByText('Loading events...', { exact: true })).toBeVisible();
  release();
  await expect(events.entry(JUDGED)).toBeVisible();
});

test('an event shows date, time, location, status and max attendees', async ({ page }) => {
  const events = new ModernEventsPage(page);
  await events.open();
  const entry = events.entry(JUDGED);
  await expect(entry.locator('time')).toHaveText('20 March 2027');
  await expect(entry.locator('time')).toHaveAttribute('datetime', '2027-03-20');
  await expect(entry.locator('dt')).toHaveText(['Status', 'Time', 'Location', 'Max attendees']);
  await expect(entry.locator('dd')).toHaveText(['Upcoming', '14:00', 'Kisumu', '300']);
});

test('what an event lacks is left out, also its photograph', async ({ page }) => {
  const bare = { time: null, location: null, maxAttendees: null, image: null, description: null };
  await answerList(page, LIST, [eventRow(1, { ...bare, title: LONG_TITLE })]);
  await page.setViewportSize({ width: 360, height: 740 });
  const events = new ModernEventsPage(page);
  await events.open();
  await expect(events.entry(LONG_TITLE).locator('dd')).toHaveText(['Upcoming']);
  await expect(events.entry(LONG_TITLE).locator('img')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a tab without events says so', async ({ page }) => {
  await answerList(page, LIST, []);
  await new ModernEventsPage(page).open();
  await expect(page.getByText('No events found', { exact: true })).toBeVisible();
});

test('forty events come in pages', async ({ page }) => {
  await answerList(page, LIST, rowsOf(40, eventRow));
  const events = new ModernEventsPage(page);
  await events.open();
  await expect(events.entries()).toHaveCount(24);
  await events.viewMore().click();
  await expect(events.entries()).toHaveCount(40);
  await expect(events.viewMore()).toHaveText('All events shown');
  await expect(events.viewMore()).toBeDisabled();
});

test.describe('when the events cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load events|503 \(Service Unavailable\)/] });

  test('Failed to load events, with Try again', async ({ page }) => {
    const { mend } = await failOperation(page, LIST.operation);
    const events = new ModernEventsPage(page);
    await events.open();
    await expect(events.panel().getByText('Failed to load events', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to load events', { exact: true })).toHaveCount(2);
    mend();
    await events.tryAgain().click();
    await expect(events.entry(JUDGED)).toBeVisible();
  });
});

test('accessible at 360 and 1280 pixels, and no wider than the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const events = new ModernEventsPage(page);
  await events.open();
  await expect(events.entry(JUDGED)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
});
