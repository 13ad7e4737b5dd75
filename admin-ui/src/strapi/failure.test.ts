import { describe, expect, test } from 'vitest';
import { Conflict, Refusal, Unauthorised, Unavailable } from './errors';
import { failureOf } from './failure';

const failed = (status: number, body?: unknown, retryAfter: string | null = null) =>
  failureOf({ status, body, retryAfter, requestId: '3f9a1c0b7d2e' });

const graphqlError = (code: string, details?: unknown, message = 'A sentence.') => ({
  errors: [{ message, extensions: { code, error: { name: code, message, details } } }],
});

describe('Session errors: only a 401 ends the session, a 503 never does', () => {
  test('a 401 is Unauthorised whatever its body', () => {
    expect(failed(401, { error: { status: 401, name: 'UnauthorizedError', message: 'no' } })).toBeInstanceOf(
      Unauthorised,
    );
    expect(failed(401)).toBeInstanceOf(Unauthorised);
  });

  test('a full disk is Unavailable, with its sentence', () => {
    const error = failed(507, { error: { message: 'The disk is full.', code: 'DISK_FULL' } });
    expect(error).toBeInstanceOf(Unavailable);
    expect(error.message).toBe('The disk is full.');
  });

  test('a 503 is Unavailable, with its sentence and when to retry', () => {
    const error = failed(503, { error: { message: 'Back soon.', code: 'MAINTENANCE' } }, '5');

    expect(error).toBeInstanceOf(Unavailable);
    expect(error).toMatchObject({ message: 'Back soon.', retryAfterSeconds: 5 });
  });

  test('a server failure keeps the reference to its log entry', () => {
    expect(failed(500)).toMatchObject({ reference: '3f9a1c0b7d2e' });
  });

  test('other 5xx responses and internal errors never show their own text', () => {
    expect(failed(500, { error: { message: 'SQLITE_BUSY', name: 'Error' } }).message).not.toContain('SQLITE');
    expect(failed(200, graphqlError('INTERNAL_SERVER_ERROR', null, 'stack'))).toBeInstanceOf(Unavailable);
  });
});

describe('Conflicts: two tabs never overwrite each other silently', () => {
  test('a stale revision is a Conflict that carries the stored values', () => {
    const error = failed(
      200,
      graphqlError('STRAPI_CONFLICT_ERROR', { current: { title: 'Theirs', revision: 7 } }),
    );

    expect(error).toBeInstanceOf(Conflict);
    expect(error).toMatchObject({ current: { title: 'Theirs' }, currentRevision: 7 });
  });
});

test('a refused field keeps its path and sentence', () => {
  const details = { errors: [{ path: ['title'], message: 'title is too long', name: 'ValidationError' }] };

  const error = failed(200, graphqlError('BAD_USER_INPUT', details));

  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [{ path: 'title', message: 'title is too long' }],
  });
});

test('a throttled sign-in reports when to retry, from the body or the header', () => {
  const body = {
    error: { status: 429, name: 'RateLimitError', message: 'Try again in 60 seconds.', details: {} },
  };

  expect(failed(429, body, '60')).toMatchObject({
    message: 'Try again in 60 seconds.',
    retryAfterSeconds: 60,
  });
  expect(failed(200, graphqlError('STRAPI_RATE_LIMIT_ERROR', { retryAfterSeconds: 30 }))).toMatchObject({
    code: 'STRAPI_RATE_LIMIT_ERROR',
    retryAfterSeconds: 30,
  });
});

test('an unknown error format is still a Refusal', () => {
  expect(failed(418, '<html>')).toBeInstanceOf(Refusal);
});
