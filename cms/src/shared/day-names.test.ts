import { expect, test } from 'vitest';
import { longEnd } from './day-names';

test.each([
  ['2026-11-27T15:00:00Z', 'Friday 27 November 2026, 18:00'],
  ['2026-11-27T21:00:00Z', 'Friday 27 November 2026, 24:00'],
  ['2026-11-27T21:01:00Z', 'Saturday 28 November 2026, 00:01'],
  ['2026-12-31T21:00:00Z', 'Thursday 31 December 2026, 24:00'],
])('a moment of %s is shown as %s', (moment, words) => {
  expect(longEnd(moment)).toBe(words);
});
