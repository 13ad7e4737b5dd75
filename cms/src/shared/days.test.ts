import { expect, test } from 'vitest';
import { isDay } from './days';

test.each(['2026-11-22', '2028-02-29', '2026-12-31'])('%s is a day of the calendar', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each([
  '2026-02-30',
  '2027-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-22T10:00:00Z',
  ' 2026-11-22',
  '2026-11-22\n',
  '22.11.2026',
  '',
  20261122,
  null,
  new Date(0),
])('%j is none', (value) => {
  expect(isDay(value)).toBe(false);
});
