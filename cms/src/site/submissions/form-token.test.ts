import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFormToken, issueFormToken } from './form-token';

const NOW = Date.UTC(2026, 10, 21);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('form token', () => {
  const before = process.env.FORM_SECRET;
  beforeAll(() => {
    process.env.FORM_SECRET = 'a-form-secret-of-a-test-0123456789';
  });
  afterAll(() => {
    process.env.FORM_SECRET = before;
  });
  const check = (age: number, token = issueFormToken(NOW)) => checkFormToken(token, NOW + age);

  test('works from two seconds after the form was opened until a day later', () => {
    for (const age of [2 * SECOND, HOUR, 24 * HOUR]) expect(() => check(age)).not.toThrow();
  });

  test.each([-HOUR, 0, 2 * SECOND - 1])('%i ms is too quick', (age) => {
    expect(() => check(age)).toThrow('That was very quick. Please wait two seconds and send it again.');
  });

  test('a day and a moment is too long', () => {
    expect(() => check(24 * HOUR + 1)).toThrow('This form has been open for too long. Please send it again.');
  });

  test('another time under the same signature is forged', () => {
    const [, signature] = issueFormToken(NOW).split('.');
    expect(() => check(HOUR, `${(NOW - HOUR).toString(36)}.${signature}`)).toThrow('open for too long');
  });

  test.each(['', '.', 'x', 'x.y', '..', `${NOW.toString(36)}.`])('%j is forged', (token) => {
    expect(() => check(HOUR, token)).toThrow('open for too long');
  });

  test('a token under another secret is forged', () => {
    const token = issueFormToken(NOW);
    process.env.FORM_SECRET = 'another-secret-of-a-test-0123456789';
    expect(() => check(HOUR, token)).toThrow('open for too long');
    process.env.FORM_SECRET = 'a-form-secret-of-a-test-0123456789';
  });

  test('it is the same for everyone who asks at the same moment', () => {
    expect(issueFormToken(NOW)).toBe(issueFormToken(NOW));
  });
});
