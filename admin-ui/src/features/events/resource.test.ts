import { describe, expect, test } from 'vitest';
import { problemsOf, type Values, valuesOf } from '../../kit/fields/fields';
import { eventLooks, eventSearch, events, hasPassed } from './resource';

const { fields: eventFields, filters: eventFilters, toInput: toEventInput, toItem: toSiteEvent } = events;
type EventRow = Parameters<typeof toSiteEvent>[0];
type EventValues = Values<typeof eventFields>;
const buildValues = (changes: Partial<EventValues> = {}): EventValues => ({
  ...valuesOf(eventFields, null),
  title: 'Handloom Evening',
  date: '2026-08-08',
  ...changes,
});

const buildRow = (changes: Partial<EventRow> = {}): EventRow => ({
  documentId: 'e1',
  revision: 2,
  title: 'Handloom Evening',
  description: null,
  date: '2026-08-08',
  time: '19:00:00.000',
  location: null,
  type: 'appearance',
  status: 'completed',
  maxAttendees: null,
  image: null,
  ...changes,
});

describe('Requires title and date', () => {
  test.each([{ title: '' }, { title: '  ' }, { date: '' }])('reports the problem of %j', (changes) => {
    expect(Object.values(problemsOf(eventFields, buildValues(changes)))).toEqual([
      'Please fill in all required fields',
    ]);
  });

  test('marks both if both are missing', () => {
    expect(Object.keys(problemsOf(eventFields, buildValues({ title: '', date: '' })))).toEqual([
      'title',
      'date',
    ]);
  });

  test('requires nothing else', () => {
    expect(problemsOf(eventFields, buildValues())).toEqual({});
  });
});

describe('Event status', () => {
  test('the default is upcoming', () => {
    expect(valuesOf(eventFields, null).status).toBe('upcoming');
  });

  test('every status has a label', () => {
    expect(Object.values(eventLooks).map(({ label }) => label)).toEqual(['Upcoming', 'Ongoing', 'Completed']);
  });
});

describe('Conversion between the CMS and the form', () => {
  test('a time is HH:mm in the form and complete in the CMS format', () => {
    expect(toSiteEvent(buildRow()).time).toBe('19:00');
    expect(toEventInput(buildValues({ time: '19:00' })).time).toBe('19:00:00.000');
  });

  test('an empty time is sent as null', () => {
    expect(toSiteEvent(buildRow({ time: null })).time).toBe('');
    expect(toEventInput(buildValues({ time: '' })).time).toBeNull();
  });

  test('non-numeric max attendees becomes 0', () => {
    expect(toEventInput(buildValues({ maxAttendees: 'many' })).maxAttendees).toBe(0);
  });

  test('sends the id of the image, and null once it is removed', () => {
    const image = { id: 'file1', kind: 'image' as const, url: '/a.png', name: '', alt: '', focus: null };
    expect(toEventInput(buildValues({ image }))).toMatchObject({ image: 'file1' });
    expect(toEventInput(buildValues())).toMatchObject({ image: null });
  });
});

describe('Events: search and tabs', () => {
  test('searches in title, description and location, ignoring case', () => {
    const found = { containsi: 'Silk' };

    expect(eventFilters({ tab: 'all', q: 'Silk' })).toEqual({
      or: [{ title: found }, { description: found }, { location: found }],
    });
  });

  test('a tab filters by status', () => {
    expect(eventFilters({ tab: 'ongoing', q: '' })).toEqual({ status: { eq: 'ongoing' } });
  });

  test('an unknown tab falls back to All Events', () => {
    expect(eventSearch.parse({ tab: 'cancelled' }).tab).toBe('all');
  });
});

test('an event that is not completed counts as past from the day after it', () => {
  const passed = (status: 'upcoming' | 'ongoing' | 'completed', date: string) =>
    hasPassed({ status, date }, '2026-11-25');
  expect(passed('upcoming', '2026-11-24')).toBe(true);
  expect(passed('upcoming', '2026-11-25')).toBe(false);
  expect(passed('ongoing', '2026-11-24')).toBe(true);
  expect(passed('ongoing', '2026-11-25')).toBe(false);
  expect(passed('completed', '2026-11-24')).toBe(false);
});
