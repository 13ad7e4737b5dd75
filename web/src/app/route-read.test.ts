import { expect, test } from 'vitest';
import { routeRead } from './route-read';

test.each([
  ['/', '/'],
  ['/bio?fbclid=IwAR0x', '/bio'],
  ['/bio?', '/bio'],
  ['/v1/contact?igsh=1&utm_source=x', '/v1/contact'],
  ['/contact?sent=received&gclid=2', '/contact?sent=received'],
  ['/contact?sent=sometimes', '/contact'],
  ['/bio?tag=Runway', '/bio'],
  ['/v1/blog?utm_medium=social&tag=Runway&search=silk', '/v1/blog?search=silk&tag=Runway'],
  ['/v1/blog?tag=Runway&search=silk', '/v1/blog?search=silk&tag=Runway'],
  ['/v1/blog?tag=%52unway', '/v1/blog?tag=Runway'],
  ['/blog?tag=Runway&page=2', '/blog?page=2'],
  [`/v1/blog?tag=${'x'.repeat(500)}`, '/v1/blog'],
  ['/blog/spring?fbclid=1&pages=2', '/blog/spring?pages=2'],
  ['/blog/spring?pages=many', '/blog/spring'],
  ['/nowhere?x=1', '/nowhere'],
  ['/?fbclid=1?fbclid=2', '/'],
  ['/bio?__proto__=1&constructor=2', '/bio'],
  ['/bio?%E0%A4%A=1', '/bio'],
])('of %s the page reads %s', (asked, read) => {
  expect(routeRead(asked)).toBe(read);
});
