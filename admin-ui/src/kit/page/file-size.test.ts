import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test('a size is never rounded to zero', () => {
  expect(fileSize(2_300_000_000)).toBe('2.3GB');
  expect(fileSize(18_800_000)).toBe('18.8MB');
  expect(fileSize(100_000)).toBe('0.1MB');
  expect(fileSize(20_480)).toBe('21KB');
  expect(fileSize(1)).toBe('1KB');
});
