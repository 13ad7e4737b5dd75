import { expect, test } from 'vitest';
import { firstSaysIt } from './first-says-it';

test('a sentence that several fields share is shown once, and all of them are marked', () => {
  expect(firstSaysIt({ name: 'Missing', email: 'Missing' })).toEqual({ name: 'Missing', email: true });
});

test('different sentences are all shown, and a field without a problem is not marked', () => {
  expect(firstSaysIt({ name: 'Missing', email: 'Wrong', phone: undefined })).toEqual({
    name: 'Missing',
    email: 'Wrong',
  });
});
