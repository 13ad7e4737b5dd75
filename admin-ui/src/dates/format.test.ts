import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  calendarDay,
  calendarDays,
  fullTimestamp,
  longDay,
  relativeDay,
  siteAppointment,
  siteTimestamp,
} from './format';

const now = new Date('2026-03-31T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();

describe('Relative time label', () => {
  test.each([
    [0, 'Today'],
    [0.9, 'Today'],
    [1, '1 day ago'],
    [2, '2 days ago'],
    [6.9, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, 'Mar 1'],
    [90, 'Dec 31'],
  ])('%s days is %s', (days, label) => {
    expect(relativeDay(ago(days), now)).toBe(label);
  });

  test('a slow clock never gives a negative number', () => {
    expect(relativeDay(ago(-1), now)).toBe('Today');
    expect(relativeDay(ago(-40), now)).toBe('Today');
  });
});

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])('In a browser in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  test('shows times in Nairobi time', () => {
    const moment = '2026-03-29T00:30:00Z';
    expect(fullTimestamp(moment)).toBe('March 29, 2026 at 3:30 AM');
    expect(longDay('2026-03-28T21:30:00Z')).toBe('March 29, 2026');
    expect(relativeDay('2026-03-28T21:30:00Z', new Date('2026-06-01T00:00:00Z'))).toBe('Mar 29');
    expect(siteTimestamp(moment)).toBe('Mar 29, 2026, 3:30 AM');
    expect(calendarDay('2026-03-29')).toBe('March 29, 2026');
  });
});

test('shows a calendar date as the day it names', () => {
  expect(calendarDay('2025-06-15')).toBe('June 15, 2025');
  expect(calendarDay('2027-01-01')).toBe('January 1, 2027');
});

test('shows several days as a first and a last one, with the year once', () => {
  expect(calendarDays('2026-11-27', '2026-11-27')).toBe('Fri, Nov 27, 2026');
  expect(calendarDays('2026-11-27', '2026-11-29')).toBe('Fri, Nov 27 – Sun, Nov 29, 2026');
});

test('names a time in the coming days by its weekday, a later or past one by its date', () => {
  const monday = Date.parse('2026-11-23T06:00:00Z');
  const friday = '2026-11-27T15:00:00Z';

  expect(siteAppointment(friday, monday)).toBe('Friday 18:00');
  expect(siteAppointment('2026-11-27T21:00:00Z', monday)).toBe('Friday 24:00');
  expect(siteAppointment('2026-11-30T21:00:00Z', monday)).toBe('Monday, November 30, 24:00');
  expect(siteAppointment('2026-11-27T21:01:00Z', monday)).toBe('Saturday 00:01');
  expect(siteAppointment('2026-11-30T15:00:00Z', monday)).toBe('Monday, November 30, 18:00');
  expect(siteAppointment(friday, Date.parse(friday) + 1)).toBe('Friday, November 27, 18:00');
});
