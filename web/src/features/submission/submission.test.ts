// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { StrapiRefusal, StrapiUnavailable } from '../../strapi/failures';
import { isEmail } from './field-rules';
import { remainingTokenAge, TOKEN_AGE_MS } from './proof';
import { forgetRefusedToken, submissionQueries } from './queries';
import { fieldProblems, refusalSentence } from './refusal';

test('a token is sent when the server finds it old enough', () => {
  expect(remainingTokenAge(1000, 1000)).toBe(TOKEN_AGE_MS);
  expect(remainingTokenAge(1000, 60_000)).toBe(0);
});

test('a clock that was set back makes nobody wait longer than a token needs', () => {
  expect(remainingTokenAge(60_000, 1000)).toBe(TOKEN_AGE_MS);
});

test('a token that the server refused is fetched again', () => {
  const client = new QueryClient();
  const { queryKey } = submissionQueries.formToken();
  client.setQueryData(queryKey, { formToken: 'old', receivedAt: 0 });
  forgetRefusedToken(client, new StrapiUnavailable('No answer'));
  expect(client.getQueryData(queryKey)).toBeDefined();
  forgetRefusedToken(
    client,
    new StrapiRefusal('BAD_USER_INPUT', 'Old', [{ path: 'formToken', message: 'Old' }]),
  );
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

test('an email the server refuses is called not valid', () => {
  const refusal = new StrapiRefusal('BAD_USER_INPUT', 'bad', [
    { path: 'data.email', message: 'bad', code: 'EMAIL_INVALID', params: {} },
  ]);
  expect(fieldProblems(refusal)).toEqual({ email: 'Please enter a valid email address' });
  expect(refusalSentence(refusal)).toBe('Please enter a valid email address');
});

test('a refused sender reads why and when to retry', () => {
  const limited = new StrapiRefusal('STRAPI_RATE_LIMIT_ERROR', 'Please wait 4 minutes.', [], 240);
  expect(refusalSentence(limited)).toBe('Please wait 4 minutes.');
  const closed = new StrapiRefusal('FORBIDDEN', 'Volunteer applications are closed.');
  expect(refusalSentence(closed)).toBe('Volunteer applications are closed.');
});

test('failures without a telling sentence leave the words to the form', () => {
  const reason = { code: 'FORBIDDEN', params: {} };
  const forbidden = new StrapiRefusal('FORBIDDEN', 'You are not allowed to do this.', [], undefined, reason);
  expect(refusalSentence(forbidden)).toBeUndefined();
  expect(refusalSentence(new StrapiRefusal('GRAPHQL_VALIDATION_FAILED', 'Unknown field'))).toBeUndefined();
  expect(refusalSentence(new StrapiUnavailable('No answer'))).toBeUndefined();
});

test('an email is text, @, text, dot, text with no spaces', () => {
  for (const good of ['a@b.co', 'first.last+tag@sub.example.com']) expect(isEmail(good), good).toBe(true);
  for (const bad of ['a@b', 'a b@c.co', '@b.co', 'a@.', 'a@@b.co', 'plain'])
    expect(isEmail(bad), bad).toBe(false);
});
