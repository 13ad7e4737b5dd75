import { sidewaysScroll } from '../../accessibility';
import { eventRow, LONG_TITLE, rowsOf } from '../../cms-data/rows';
import { expect, test } from '../../fixtures';
import { answerList, failOperation, holdOperation } from '../../list-traffic';
import { EventsPage } from '../../pages/events-page';
import { siteUrl } from '../../site-url';

test.use({ expectedConsoleErrors: [/Failed to load events|503 \(Service Unavailable\)/] });

const DAY_MS = 24 * 3_600_000;
/** YYYY-MM-DD. The tests keep the real clock: with a mocked clock a page does not report that its app runs. */
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Status of the events in the starter content */
const STATUS = dayFromNow(0) < '2027-03-20' ? 'Upcoming' : 'Completed';
const LIST = { operation: 'EventPage', field: 'events_connection' };
const JUDGED = 'County Pageant Finals';
const APPEARED = 'Handloom Evening';
const BARE = { time: null, location: null, maxAttendees: null, image: null, description: null };

for (const { look, path, day, datetime, facts, bareFacts } of [
  {
    look: 'modern',
    path: '/events',
    day: '20 March 2027',
    datetime: '2027-03-20',
    facts: {
      Status: STATUS,
      Time: '14:00',
      Location: 'Kisumu',
      'Max attendees': '300',
    },
    bareFacts: ['Completed'],
  },
  {
    look: 'classic',
    path: '/v1/events',
    day: '20 March 2027, 14:00',
    datetime: '2027-03-20T14:00',
    facts: { When: '20 March 2027, 14:00', Where: 'Kisumu', Role: 'Judge', Seats: '300' },
    bareFacts: ['3 May 2026', 'Judge'],
  },
]) {
  test.describe(`events of the ${look} theme`, () => {
    test('the list is filtered by the tab in the address', async ({ page }) => {
      const events = new EventsPage(page, path);
      await events.open();
      await expect(events.tabs()).toHaveText(['All Events', 'Judging', 'Organization', 'Appearances']);
      await expect(events.tab('All Events')).toHaveAttribute('aria-selected', 'true');
      await expect(events.entry(JUDGED)).toBeVisible();
      await events.tab('Judging').click();
      await expect(page).toHaveURL(`/#${path}?type=judging`);
      await expect(events.entry(JUDGED)).toBeVisible();
      await expect(events.entry(APPEARED)).toHaveCount(0);
      await events.tab('Appearances').click();
      await expect(page).toHaveURL(`/#${path}?type=appearance`);
      await expect(events.entry(JUDGED)).toHaveCount(0);
      await expect(events.entry(APPEARED)).toBeVisible();
      await page.reload();
      await expect(events.tab('Appearances')).toHaveAttribute('aria-selected', 'true');
    });

    test('the line breaks of a description are kept', async ({ page }) => {
      await answerList(page, LIST, [eventRow(1, { description: 'Doors at six.\nBring a card.' })]);
      const events = new EventsPage(page, path);
      await events.open();
      const description = events.entry('Event 1').getByText('Doors at six.');
      await expect(description).toHaveText(/^Doors at six\.\nBring a card\.$/, { useInnerText: true });
    });

    test('an event shows its facts', async ({ page }) => {
      const events = new EventsPage(page, path);
      await events.open();
      const entry = events.entry(JUDGED);
      await expect(entry.locator('time')).toHaveText(day);
      await expect(entry.locator('time')).toHaveAttribute('datetime', datetime);
      await expect(entry.locator('dt')).toHaveText(Object.keys(facts));
      await expect(entry.locator('dd')).toHaveText(Object.values(facts));
    });

    test('an event is upcoming until its day has passed', async ({ page }) => {
      await answerList(page, LIST, [
        eventRow(1, { date: dayFromNow(-2) }),
        eventRow(2, { date: dayFromNow(2) }),
      ]);
      const events = new EventsPage(page, path);
      await events.open();
      const calendarOf = (title: string) =>
        events.entry(title).getByRole('link', { name: /^Add to calendar/ });
      await expect(events.entry('Event 2')).toContainText('Upcoming');
      await expect(calendarOf('Event 2')).toBeVisible();
      await expect(events.entry('Event 1')).toContainText('Completed');
      await expect(events.entry('Event 1')).not.toContainText('Upcoming');
      await expect(calendarOf('Event 1')).toHaveCount(0);
    });

    test('an event with nothing but a long title fits a phone', async ({ page }) => {
      await answerList(page, LIST, [eventRow(1, { ...BARE, title: LONG_TITLE })]);
      await page.setViewportSize({ width: 360, height: 740 });
      const events = new EventsPage(page, path);
      await events.open();
      await expect(events.entry(LONG_TITLE).locator('dd')).toHaveText(bareFacts);
      await expect(events.entry(LONG_TITLE).locator('img')).toHaveCount(0);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test('a tab without events says so', async ({ page }) => {
      await answerList(page, LIST, []);
      await new EventsPage(page, path).open();
      await expect(page.getByText('No events found', { exact: true })).toBeVisible();
    });

    test('all events can be subscribed to', async ({ page }) => {
      await page.goto(path);
      const subscription = page.getByRole('link', { name: 'Subscribe to the calendar' });
      await expect(subscription).toHaveAttribute('href', `webcal://${new URL(siteUrl).host}/events.ics`);
      await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
        'href',
        `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://${new URL(siteUrl).host}/events.ics`)}`,
      );
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy the address' }).click();
      await expect(page.getByText('Address copied', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}/events.ics`);
      const told = page.locator('head link[rel=alternate][type="text/calendar"]');
      await expect(told).toHaveAttribute('href', '/events.ics');
    });

    test('forty events come in pages', async ({ page }) => {
      await answerList(page, LIST, rowsOf(40, eventRow));
      const events = new EventsPage(page, path);
      await events.open();
      await expect(events.entries()).toHaveCount(24);
      await events.viewMore().click();
      await expect(events.entries()).toHaveCount(40);
    });

    test('a loading indicator shows before the list', async ({ page }) => {
      const { release } = await holdOperation(page, LIST.operation);
      const events = new EventsPage(page, path);
      await events.open();
      await expect(page.getByRole('status').getByText('Loading events...', { exact: true })).toBeVisible();
      release();
      await expect(events.entry(JUDGED)).toBeVisible();
    });

    test('Try again loads events that failed', async ({ page }) => {
      const { mend } = await failOperation(page, LIST.operation);
      const events = new EventsPage(page, path);
      await events.open();
      await expect(events.panel().getByText('Failed to load events', { exact: true })).toBeVisible();
      await expect(page.getByText('Failed to load events', { exact: true })).toHaveCount(2);
      mend();
      await events.tryAgain().click();
      await expect(events.entry(JUDGED)).toBeVisible();
    });
  });
}

test('the server renders the tab of the modern theme that a path address names', async ({ request }) => {
  const html = await (await request.get('/events?type=judging')).text();
  expect(html).toContain(JUDGED);
  expect(html).not.toContain(APPEARED);
});

test('Back returns to the tab of the modern theme that was chosen before', async ({ page }) => {
  const events = new EventsPage(page, '/events');
  await events.open();
  await events.tab('Appearances').click();
  await expect(page).toHaveURL('/#/events?type=appearance');
  await events.tab('Judging').click();
  await expect(page).toHaveURL('/#/events?type=judging');
  await page.goBack();
  await expect(events.tab('Appearances')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(events.tab('All Events')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await page.reload();
  await expect(events.tab('Appearances')).toHaveAttribute('aria-selected', 'true');
});

test('the modern theme says when all events are shown', async ({ page }) => {
  await answerList(page, LIST, rowsOf(40, eventRow));
  const events = new EventsPage(page, '/events');
  await events.open();
  await events.viewMore().click();
  await expect(events.viewMore()).toHaveText('All events shown');
  await expect(events.viewMore()).toBeDisabled();
});

test('the tabs of the modern theme are chosen by Space and Enter', async ({ page }) => {
  const events = new EventsPage(page, '/events');
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

test('the tabs of the classic theme are chosen with the keyboard', async ({ page }) => {
  const events = new EventsPage(page, '/v1/events');
  await events.open();
  await events.tab('All Events').focus();
  await page.keyboard.press('ArrowRight');
  await expect(events.tab('Judging')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(events.tab('Judging')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/#/v1/events?type=judging');
});
