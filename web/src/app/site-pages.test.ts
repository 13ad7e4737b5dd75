import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../../cms/src/shared/site-pages';
import { routeTree } from '../route-tree.gen';

interface RouteNode {
  options: { path?: string };
  children?: Record<string, RouteNode>;
}

/** Returns the addresses of all routes without parameters. */
function fixedPaths({ options: { path = '' }, children = {} }: RouteNode, parent = ''): string[] {
  const place = `${parent}/${path}`.replaceAll(/\/+/g, '/');
  const below = Object.values(children);
  if (below.length > 0) return below.flatMap((route) => fixedPaths(route, place));
  return place.includes('$') ? [] : [place.replace(/(?<=.)\/$/, '')];
}

test('the list of pages names exactly the routes of both themes', () => {
  const listed = SITE_PAGES.flatMap(({ path, inClassic }) => [
    path,
    ...(inClassic ? [`/v1${path}`.replace(/\/$/, '')] : []),
  ]);
  expect(listed.toSorted()).toEqual([...new Set(fixedPaths(routeTree as unknown as RouteNode))].toSorted());
});
