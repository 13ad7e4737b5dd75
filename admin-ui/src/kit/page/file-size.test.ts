import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test('a size is never rounded to zero', () => {
  expect(fileSize(2_300_000_000)).toBe('2.3 GB');
  expect(fileSize(18_800_000)).toBe('18.8 MB');
  expect(fileSize(100_000)).toBe('0.1 MB');
  expect(fileSize(20_480)).toBe('21 KB');
  expect(fileSize(1)).toBe('1 KB');
});
