import { expect, test } from 'vitest';
import { classicPlace } from './classic-place';

test.each([
  ['/', '/v1'],
  ['/contact', '/v1/contact'],
  ['/blog/first-steps', '/v1/blog/first-steps'],
])('a link inside /v1 to %s stays in /v1', (written, place) => {
  expect(classicPlace(written)).toBe(place);
});

test.each(['/rate-card', '/about-roles', '/privacy-policy', '/v1/blog'])(
  '%s has no page of its own there',
  (path) => {
    expect(classicPlace(path)).toBe(path);
  },
);
