import { expect, test } from 'vitest';
import { longestPart, toParagraphs } from './plain-text';

test.each([
  ['Amani Kito', 5],
  ['Bartholomew-Featherstonehaugh', 17],
  ['Anne-Marie', 5],
  ['Al', 2],
  ['', 1],
])('the longest part of %j that no line breaks has %i letters', (name, letters) => {
  expect(longestPart(name)).toBe(letters);
});

test('paragraphs are split on blank lines', () => {
  expect(toParagraphs('One\nstill one.\n\nTwo.\n \n\r\n\r\nThree.')).toEqual([
    'One\nstill one.',
    'Two.',
    'Three.',
  ]);
});

test('no text has no paragraphs', () => {
  expect(toParagraphs(' \n\n ')).toEqual([]);
});
