import { expect, test } from 'vitest';
import { longestPart } from './longest-part';

test.each([
  ['Amani Kito', 5],
  ['Bartholomew-Featherstonehaugh', 17],
  ['Anne-Marie', 5],
  ['Al', 2],
  ['', 1],
])('the longest part of %j that no line breaks has %i letters', (name, letters) => {
  expect(longestPart(name)).toBe(letters);
});
