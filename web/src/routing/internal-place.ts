/** A place in this site, as the router takes it. */
export interface InternalPlace {
  pathname: string;
  search: Record<string, string>;
  /** Anchor without '#' */
  hash?: string;
}

/** Same origin, but other applications or files. */
const NOT_PAGES = /^\/(admin|api|uploads|graphql)(\/|$)/;

/**
 * Reads a link of a written text.
 *
 * @param href as it was written: '/contact', '/#/contact', 'https://own.site/contact', 'https://elsewhere.org'
 * @param origin of this site, without a trailing slash
 * @returns null when the link leads out of the app, is an anchor on the page or cannot be read
 */
export function internalPlace(href: string, origin: string): InternalPlace | null {
  if (!href.startsWith('/') && !href.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(href, origin)) return null;
  const written = new URL(href, origin);
  if (written.origin !== new URL(origin).origin) return null;
  // What the address bar of the running app shows is what owners paste.
  const place = written.hash.startsWith('#/') ? new URL(written.hash.slice(1), origin) : written;
  if (NOT_PAGES.test(place.pathname)) return null;
  return {
    pathname: place.pathname,
    search: Object.fromEntries(place.searchParams),
    ...(place.hash && { hash: place.hash.slice(1) }),
  };
}
