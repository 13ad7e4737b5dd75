import { expect, test } from 'vitest';
import { inLowerCase, looksLikeFile, withoutExtraSlashes } from './request-path';

test.each([
  ['/blog/', '/blog'],
  ['/blog/spring/?sent=pending', '/blog/spring?sent=pending'],
  ['/v1///', '/v1'],
  ['//', '/'],
  ['//events', '/events'],
  ['/blog//spring', '/blog/spring'],
  ['//evil.test/', '/evil.test'],
])('%s has one address: %s', (asked, straight) => {
  expect(withoutExtraSlashes(asked)).toBe(straight);
});

test.each(['/', '/blog', '/blog?tag=a/', '//\\evil.test/', '/\\evil.test/', '/?tag=x'])('%s stays', (url) => {
  expect(withoutExtraSlashes(url)).toBeUndefined();
});

// A quadratic algorithm would exceed the test's time limit.
test('a million slashes are read', () => {
  const many = '/'.repeat(1_000_000);
  expect(withoutExtraSlashes(`/${many}x`)).toBe('/x');
  expect(withoutExtraSlashes(`/x${many}x`)).toBe('/x/x');
});

test.each([
  ['/Contact', '/contact'],
  ['/V1/Blog/Spring', '/v1/blog/spring'],
  ['/B/dK3x', '/b/dK3x'],
  ['/V1/b/dK3x', '/v1/b/dK3x'],
])('%s is named in small letters: %s, a key keeps its own', (asked, named) => {
  expect(inLowerCase(asked)).toBe(named);
});

test.each(['/contact', '/b/dK3x', '/blog/%C3%89T%C3%89'])('%s is as it is named', (path) => {
  expect(inLowerCase(path)).toBeUndefined();
});

test('a path with a dot in it can still be a page', () => {
  expect(looksLikeFile('/blog/spring-2.0-notes')).toBe(false);
  expect(looksLikeFile('/wp-login.php?x=1')).toBe(true);
  expect(looksLikeFile('/assets/app-1.js')).toBe(true);
});
