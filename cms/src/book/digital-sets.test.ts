import { expect, test } from 'vitest';
import { firstCurrentDay } from './digital-sets';

test.each([
  ['2026-11-22', '2025-11-22'],
  ['2027-02-28', '2026-02-28'],
  ['2028-02-29', '2027-03-01'],
  ['2029-03-01', '2028-03-01'],
])('on %s digitals of %s are a year old and no older', (today, first) => {
  expect(firstCurrentDay(today)).toBe(first);
});
