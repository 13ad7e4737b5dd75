/** Returns the address in the address bar of the running app: '/portfolio?page=2' → '/#/portfolio?page=2'. */
export function hashAddress(route: string): string {
  return `/#${route}`;
}

/**
 * Returns the route in an address: the part after '#/' if there is one, otherwise the path. '#portfolio' is an anchor
 * and not a route.
 */
export function routeInAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return hash.startsWith('#/') ? hash.slice(1) : `${pathname}${search}${hash}`;
}

/** Returns '/admin/…' when the hash names the owner's area, which is another application; otherwise null. */
export function adminPathInHash(hash: string): string | null {
  return /^#\/admin(\/|$)/.test(hash) ? hash.slice(1) : null;
}

/** Returns path and search of a route without its anchor. */
export function withoutAnchor(route: string): string {
  const anchor = route.indexOf('#');
  return anchor < 0 ? route : route.slice(0, anchor);
}
