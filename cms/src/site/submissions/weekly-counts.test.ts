import { describe, expect, onTestFinished, test } from 'vitest';
import { setPlace } from '../../shared/place';
import { siteDay } from '../../shared/site-clock';
import { weekStarts } from './weekly-counts';

const days = (weeks: number, now: string) =>
  weekStarts(weeks, new Date(now)).map((start) => siteDay(start.getTime()));

describe('weeks of the dashboard', () => {
  test('start on Monday 00:00 in Nairobi, oldest first and the current one last', () => {
    expect(days(3, '2026-11-21T12:00:00Z')).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
    expect(weekStarts(1, new Date('2026-11-21T12:00:00Z'))[0]?.toISOString()).toBe(
      '2026-11-15T21:00:00.000Z',
    );
  });

  test('begin with Monday and end with Sunday', () => {
    expect(days(1, '2026-11-16T00:00:00+03:00')).toEqual(['2026-11-16']);
    expect(days(1, '2026-11-22T23:59:59+03:00')).toEqual(['2026-11-16']);
  });

  test('cross the ends of months, years and February', () => {
    expect(days(2, '2026-01-01T00:00:00Z')).toEqual(['2025-12-22', '2025-12-29']);
    expect(days(2, '2028-03-01T00:00:00Z')).toEqual(['2028-02-21', '2028-02-28']);
  });

  test('begin at midnight also when clocks changed in between', () => {
    onTestFinished(() => setPlace(null));
    setPlace({ timeZone: 'America/New_York' });
    expect(weekStarts(2, new Date('2026-03-10T12:00:00Z')).map((start) => start.toISOString())).toEqual([
      '2026-03-02T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ]);
  });
});
