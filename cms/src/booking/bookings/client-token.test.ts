import { beforeEach, expect, test, vi } from 'vitest';
import { endOfToken, hashOf, newToken, tokenOf } from './client-token';

beforeEach(() => vi.stubEnv('FORM_SECRET', 'test-form-secret-0123456789012345678'));

test('a token has 128 bits, is found by its hash, and can be written again from its seed', () => {
  const { tokenSeed, tokenHash } = newToken('2027-05-14');
  const token = tokenOf(tokenSeed);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(hashOf(token)).toBe(tokenHash);
  expect(newToken('2027-05-14').tokenHash).not.toBe(tokenHash);
});

test('without the secret of the server the seed opens nothing', () => {
  const { tokenSeed, tokenHash } = newToken('2027-05-14');
  vi.stubEnv('FORM_SECRET', 'another-secret-0123456789012345678901');
  expect(hashOf(tokenOf(tokenSeed))).not.toBe(tokenHash);
  expect(hashOf(tokenSeed)).not.toBe(tokenHash);
});

test('it ends with the ninetieth day after the last one, at midnight in Nairobi', () => {
  expect(endOfToken('2027-01-01').toISOString()).toBe('2027-04-01T21:00:00.000Z');
});
