import { expect, test } from 'vitest';
import { credentialProblems, pageAfterSignIn } from './sign-in';

test('Login: an empty field is answered like a wrong one', () => {
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
])('after sign-in from %s to %s', (wanted, page) => {
  expect(pageAfterSignIn(wanted)).toBe(page);
});
