import { expect, test } from 'vitest';
import { buildEventRow } from '../../../testing/factories/event-row';
import { EVENT_TABS, googleCalendarAddress, statusOn, subscriptionAddress, toSiteEvent } from './event';
import { eventsWording } from './wording';

test('Events: four tabs, All Events, Judging, Organization, Appearances', () => {
  expect(EVENT_TABS.map((tab) => eventsWording.tabs[tab])).toEqual([
    'All Events',
    'Judging',
    'Organization',
    'Appearances',
  ]);
});

test('an event without optional fields has no time, place, limit or picture', () => {
  const row = buildEventRow({
    time: null,
    location: null,
    maxAttendees: null,
    image: null,
    description: null,
  });
  expect(toSiteEvent(row)).toMatchObject({
    time: null,
    location: '',
    maxAttendees: 0,
    seats: '',
    picture: null,
    description: '',
  });
});

test('the time of an event is hours and minutes', () => {
  expect(toSiteEvent(buildEventRow({ time: '18:30:00.000' })).time).toBe('18:30');
});

test.each([
  { time: '18:30:00.000', when: '3 May 2024, 18:30', dateTime: '2024-05-03T18:30' },
  { time: null, when: '3 May 2024', dateTime: '2024-05-03' },
])('an event at $time is on $when', ({ time, when, dateTime }) => {
  expect(toSiteEvent(buildEventRow({ date: '2024-05-03', time }))).toMatchObject({ when, dateTime });
});

test.each([
  { maxAttendees: 120, seats: '120' },
  { maxAttendees: 0, seats: '' },
])('a limit of $maxAttendees is shown as "$seats"', ({ maxAttendees, seats }) => {
  expect(toSiteEvent(buildEventRow({ maxAttendees }))).toMatchObject({ maxAttendees, seats });
});

test('the calendar of all events is subscribed to at the host of the site, with its port', () => {
  expect(subscriptionAddress('https://site.test')).toBe('webcal://site.test/events.ics');
  expect(subscriptionAddress('http://localhost:3100')).toBe('webcal://localhost:3100/events.ics');
});

test('Google Calendar is given the same calendar', () => {
  expect(googleCalendarAddress('https://site.test')).toBe(
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fsite.test%2Fevents.ics',
  );
});

test.each([
  { status: 'upcoming', date: '2026-11-24', shown: 'completed' },
  { status: 'upcoming', date: '2026-11-25', shown: 'upcoming' },
  { status: 'upcoming', date: '2026-11-26', shown: 'upcoming' },
  { status: 'ongoing', date: '2026-11-24', shown: 'completed' },
  { status: 'ongoing', date: '2026-11-25', shown: 'ongoing' },
  { status: 'completed', date: '2026-11-26', shown: 'completed' },
] as const)('an event of $date that is $status is $shown on 25 November', ({ status, date, shown }) => {
  expect(statusOn(toSiteEvent(buildEventRow({ status, date })), '2026-11-25')).toBe(shown);
});
