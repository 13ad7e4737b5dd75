import { describe, expect, test } from 'vitest';
import {
  type EventValues,
  eventProblems,
  eventSearch,
  eventStatusLooks,
  toEventInput,
  toEventValues,
  toSiteEvent,
} from './event';
import { type EventRow, eventFilters } from './queries';

const buildValues = (changes: Partial<EventValues> = {}): EventValues => ({
  ...toEventValues(null),
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
    expect(Object.values(eventProblems(buildValues(changes)))).toEqual([
      'Please fill in all required fields',
    ]);
  });

  test('both missing are both marked', () => {
    expect(Object.keys(eventProblems(buildValues({ title: '', date: '' })))).toEqual(['title', 'date']);
  });

  test('nothing else is', () => {
    expect(eventProblems(buildValues())).toEqual({});
  });
});

describe('Event status', () => {
  test('upcoming is the default', () => {
    expect(toEventValues(null).status).toBe('upcoming');
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
    expect(toEventInput(buildValues({ time: '19:00' }), { state: 'kept' }).time).toBe('19:00:00.000');
  });

  test('no time is no time', () => {
    expect(toSiteEvent(buildRow({ time: null })).time).toBe('');
    expect(toEventInput(buildValues({ time: '' }), { state: 'kept' }).time).toBeNull();
  });

  test('non-numeric max attendees becomes 0', () => {
    expect(toEventInput(buildValues({ maxAttendees: 'many' }), { state: 'kept' }).maxAttendees).toBe(0);
  });

  test('an image that was not touched is not mentioned; a removed one is', () => {
    expect(toEventInput(buildValues(), { state: 'kept' })).not.toHaveProperty('image');
    expect(toEventInput(buildValues(), { state: 'changed', id: null })).toMatchObject({ image: null });
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
