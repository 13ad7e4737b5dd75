import { expect, test } from 'vitest';
import { generatePassword, hashingRefusal, passwordRefusal } from './password-policy';

test.each([
  ['half a surrogate pair', 'quiet-river-\ud800x', 'characters that cannot be used'],
  ['the other half', '\udc00quiet-river', 'characters that cannot be used'],
  ['NUL', 'quiet\u0000river-lamp', 'characters that cannot be used'],
  ['73 bytes', 'x'.repeat(73), 'at most 72 bytes'],
  ['73 bytes in fewer characters', 'é'.repeat(37), 'at most 72 bytes'],
])('refuses %s as a password before hashing', (_name, password, problem) => {
  expect(hashingRefusal(password)?.message).toContain(problem);
  expect(passwordRefusal(password, 'owner')?.message).toContain(problem);
});

test.each([
  ['too short', 'quiet-river', 'at least 12 characters'],
  ['the username in it', 'the-OWNER-of-this', 'must not contain the username'],
  ['a common beginning', 'password12345!', 'too easy to guess'],
])('refuses a new password that is %s', (_name, password, problem) => {
  expect(passwordRefusal(password, 'owner')?.message).toContain(problem);
});

test('accepts whole surrogate pairs, 72 bytes and generated passwords', () => {
  for (const password of ['quiet-river-🌊', 'xy'.repeat(36), generatePassword()])
    expect(passwordRefusal(password, 'owner')).toBeUndefined();
});
