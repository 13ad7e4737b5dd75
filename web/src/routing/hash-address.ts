/** Parts of an address, as `window.location` has them. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

/** '/portfolio?page=2' → '/#/portfolio?page=2', what the address bar shows in the running app. */
export function hashAddress(route: string): string {
  return `/#${route}`;
}

/**
 * The route an address asks for: the one after '#/' if there is one, else the path itself.
 * '#portfolio' is an anchor on the page and no route.
 */
export function routeInAddress({ pathname, search, hash }: AddressParts): string {
  return hash.startsWith('#/') ? hash.slice(1) : `${pathname}${search}${hash}`;
}

/** '/admin/…' when the address asks for the owner's area by hash, which is another application; else null. */
export function adminPathInHash(hash: string): string | null {
  return /^#\/admin(\/|$)/.test(hash) ? hash.slice(1) : null;
}

/** Path and search of a route without its anchor. */
export function withoutAnchor(route: string): string {
  const anchor = route.indexOf('#');
  return anchor < 0 ? route : route.slice(0, anchor);
}
