import { expect, test } from 'vitest';
import { posterMoment } from './film-poster';

test.each([
  [20, 1],
  [1.2, 0.6],
  [0, 0],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NaN, 0],
])('the first poster of a film of %d seconds is taken at %d', (duration, second) => {
  expect(posterMoment(duration)).toBe(second);
});
