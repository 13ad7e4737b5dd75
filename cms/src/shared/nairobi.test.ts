import { expect, test } from 'vitest';
import { nairobiDay } from './nairobi';

test('late in the evening of London it is the next day in Nairobi', () => {
  expect(nairobiDay(Date.parse('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
  expect(nairobiDay(Date.parse('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
});
