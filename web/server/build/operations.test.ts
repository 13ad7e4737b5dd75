import { expect, test } from 'vitest';
import { operations } from './operations';

test('every operation of the site has a name and a hash of its own', () => {
  expect(operations.length).toBeGreaterThan(20);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});

test('an operation brings the fragments it needs', () => {
  const text = operations.find(({ name }) => name === 'BlogPage')?.text;
  expect(text).toContain('fragment BlogCardFields on BlogPost');
  expect(text).toContain('fragment UploadFileFields on UploadFile');
});
