import { expect, test } from 'vitest';
import { mainCounterpart, themeOfPath } from './theme';

test('the older theme is at the /v1 routes, the newer at the main ones', () => {
  expect(['/v1', '/v1/blog', '/', '/v10', '/portfolio'].map(themeOfPath)).toEqual([
    'classic',
    'classic',
    'modern',
    'modern',
    'modern',
  ]);
});

test('/v1 pages are canonical to their main counterpart', () => {
  expect(mainCounterpart('/v1')).toBe('/');
  expect(mainCounterpart('/v1/blog/first')).toBe('/blog/first');
  expect(mainCounterpart('/bio')).toBe('/bio');
});
