import { expect, test } from 'vitest';
import { isClientsPath } from './clients-path';

test.each([
  '/b/dK3x',
  '/B/dK3x',
  '/v1/b/dK3x',
  '/V1/B/dK3x/quote.pdf',
  '/b%2fdK3x',
  '/b%2FdK3x',
  '/%62/dK3x',
  '/%42%2fdK3x',
  '/v1%2Fb%2FdK3x',
  '/%76%31/b/dK3x',
  '/b%252fdK3x',
  '/b%25252fdK3x',
  '/b%5cdK3x',
  '/b\\dK3x',
  '//b//dK3x',
  '/./b/dK3x',
  '/blog/../b/dK3x',
  '/blog/%2e%2e/b/dK3x',
  '/../../b/dK3x',
  '/b%2fdK3x%',
  '/b%2f%E0%A4%A',
])("%s is a client's own page", (path) => {
  expect(isClientsPath(path)).toBe(true);
});

test.each(['/', '/blog', '/blog/b/x', '/bio', '/book', '/b%61/x', '/v1', '/v1/blog', '/v2/b/x', '/%'])(
  "%s is everybody's",
  (path) => {
    expect(isClientsPath(path)).toBe(false);
  },
);
