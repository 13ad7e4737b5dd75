import { expect, test } from 'vitest';
import { withCurrency, withoutCurrency } from './money';

test.each([
  [0, '0', 'KES 0'],
  [500, '500', 'KES 500'],
  [12000, '12,000', 'KES 12,000'],
  [100000000, '100,000,000', 'KES 100,000,000'],
  [-500, '−500', '−KES 500'],
  [-5000, '−5,000', '−KES 5,000'],
])('writes %d as %s and %s', (amount, number, inFull) => {
  expect(withoutCurrency(amount)).toBe(number);
  expect(withCurrency(amount)).toBe(inFull);
});
