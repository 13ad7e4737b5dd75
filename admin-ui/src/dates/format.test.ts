import { describe, expect, test } from 'vitest';
import { calendarDay, relativeDay } from './format';

const now = new Date('2026-03-31T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();

describe('relative time label', () => {
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

  test('a clock that is behind never gives a negative number', () => {
    expect(relativeDay(ago(-1), now)).toBe('Today');
    expect(relativeDay(ago(-40), now)).toBe('Today');
  });
});

test('a calendar date is shown as the day it names', () => {
  expect(calendarDay('2025-06-15')).toBe('June 15, 2025');
  expect(calendarDay('2027-01-01')).toBe('January 1, 2027');
});
