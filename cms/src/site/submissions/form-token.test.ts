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

  test('is valid from two seconds to a day after the form was opened', () => {
    for (const age of [2 * SECOND, HOUR, 24 * HOUR]) expect(() => check(age)).not.toThrow();
  });

  test.each([-30 * SECOND, 0, 2 * SECOND - 1])('is refused after %i ms as too quick', (age) => {
    expect(() => check(age)).toThrow('Please wait two seconds and send the form again.');
  });

  test('is renewed when the clock has been set back since', () => {
    expect(() => check(-HOUR)).toThrow('This form expired. Please send it again.');
  });

  test('is refused after more than a day', () => {
    expect(() => check(24 * HOUR + 1)).toThrow('This form expired. Please send it again.');
  });

  test('is refused with another time under the same signature', () => {
    const [, signature] = issueFormToken(NOW).split('.');
    expect(() => check(HOUR, `${(NOW - HOUR).toString(36)}.${signature}`)).toThrow('This form expired.');
  });

  test.each(['', '.', 'x', 'x.y', '..', `${NOW.toString(36)}.`])('is refused as forged: %j', (token) => {
    expect(() => check(HOUR, token)).toThrow('This form expired.');
  });

  test('is refused when signed with another secret', () => {
    const token = issueFormToken(NOW);
    process.env.FORM_SECRET = 'another-secret-of-a-test-0123456789';
    expect(() => check(HOUR, token)).toThrow('This form expired.');
    process.env.FORM_SECRET = 'a-form-secret-of-a-test-0123456789';
  });

  test('is the same for everyone who asks at the same moment', () => {
    expect(issueFormToken(NOW)).toBe(issueFormToken(NOW));
  });
});
