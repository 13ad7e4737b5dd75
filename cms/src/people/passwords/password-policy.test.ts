import { expect, test } from 'vitest';
import { generatePassword, hashingProblem, passwordProblem } from './password-policy';

test.each([
  ['half a surrogate pair', 'quiet-river-\ud800x', 'broken characters'],
  ['the other half', '\udc00quiet-river', 'broken characters'],
  ['NUL', 'quiet\u0000river-lamp', 'broken characters'],
  ['73 bytes', 'x'.repeat(73), 'at most 72 bytes'],
  ['73 bytes in fewer characters', 'é'.repeat(37), 'at most 72 bytes'],
])('refuses %s as a password before hashing', (_name, password, problem) => {
  expect(hashingProblem(password)).toContain(problem);
  expect(passwordProblem(password, 'owner')).toContain(problem);
});

test.each([
  ['too short', 'quiet-river', 'at least 12 characters'],
  ['the username in it', 'the-OWNER-of-this', 'must not contain the username'],
  ['a common beginning', 'password12345!', 'too easy to guess'],
])('refuses a new password that is %s', (_name, password, problem) => {
  expect(passwordProblem(password, 'owner')).toContain(problem);
});

test('accepts whole surrogate pairs, 72 bytes and generated passwords', () => {
  for (const password of ['quiet-river-🌊', 'xy'.repeat(36), generatePassword()])
    expect(passwordProblem(password, 'owner')).toBeUndefined();
});
