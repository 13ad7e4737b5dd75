import { expect, test } from 'vitest';
import { partsOf } from './parts-of';

test('the last part holds the rest of a list, and an empty list has no parts', () => {
  expect(partsOf(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
  expect(partsOf(['a', 'b'], 2)).toEqual([['a', 'b']]);
  expect(partsOf([], 2)).toEqual([]);
});
