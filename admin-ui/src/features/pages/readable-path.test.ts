import { expect, test } from 'vitest';
import { readablePath, storedSpellings } from './pages';

test.each([
  ['/caf%C3%A9', '/café'],
  ['/%ED%95%9C%EA%B8%80', '/한글'],
  ['/two%20words', '/two words'],
  // Without their percent sign these would be different paths.
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['/100%', '/100%'],
  ['/%E9', '/%E9'],
])('shows %s as %s', (stored, shown) => {
  expect(readablePath(stored)).toBe(shown);
});

test('a search finds letters with and without percent encoding', () => {
  expect(storedSpellings('café')).toEqual(['café', 'caf%C3%A9']);
  expect(storedSpellings('shop')).toEqual(['shop']);
  expect(storedSpellings('\ud800')).toEqual(['\ud800']);
});
