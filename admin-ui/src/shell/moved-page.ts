/** Former addresses that bookmarks may still hold, with the current ones. */
const MOVED = [
  ['/book', '/model-profile'],
  ['/booking-papers', '/booking-settings'],
] as const;

/**
 * Returns the current address of a page that has moved, or null.
 *
 * @param path inside the owner's area: '/book/digitals'
 */
export function movedPage(path: string): string | null {
  const moved = MOVED.find(([from]) => path === from || path.startsWith(`${from}/`));
  return moved ? moved[1] + path.slice(moved[0].length) : null;
}
