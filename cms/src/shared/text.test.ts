import { expect, test } from 'vitest';
import { firstCharacters, shorten } from './text';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['ab cd', 3, 'ab…'],
  ['👗👗👗', 3, '👗👗👗'],
  ['👗👗👗👗', 3, '👗👗👗…'],
  ['a👗👗👗', 3, 'a👗👗…'],
])('shortens %j to %d characters as %j', (text, characters, short) => {
  expect(shorten(text, characters)).toBe(short);
});

test('the first characters never end with half an emoji', () => {
  for (const text of ['👗👗👗👗', 'a👗👗👗', 'ab👗👗', 'abc👗']) {
    expect([...firstCharacters(text, 3)]).toEqual([...text].slice(0, 3));
  }
});
