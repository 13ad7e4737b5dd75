import { expect, test } from 'vitest';
import { markFirst } from './mark-first';

test('a sentence that several fields share is shown once, and all of them are marked', () => {
  expect(markFirst({ name: 'Missing', email: 'Missing' })).toEqual({ name: 'Missing', email: true });
});

test('different sentences are all shown, and a field without a problem is not marked', () => {
  expect(markFirst({ name: 'Missing', email: 'Wrong', phone: undefined })).toEqual({
    name: 'Missing',
    email: 'Wrong',
  });
});
