import type { LocationRewrite } from '@tanstack/react-router';
import { INITIATIVE_PATH, sitePageAt } from '../../../cms/src/shared/site-pages';
import { modernPath } from './theme';

let current: string = INITIATIVE_PATH;

/** Sets the path that the owner gave to the initiative's page: '/our-voices'. */
export function setInitiativePath(path: string | undefined): void {
  current = path ?? INITIATIVE_PATH;
}

/** Exchanges the path of a page, in both themes. */
function exchanged(pathname: string, from: string, to: string): string {
  const path = modernPath(pathname);
  return path === from ? pathname.slice(0, -path.length) + to : pathname;
}

/** Returns the path by which visitors reach a route: for addresses made outside the router. */
export const publicPath = (pathname: string): string => exchanged(pathname, INITIATIVE_PATH, current);

/** Returns the path of the route at a public path. */
export const routePath = (pathname: string): string => exchanged(pathname, current, INITIATIVE_PATH);

/** Whether the settings have to be loaded to know the page at a public path. */
export function mayBeInitiative(pathname: string): boolean {
  const path = modernPath(pathname);
  return path === INITIATIVE_PATH || (/^\/[^/]+$/.test(path) && !sitePageAt(path));
}

export const initiativeRewrite: LocationRewrite = {
  input: ({ url }) => Object.assign(url, { pathname: routePath(url.pathname) }),
  output: ({ url }) => Object.assign(url, { pathname: publicPath(url.pathname) }),
};
