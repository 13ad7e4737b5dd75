import { expect, test } from 'vitest';
import { monthsAfter, nairobiDay } from './nairobi-day';

test('late in the evening of London it is the next day in Nairobi', () => {
  expect(nairobiDay(Date.parse('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
  expect(nairobiDay(Date.parse('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
});

test('months are those of the calendar, and end with their last day', () => {
  expect(monthsAfter('2026-05-03', 6)).toBe('2026-11-03');
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2026-06-30', 6)).toBe('2026-12-30');
});
