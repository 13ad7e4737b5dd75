import { expect, test } from 'vitest';
import { credentialProblems, pageAfterSignIn, passwordProblems } from './session';

test('Login: an empty field shows the same message as a wrong one', () => {
  expect(credentialProblems({ username: ' ', password: 'x' })).toEqual({ username: 'Invalid username' });
  expect(credentialProblems({ username: 'owner', password: '' })).toEqual({ password: 'Invalid password' });
  expect(credentialProblems({ username: 'owner', password: ' ' })).toEqual({});
});

test.each([
  [undefined, '/dashboard'],
  ['/messages?tab=archived', '/messages?tab=archived'],
  ['/login', '/dashboard'],
  ['//evil.example/', '/dashboard'],
  ['/\\evil.example/', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
])('goes from %s to %s after sign-in', (wanted, page) => {
  expect(pageAfterSignIn(wanted)).toBe(page);
});

const change = {
  currentPassword: 'old-and-long-enough',
  password: 'new-and-long-enough',
  passwordConfirmation: 'new-and-long-enough',
};

test('Account: sends a new password of 12 characters that was typed twice', () => {
  expect(passwordProblems(change)).toEqual({});
});

test.each([
  [{ currentPassword: '' }, { currentPassword: 'Please fill in all required fields' }],
  [{ password: '' }, { password: 'Please fill in all required fields' }],
  [{ password: 'eleven-char' }, { password: 'Password must have at least 12 characters' }],
  [{ passwordConfirmation: 'another' }, { passwordConfirmation: 'Passwords do not match' }],
])('Account: %j shows %j', (mistake, problem) => {
  expect(passwordProblems({ ...change, ...mistake })).toEqual(problem);
});
