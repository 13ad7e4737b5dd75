import { describe, expect, test } from 'vitest';
import { problemsOf, type Values, valuesOf } from '../../manager/fields';
import type { EventRow } from './documents';
import { eventFields, eventSearch, eventStatusLooks, hasPassed, toEventInput, toSiteEvent } from './event';
import { eventFilters } from './queries';

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

describe('title and date required', () => {
  test.each([{ title: '' }, { title: '  ' }, { date: '' }])('%j', (changes) => {
    expect(Object.values(problemsOf(eventFields, buildValues(changes)))).toEqual([
      'Please fill in all required fields',
    ]);
  });

  test('both missing are both marked', () => {
    expect(Object.keys(problemsOf(eventFields, buildValues({ title: '', date: '' })))).toEqual([
      'title',
      'date',
    ]);
  });

  test('nothing else is', () => {
    expect(problemsOf(eventFields, buildValues())).toEqual({});
  });
});

describe('Event status', () => {
  test('upcoming is the default', () => {
    expect(valuesOf(eventFields, null).status).toBe('upcoming');
  });

  test('every status has a word', () => {
    expect(Object.values(eventStatusLooks).map(({ label }) => label)).toEqual([
      'Upcoming',
      'Ongoing',
      'Completed',
    ]);
  });
});

describe('between the CMS and the form', () => {
  test('a time is hours and minutes in the form, and complete for the CMS', () => {
    expect(toSiteEvent(buildRow()).time).toBe('19:00');
    expect(toEventInput({ values: buildValues({ time: '19:00' }), media: { state: 'kept' } }).time).toBe(
      '19:00:00.000',
    );
  });

  test('no time is no time', () => {
    expect(toSiteEvent(buildRow({ time: null })).time).toBe('');
    expect(toEventInput({ values: buildValues({ time: '' }), media: { state: 'kept' } }).time).toBeNull();
  });

  test('non-numeric max attendees becomes 0', () => {
    expect(
      toEventInput({ values: buildValues({ maxAttendees: 'many' }), media: { state: 'kept' } }).maxAttendees,
    ).toBe(0);
  });

  test('an image that was not touched is not mentioned; a removed one is', () => {
    expect(toEventInput({ values: buildValues(), media: { state: 'kept' } })).not.toHaveProperty('image');
    expect(toEventInput({ values: buildValues(), media: { state: 'changed', id: null } })).toMatchObject({
      image: null,
    });
  });
});

describe('Events: search and tabs', () => {
  test('a text is searched in title, description or location, case-insensitively', () => {
    const found = { containsi: 'Silk' };

    expect(eventFilters({ tab: 'all', q: 'Silk' })).toEqual({
      or: [{ title: found }, { description: found }, { location: found }],
    });
  });

  test('a tab filters by status', () => {
    expect(eventFilters({ tab: 'ongoing', q: '' })).toEqual({ status: { eq: 'ongoing' } });
  });

  test('a tab that there is not falls back to All Events', () => {
    expect(eventSearch.parse({ tab: 'cancelled' }).tab).toBe('all');
  });
});

test('an event that is not completed has passed from the day after it', () => {
  const passed = (status: 'upcoming' | 'ongoing' | 'completed', date: string) =>
    hasPassed({ status, date }, '2026-11-25');
  expect(passed('upcoming', '2026-11-24')).toBe(true);
  expect(passed('upcoming', '2026-11-25')).toBe(false);
  expect(passed('ongoing', '2026-11-24')).toBe(true);
  expect(passed('ongoing', '2026-11-25')).toBe(false);
  expect(passed('completed', '2026-11-24')).toBe(false);
});
