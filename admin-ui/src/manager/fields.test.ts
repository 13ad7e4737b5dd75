import { describe, expect, test } from 'vitest';
import { wholeNumber } from './fields';

describe('a count is a number of at least 0', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['3.9', 3],
    ['0', 0],
  ])('%j is %s', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number);
  });

  test.each(['', 'many', '12 people', '-4', 'Infinity-'])('non-numeric or negative %j becomes 0', (typed) => {
    expect(wholeNumber(typed)).toBe(0);
  });

  test('a number larger than the CMS stores becomes the largest it stores', () => {
    expect(wholeNumber('99999999999')).toBe(2_147_483_647);
    expect(wholeNumber('Infinity')).toBe(2_147_483_647);
  });
});
