import { expect, test } from 'vitest';
import { buildEventRow } from '../../../testing/factories/event-row';
import { EVENT_TABS, subscriptionAddress, toSiteEvent } from './event';
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
    picture: null,
    description: '',
  });
});

test('the time of an event is hours and minutes', () => {
  expect(toSiteEvent(buildEventRow({ time: '18:30:00.000' })).time).toBe('18:30');
});

test('the calendar of all events is subscribed to at the host of the site, with its port', () => {
  expect(subscriptionAddress('https://site.test')).toBe('webcal://site.test/events.ics');
  expect(subscriptionAddress('http://localhost:3100')).toBe('webcal://localhost:3100/events.ics');
});
