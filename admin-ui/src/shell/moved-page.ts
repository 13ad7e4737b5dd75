/** Former paths that bookmarks may still use, with the current ones. */
const MOVED = [
  ['/book', '/model-profile'],
  ['/booking-papers', '/booking-settings'],
] as const;

/**
 * Returns the current path of a moved page, or null.
 * @param path inside the owner's area: '/book/digitals'
 */
export function movedPage(path: string): string | null {
  const moved = MOVED.find(([from]) => path === from || path.startsWith(`${from}/`));
  return moved ? moved[1] + path.slice(moved[0].length) : null;
}
