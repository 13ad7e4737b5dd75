import { defaultParseSearch } from '@tanstack/react-router';
import { routePath } from './initiative-path';

/**
 * Same origin, but other applications or files: the comp card, feeds, the calendar. No page has a dot in its last
 * part.
 */
const NOT_PAGES = /^\/(admin|api|uploads|graphql)(\/|$)|\.\w+$/;

/**
 * Reads a link of a text as a place of the router.
 *
 * @param href as written: '/contact', '/#/contact', 'https://own.site/contact', 'https://elsewhere.org'
 * @param origin of this site, without a trailing slash
 * @returns null when the link leaves the app, is an anchor on the page or cannot be read
 */
export function internalPlace(href: string, origin: string) {
  if (!href.startsWith('/') && !href.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(href, origin)) return null;
  const written = new URL(href, origin);
  if (written.origin !== new URL(origin).origin) return null;
  // Owners copy addresses from the bar of the running app.
  const place = written.hash.startsWith('#/') ? new URL(written.hash.slice(1), origin) : written;
  if (NOT_PAGES.test(place.pathname)) return null;
  return {
    pathname: routePath(place.pathname),
    // Parsed by the router: `?page=2` is a number.
    search: defaultParseSearch(place.search),
    ...(place.hash && { hash: place.hash.slice(1) }),
  };
}
