import { sidewaysScroll } from '../../accessibility';
import { eventRow, LONG_TITLE, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { ClassicSite } from '../../pages/classic-site';

const LIST = { operation: 'EventPage', field: 'events_connection' };
const JUDGED = 'County Pageant Finals';
const APPEARED = 'Handloom Evening';

test('Events: four tabs filter by event type, also with the keyboard; all fields of an event', async ({
  page,
}) => {
  const site = new ClassicSite(page);
  await site.open('/events');
  const tabs = page.getByRole('tab');
  const entry = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(tabs).toHaveText(['All Events', 'Judging', 'Organization', 'Appearances']);
  await expect(entry(APPEARED)).toBeVisible();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/#\/v1\/events\?type=judging$/);
  await expect(entry(APPEARED)).toHaveCount(0);
  await expect(entry(JUDGED)).toContainText('Upcoming');
  await expect(entry(JUDGED).locator('time')).toHaveAttribute('datetime', '2027-03-20T14:00');
  await expect(entry(JUDGED).locator('dt')).toHaveText(['When', 'Where', 'As', 'Seats']);
  await expect(entry(JUDGED).locator('dd')).toHaveText(['20 March 2027, 14:00', 'Kisumu', 'Judge', '300']);
  await tabs.last().click();
  await expect(entry(APPEARED)).toBeVisible();
  await expect(entry(JUDGED)).toHaveCount(0);
  await page.reload();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

test('Events: Loading events..., then forty in pages; what an event lacks is left out', async ({ page }) => {
  const bare = { time: null, location: null, maxAttendees: null, image: null, description: null };
  const [, ...others] = rowsOf(40, eventRow);
  await answerList(page, LIST, [eventRow(1, { ...bare, title: LONG_TITLE }), ...others]);
  const { release } = await holdOperation(page, LIST.operation);
  await page.setViewportSize({ width: 360, height: 740 });
  const site = new ClassicSite(page);
  await site.open('/events');
  await expect(page.getByRole('status').getByText('Loading events...', { exact: true })).toBeVisible();
  release();
  const first = page.getByRole('article').filter({ hasText: LONG_TITLE });
  await expect(first.locator('dd')).toHaveText(['3 May 2026', 'Judge']);
  await expect(first.locator('img')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await site.viewMore().click();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test.describe('when the events cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load events|503 \(Service Unavailable\)/] });

  test('Failed to load events, with Try again; a tab without events says so', async ({ page }) => {
    await answerList(page, LIST, []);
    const { mend } = await failOperation(page, LIST.operation);
    const site = new ClassicSite(page);
    await site.open('/events');
    await expect(site.notice('Failed to load events')).toHaveCount(2);
    mend();
    await site.tryAgain().click();
    await expect(page.getByText('No events found', { exact: true })).toBeVisible();
  });
});
