import { expect, test } from 'vitest';
import { adminPathInHash, hashAddress, routeInAddress } from './hash-address';

const at = (address: string) => new URL(address, 'http://site.test');

test('URLs are hash-based: the bar shows the route after the hash', () => {
  expect(hashAddress('/about-roles?role=judge')).toBe('/#/about-roles?role=judge');
});

test('a hash route wins over the path, the path is the route otherwise', () => {
  expect(routeInAddress(at('/#/portfolio?category=Runway'))).toBe('/portfolio?category=Runway');
  expect(routeInAddress(at('/blog#/contact'))).toBe('/contact');
  expect(routeInAddress(at('/blog/first?x=1#comments'))).toBe('/blog/first?x=1#comments');
});

test('an anchor on the page is not a route', () => {
  expect(routeInAddress(at('/#portfolio'))).toBe('/#portfolio');
});

test("the owner's area by hash is found, look-alikes are not", () => {
  expect(adminPathInHash('#/admin/login?next=%2Fadmin')).toBe('/admin/login?next=%2Fadmin');
  expect(adminPathInHash('#/admin')).toBe('/admin');
  expect(adminPathInHash('#/administration')).toBeNull();
});
