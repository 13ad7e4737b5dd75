import { expect, test } from 'vitest';
import { nextDaily } from './job';

test('makes daily work due when clocks in Nairobi next show its time', () => {
  const next = (now: string) => new Date(nextDaily('03:20', Date.parse(now))).toISOString();
  expect(next('2026-11-23T00:19:59Z')).toBe('2026-11-23T00:20:00.000Z');
  expect(next('2026-11-23T00:20:00Z')).toBe('2026-11-24T00:20:00.000Z');
  // It is already the 24th in Nairobi.
  expect(next('2026-11-23T22:00:00Z')).toBe('2026-11-24T00:20:00.000Z');
});
