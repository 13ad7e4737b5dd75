import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textInSearch } from './search';

const read = (value: unknown) => v.parse(textInSearch, value);

test('a text in the address may look like a number', () => {
  expect(read('runway')).toBe('runway');
  expect(read(2024)).toBe('2024');
  expect(read(true)).toBe('true');
});

test('a value that is not a text or is too long is left out', () => {
  for (const value of [undefined, null, ['a'], { a: 1 }, 'x'.repeat(121)])
    expect(read(value)).toBeUndefined();
});
