import { expect, test } from 'vitest';
import { isUnfitValue } from './unfit-value';

const failure = (code: string) => Object.assign(new Error('refused'), { code });

test.each(['22003', '22P02', '22007', '22008', '22021', 'SQLITE_MISMATCH'])(
  'recognizes %s as an error about a value',
  (code) => {
    expect(isUnfitValue(failure(code))).toBe(true);
  },
);

test.each(['23505', '42601', '53100', 'SQLITE_ERROR'])(
  'does not take %s for an error about a value',
  (code) => {
    expect(isUnfitValue(failure(code))).toBe(false);
  },
);

test('recognizes the message of Strapi', () => {
  expect(isUnfitValue(new Error('Expected a valid Number, got NaN'))).toBe(true);
});

test('rejects a value that is not an error', () => {
  expect(isUnfitValue('22003')).toBe(false);
});
