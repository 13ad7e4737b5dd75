import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildEventRow } from '../../testing/factories/event-row';
import { toSiteEvent } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { eventCalendar } from './calendars';

const origin = 'https://site.test';

async function calendarOf(values: Parameters<typeof buildEventRow>[0]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const event = toSiteEvent(buildEventRow({ documentId: 'e1', ...values }));
  queryClient.setQueryData(eventQueries.calendar('e1').queryKey, [event]);
  return (await eventCalendar('e1', { queryClient, origin }))?.body;
}

test('an event has its moment: half past six in Nairobi is half past three UTC, and it ends two hours later', async () => {
  const calendar = await calendarOf({ date: '2026-05-03', time: '18:30:00.000' });
  expect(calendar).toContain('DTSTART:20260503T153000Z');
  expect(calendar).toContain('DTEND:20260503T173000Z');
  expect(calendar).toContain('UID:e1@events\r\n');
});

test('an event without a time takes its whole day', async () => {
  expect(await calendarOf({ date: '2026-05-03', time: null })).toContain('DTSTART;VALUE=DATE:20260503');
});

test('the last line of a calendar ends as every line does', async () => {
  expect(await calendarOf({})).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test('an event that does not exist has no calendar', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  queryClient.setQueryData(eventQueries.calendar('gone').queryKey, []);
  expect(await eventCalendar('gone', { queryClient, origin })).toBeNull();
});
