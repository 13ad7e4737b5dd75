import { expect, test } from 'vitest';
import { wording } from './wording';

test('a size is never rounded to zero', () => {
  expect(wording.size(2_300_000_000)).toBe('2.3 GB');
  expect(wording.size(18_800_000)).toBe('18.8 MB');
  expect(wording.size(100_000)).toBe('0.1 MB');
  expect(wording.size(20_480)).toBe('21 KB');
  expect(wording.size(1)).toBe('1 KB');
});
