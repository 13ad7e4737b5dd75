import { expect, test } from 'vitest';
import { passwordProblems } from './password-change';

const change = {
  currentPassword: 'old-and-long-enough',
  password: 'new-and-long-enough',
  passwordConfirmation: 'new-and-long-enough',
};

test('Account: a new password of 12 characters, typed twice alike, is sent', () => {
  expect(passwordProblems(change)).toEqual({});
});

test.each([
  [{ currentPassword: '' }, { currentPassword: 'Please fill in all required fields' }],
  [{ password: '' }, { password: 'Please fill in all required fields' }],
  [{ password: 'eleven-char' }, { password: 'Password must have at least 12 characters' }],
  [{ passwordConfirmation: 'another' }, { passwordConfirmation: 'Passwords do not match' }],
])('Account: %j is answered with %j', (mistake, problem) => {
  expect(passwordProblems({ ...change, ...mistake })).toEqual(problem);
});
