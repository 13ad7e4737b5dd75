import { expect, test } from 'vitest';
import { partsOf } from './parts-of';

test('the last part of a list is what is left; an empty list has none', () => {
  expect(partsOf(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
  expect(partsOf(['a', 'b'], 2)).toEqual([['a', 'b']]);
  expect(partsOf([], 2)).toEqual([]);
});
