import { expect, test } from 'vitest';
import { classicPath, modernPath, themeOfPath } from './theme';

test('the classic theme is at the /v1 routes, the modern theme at all others', () => {
  expect(['/v1', '/v1/blog', '/', '/v10', '/portfolio'].map(themeOfPath)).toEqual([
    'classic',
    'classic',
    'modern',
    'modern',
    'modern',
  ]);
});

test('/v1 pages are canonical to their main counterpart', () => {
  expect(modernPath('/v1')).toBe('/');
  expect(modernPath('/v1/blog/first')).toBe('/blog/first');
  expect(modernPath('/bio')).toBe('/bio');
});

test.each([
  ['/', '/v1'],
  ['/contact', '/v1/contact'],
  ['/blog/first-steps', '/v1/blog/first-steps'],
  ['/projects', '/v1/projects'],
])('a link inside /v1 to %s stays in /v1', (written, place) => {
  expect(classicPath(written)).toBe(place);
});

test('a link inside /v1 to a page of that theme stays in /v1', () => {
  const files = Object.keys(import.meta.glob('../routes/v1/*.tsx'));
  const firstParts = files.map((file) => file.replace('../routes/v1/', '').replace(/\..*/, ''));
  const pages = [...new Set(firstParts)].filter((part) => !['route', 'index', '$'].includes(part));
  expect(pages).toContain('portfolio');
  expect(pages.map((page) => classicPath(`/${page}`))).toEqual(pages.map((page) => `/v1/${page}`));
});

test.each(['/rate-card', '/book', '/about-roles', '/privacy-policy', '/v1/blog', '/projects/abc123'])(
  '%s has no separate page there',
  (path) => {
    expect(classicPath(path)).toBe(path);
  },
);
