import { expect, test } from 'vitest';
import { calendarDay } from './calendar-day';

test('a calendar date is shown as the day it names', () => {
  expect(calendarDay('2025-06-15')).toBe('June 15, 2025');
  expect(calendarDay('2027-01-01')).toBe('January 1, 2027');
});
