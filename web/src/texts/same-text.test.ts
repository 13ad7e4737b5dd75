import { expect, test } from 'vitest';
import { isSameText } from './same-text';

test.each([
  ['Ũhuru', 'ũhuru', true],
  ['E\u0301cole', 'école', true],
  ['Run\u00adway\u200b', 'runway', true],
  ['École', 'Ecole', false],
])('%j and %j: %j', (one, other, same) => {
  expect(isSameText(one, other)).toBe(same);
});
