import { expect, test } from 'vitest';
import { isHeic } from './heic';

const head = (text: string) => new TextEncoder().encode(`\0\0\0\x1c${text}\0\0\0\0`);

test.each([
  ['ftypheic', true],
  ['ftypmif1', true],
  ['ftypheix', true],
  ['ftypavif', false],
  ['ftypisom', false],
  ['JFIFheic', false],
])('a file that begins with %s is a HEIC picture: %s', (begin, expected) => {
  expect(isHeic(head(begin))).toBe(expected);
});
