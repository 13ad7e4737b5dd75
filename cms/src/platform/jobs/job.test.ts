import { expect, onTestFinished, test } from 'vitest';
import { setPlace } from '../../shared/place';
import { nextDaily } from './job';

test('makes daily work due when clocks in Nairobi next show its time', () => {
  const next = (now: string) => new Date(nextDaily('03:20', Date.parse(now))).toISOString();
  expect(next('2026-11-23T00:19:59Z')).toBe('2026-11-23T00:20:00.000Z');
  expect(next('2026-11-23T00:20:00Z')).toBe('2026-11-24T00:20:00.000Z');
  // It is already the 24th in Nairobi.
  expect(next('2026-11-23T22:00:00Z')).toBe('2026-11-24T00:20:00.000Z');
});

test('makes daily work due once a day when clocks change', () => {
  onTestFinished(() => setPlace(null));
  setPlace({ timeZone: 'America/New_York' });
  const next = (time: string, now: string) => new Date(nextDaily(time, Date.parse(now))).toISOString();
  // There is no 02:30 on this day.
  expect(next('02:30', '2026-03-08T05:00:00Z')).toBe('2026-03-08T07:30:00.000Z');
  expect(next('02:30', '2026-03-08T07:30:00Z')).toBe('2026-03-09T06:30:00.000Z');
  // There are two on this one.
  expect(next('01:30', '2026-11-01T05:00:00Z')).toBe('2026-11-01T05:30:00.000Z');
  expect(next('01:30', '2026-11-01T05:30:00Z')).toBe('2026-11-02T06:30:00.000Z');
});
