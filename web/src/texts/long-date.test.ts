import { expect, test } from 'vitest';
import { longDate, longDateOfMoment } from './long-date';

test('a date keeps its day', () => {
  expect(longDate('2024-05-03')).toBe('3 May 2024');
});

test('a moment late in the evening UTC is the next day in Kenya', () => {
  expect(longDateOfMoment('2024-12-31T22:30:00.000Z')).toBe('1 January 2025');
});
