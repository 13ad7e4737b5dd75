import { expect, test } from 'vitest';
import { internalPlace } from './internal-place';

const ORIGIN = 'https://site.test';

test('a path of the site goes through the router, with its filters and anchor', () => {
  expect(internalPlace('/contact', ORIGIN)).toEqual({ pathname: '/contact', search: {} });
  expect(internalPlace('/volunteer?project=p1#form', ORIGIN)).toEqual({
    pathname: '/volunteer',
    search: { project: 'p1' },
    hash: 'form',
  });
});

test('an address copied from the running app is the same place', () => {
  expect(internalPlace('https://site.test/#/bio', ORIGIN)).toEqual({ pathname: '/bio', search: {} });
  expect(internalPlace('/#/about-roles?role=judge', ORIGIN)).toEqual({
    pathname: '/about-roles',
    search: { role: 'judge' },
  });
});

test('what follows the question mark is read as the router reads it', () => {
  expect(internalPlace('/blog?page=2', ORIGIN)?.search).toEqual({ page: 2 });
  expect(internalPlace('/blog?page=%222%22', ORIGIN)?.search).toEqual({ page: '2' });
});

test('other sites, files, the owner’s area and anchors are left to the browser', () => {
  const outside = [
    'https://elsewhere.org/a',
    '//elsewhere.org/a',
    '/uploads/a.pdf',
    '/comp-card.pdf',
    '/#/events.ics',
    '/admin',
    'mailto:a@b.co',
    '#top',
  ];
  expect(outside.map((href) => internalPlace(href, ORIGIN))).toEqual(outside.map(() => null));
});
