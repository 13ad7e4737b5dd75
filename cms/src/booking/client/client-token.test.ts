import { beforeEach, expect, test, vi } from 'vitest';
import { endOfToken, hashOf, newToken, tokenOf } from './client-token';

beforeEach(() => vi.stubEnv('FORM_SECRET', 'test-form-secret-0123456789012345678'));

test('a token has 128 bits, is found by its hash, and can be made again from its seed', () => {
  const { tokenSeed, tokenHash } = newToken('2027-05-14');
  const token = tokenOf(tokenSeed);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(hashOf(token)).toBe(tokenHash);
  expect(newToken('2027-05-14').tokenHash).not.toBe(tokenHash);
});

test('the seed opens no page without the secret of the server', () => {
  const { tokenSeed, tokenHash } = newToken('2027-05-14');
  vi.stubEnv('FORM_SECRET', 'another-secret-0123456789012345678901');
  expect(hashOf(tokenOf(tokenSeed))).not.toBe(tokenHash);
  expect(hashOf(tokenSeed)).not.toBe(tokenHash);
});

test('a token ends at midnight in Nairobi after the ninetieth day', () => {
  expect(endOfToken('2027-01-01').toISOString()).toBe('2027-04-01T21:00:00.000Z');
});
